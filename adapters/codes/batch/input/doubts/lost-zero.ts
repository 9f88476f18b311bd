import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";

/** Columns whose values begin with a zero or a plus in many countries. */
export const ZERO_COLUMNS = new Set<BatchColumn>(["phone", "zip_code"]);

/** Countries whose phone numbers or postal codes begin with zeros. */
interface Country {
  names: string;
  /** Calling code, if national phone numbers begin with 0. */
  calling?: string;
  /** Digits of a postal code, if some begin with 0. */
  postal?: number;
}

const COUNTRIES: readonly Country[] = [
  { names: "d|de|deu|germany|deutschland|allemagne|alemania|germania|alemanha", calling: "49", postal: 5 },
  { names: "f|fr|fra|france|frankreich|francia|frança", calling: "33", postal: 5 },
  { names: "a|at|aut|austria|österreich|autriche|áustria", calling: "43" },
  { names: "ch|che|switzerland|schweiz|suisse|suiza|svizzera|suíça", calling: "41" },
  { names: "gb|gbr|uk|united kingdom|great britain|england", calling: "44" },
  { names: "i|it|ita|italy|italien|italie|italia|itália", postal: 5 },
  { names: "e|es|esp|spain|spanien|espagne|españa|spagna|espanha", postal: 5 },
  { names: "us|usa|united states|united states of america", postal: 5 },
];
const BY_NAME = new Map(
  COUNTRIES.flatMap((country) => country.names.split("|").map((name) => [name, country] as const)),
);
const countryOf = (text: string | undefined): Country | undefined =>
  BY_NAME.get((text ?? "").trim().toLowerCase());

/** Ten digits with this prefix are complete in no country: a German mobile number has a leading 0. */
const GERMAN_MOBILE = /^1[5-7]\d{8}$/;
const NATIONAL = /^[1-9]\d{6,10}$/;

/**
 * Whether a phone number has lost its leading zero. Digits only: a value with a space or dash was never a number in a spreadsheet, so no
 * zero was dropped.
 */
export const hasLostPhoneZero = (phone: string, country: string | undefined): boolean => {
  const text = phone.trim();
  if (GERMAN_MOBILE.test(text)) return true;
  const calling = countryOf(country)?.calling;
  return calling !== undefined && NATIONAL.test(text) && !text.startsWith(calling);
};

/** Whether a postal code is one digit short for its country. */
export const hasLostPostalZero = (code: string, country: string | undefined): boolean => {
  const postal = countryOf(country)?.postal;
  const text = code.trim();
  return postal !== undefined && text.length === postal - 1 && /^\d+$/.test(text);
};
