import type { GeoLocator } from "../../core/ports/geo-locator.ts";

/** As long as the specification lets a look-up take (D26). */
const TIMEOUT_MS = 5000;
const LONGEST_ANSWER = 65_536;
const REMEMBERED = 10_000;
/** What services call it: ipapi.co and ipinfo.io, ip-api.com, ipwho.is and freeipapi.com. */
const NAMES = ["country_code", "countryCode", "country"] as const;

/** A country out of what a service answered: two letters, alone or in JSON. */
function countryIn(text: string): string | null {
  const plain = text.trim();
  if (/^[A-Za-z]{2}$/.test(plain)) return plain.toUpperCase();
  try {
    const answer: unknown = JSON.parse(plain);
    const fields = (typeof answer === "object" && answer !== null ? answer : {}) as Record<string, unknown>;
    const country = NAMES.map((name) => fields[name]).find(
      (value) => typeof value === "string" && /^[A-Za-z]{2}$/.test(value),
    );
    return typeof country === "string" ? country.toUpperCase() : null;
  } catch {
    return null;
  }
}

/**
 * Asks a service on the web (GEOIP_URL), which gets the shortened address in the place of `{ip}`. Each address once; no
 * redirects, five seconds, and whatever goes wrong is a country that is not known.
 */
export function createHttpLocator(urlWithIp: string): GeoLocator {
  const remembered = new Map<string, Promise<string | null>>();

  async function ask(address: string): Promise<string | null> {
    try {
      const response = await fetch(urlWithIp.replace("{ip}", encodeURIComponent(address)), {
        headers: { Accept: "application/json", "User-Agent": "quietzone" },
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok || Number(response.headers.get("Content-Length")) > LONGEST_ANSWER) return null;
      return countryIn((await response.text()).slice(0, LONGEST_ANSWER));
    } catch {
      return null;
    }
  }

  return {
    countryOf(address) {
      const known = remembered.get(address);
      if (known) return known;
      if (remembered.size >= REMEMBERED) remembered.clear();
      const answer = ask(address);
      remembered.set(address, answer);
      return answer;
    },
  };
}
