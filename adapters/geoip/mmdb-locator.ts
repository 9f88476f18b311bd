import { basename } from "node:path";
import { open, type CityResponse } from "maxmind";
import { DomainError } from "../../core/errors.ts";
import type { PlaceFinder } from "./place-finder.ts";

/**
 * Looks up locations in a MaxMind database, country or city, that the operator provides (GEOIP_FILE).
 * @throws DomainError `config_invalid` if the file is not one
 */
export async function openMmdb(file: string): Promise<PlaceFinder> {
  const reader = await open<CityResponse>(file).catch((cause: unknown) => {
    const message = `GEOIP_FILE should be a MaxMind database (.mmdb) of countries or cities: ${file} cannot be read as one`;
    throw new DomainError("config_invalid", message, { cause });
  });
  const kind = reader.metadata.databaseType;
  return {
    source: { kind: "file", name: kind || basename(file), cities: /city|enterprise/i.test(kind) },
    async placeOf(address) {
      try {
        const found = reader.get(address);
        const country = found?.country?.iso_code;
        if (country === undefined) return null;
        return {
          country,
          region: found?.subdivisions?.[0]?.names.en ?? null,
          city: found?.city?.names.en ?? null,
        };
      } catch {
        // an IPv6 address in an IPv4 database
        return null;
      }
    },
  };
}
