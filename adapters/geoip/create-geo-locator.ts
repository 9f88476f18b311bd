import type { GeoLocator } from "../../core/ports/geo-locator.ts";
import { createCountryTable } from "./country-table.ts";
import { createHttpLocator, type PlaceRequest } from "./http-locator.ts";
import { openMmdb } from "./mmdb-locator.ts";

/** Addresses without a location: private (RFC 1918, 4193), loopback, link-local, shared (RFC 6598). */
const NOWHERE =
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^0:|^::|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;

/**
 * Local sources first, then a web service if the operator configures one.
 * @param file a .mmdb file that replaces the built-in table
 * @param request calls the service
 * @throws DomainError `config_invalid`
 */
export async function createGeoLocator(
  { file, url }: { file: string | null; url: string | null },
  request: PlaceRequest,
): Promise<GeoLocator> {
  const local = file === null ? createCountryTable() : await openMmdb(file);
  const finders = url === null ? [local] : [local, createHttpLocator(url, request)];

  async function placeOf(address: string) {
    if (address === "" || NOWHERE.test(address)) return null;
    for (const finder of finders) {
      const place = await finder.placeOf(address);
      if (place !== null) return place;
    }
    return null;
  }

  return {
    placeOf,
    countryOf: async (address) => (await placeOf(address))?.country ?? null,
    sources: finders.map(({ source }) => source),
  };
}
