import type { Place } from "../../core/ports/geo-locator.ts";
import type { PlaceFinder } from "./place-finder.ts";

const REMEMBERED = 10_000;
/** Field names of the services: ipapi.co and ipinfo.io, ip-api.com, ipwho.is and freeipapi.com. */
const COUNTRY_NAMES = ["country_code", "countryCode", "country"] as const;
const REGION_NAMES = ["region", "regionName", "region_name"] as const;
const CITY_NAMES = ["city", "cityName"] as const;
/** Characters of a name of a place at most. */
const NAME_LENGTH = 100;

const isCountry = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z]{2}$/.test(value);
const isName = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** Parses a service's response: just two letters, or JSON. */
function placeIn(text: string): Place | null {
  const plain = text.trim();
  if (isCountry(plain)) return { country: plain.toUpperCase(), region: null, city: null };
  try {
    const answer: unknown = JSON.parse(plain);
    const fields = (typeof answer === "object" && answer !== null ? answer : {}) as Record<string, unknown>;
    const nameIn = (names: readonly string[]) =>
      names
        .map((name) => fields[name])
        .find(isName)
        ?.trim()
        .slice(0, NAME_LENGTH) ?? null;
    const country = COUNTRY_NAMES.map((name) => fields[name]).find(isCountry);
    return country === undefined
      ? null
      : { country: country.toUpperCase(), region: nameIn(REGION_NAMES), city: nameIn(CITY_NAMES) };
  } catch {
    return null;
  }
}

/** Calls the service, for as long as a look-up may take, without redirects, and gives up an answer that is too long. */
export type PlaceRequest = (
  url: string,
  request: { headers: Record<string, string> },
) => Promise<{ status: number; bytes: Uint8Array }>;

/**
 * Queries a web service (GEOIP_URL) with the shortened address in place of `{ip}`. Each address once; all
 * failures count as an unknown location.
 */
export function createHttpLocator(urlWithIp: string, request: PlaceRequest): PlaceFinder {
  const remembered = new Map<string, Promise<Place | null>>();

  async function ask(address: string): Promise<Place | null> {
    try {
      const { status, bytes } = await request(urlWithIp.replace("{ip}", encodeURIComponent(address)), {
        headers: { Accept: "application/json" },
      });
      return status === 200 ? placeIn(new TextDecoder().decode(bytes)) : null;
    } catch {
      return null;
    }
  }

  return {
    source: { kind: "service", name: new URL(urlWithIp.replace("{ip}", "0.0.0.0")).host, cities: true },
    placeOf(address) {
      const known = remembered.get(address);
      if (known) return known;
      if (remembered.size >= REMEMBERED) remembered.clear();
      const answer = ask(address);
      remembered.set(address, answer);
      return answer;
    },
  };
}
