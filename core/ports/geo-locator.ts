/** Location of an IP address, as far as known. */
export interface Place {
  /** ISO 3166-1 alpha-2, uppercase. */
  country: string;
  /** State, county or the like, in English; null if unknown. */
  region: string | null;
  city: string | null;
}

/** A source of locations for IP addresses. */
export interface PlaceSource {
  /** The built-in table, the operator's .mmdb file, or a web service. */
  kind: "table" | "file" | "service";
  /** Name for the footer: `IP2Location LITE`, the name of the database, or the host of the service. */
  name: string;
  /** Whether it locates cities, or only countries. */
  cities: boolean;
}

/** Port: locates IP addresses. Addresses are IPv4 or IPv6 and may be shortened. Never throws. */
export interface GeoLocator {
  /** @returns null if not even the country is known */
  placeOf(address: string): Promise<Place | null>;
  /** @returns ISO 3166-1 alpha-2, uppercase, or null if unknown */
  countryOf(address: string): Promise<string | null>;
  /** In lookup order. */
  sources: readonly PlaceSource[];
}
