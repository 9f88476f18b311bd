/** Port: where an address is. */
export interface GeoLocator {
  /**
   * @param address IPv4 or IPv6, may be shortened
   * @returns ISO 3166-1 alpha-2 in capitals, or null where it is not known; never throws
   */
  countryOf(address: string): Promise<string | null>;
}
