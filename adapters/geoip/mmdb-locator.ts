import { open, type CountryResponse } from "maxmind";
import { DomainError } from "../../core/errors.ts";
import type { GeoLocator } from "../../core/ports/geo-locator.ts";

/**
 * Looks countries up in a MaxMind database, country or city, that the operator gives (GEOIP_FILE).
 * @throws DomainError `config_invalid` where it is none
 */
export async function openMmdb(file: string): Promise<GeoLocator> {
  const reader = await open<CountryResponse>(file).catch((cause: unknown) => {
    const message = `GEOIP_FILE should be a MaxMind database (.mmdb) of countries or cities: ${file} cannot be read as one`;
    throw new DomainError("config_invalid", message, { cause });
  });
  return {
    async countryOf(address) {
      try {
        return reader.get(address)?.country?.iso_code ?? null;
      } catch {
        // an IPv6 address in a database of IPv4
        return null;
      }
    },
  };
}
