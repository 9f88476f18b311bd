/** Location of an IP address, as far as it is known. */
export interface Place {
  /** ISO 3166-1 alpha-2 in capitals. */
  country: string;
  /** State, county or the like, in English; null where it is not known. */
  region: string | null;
  city: string | null;
}

/** A source of locations for IP addresses. */
export interface PlaceSource {
  /** The table that comes with the program, a .mmdb file of the operator, a service on the web. */
  kind: "table" | "file" | "service";
  /** Name for the footer: `IP2Location LITE`, the database's own name, or the host of the service. */
  name: string;
  /** Whether towns can be known, or countries only. */
  cities: boolean;
}

/** Port: where an address is. Addresses are IPv4 or IPv6 and may be shortened; nothing here ever throws. */
export interface GeoLocator {
  /** @returns null where not even the country is known */
  placeOf(address: string): Promise<Place | null>;
  /** @returns ISO 3166-1 alpha-2 in capitals, or null where it is not known */
  countryOf(address: string): Promise<string | null>;
  /** In the order in which they are asked. */
  sources: readonly PlaceSource[];
}
