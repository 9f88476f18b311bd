/** Unicode region codes that are not countries: groups of states, grouped remote islands, tests, and the unknown region. */
const NO_COUNTRY = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Whether two uppercase letters are a current country or territory code (ISO 3166-1 alpha-2, and XK for
 * Kosovo, as banks use it).
 */
export const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.has(code) &&
  names.of(code) !== undefined &&
  // a withdrawn code, such as SU, canonicalizes to another one
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
