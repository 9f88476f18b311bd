import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";

/** What begins with a zero or a plus in many countries. */
export const ZERO_COLUMNS = new Set<BatchColumn>(["phone", "zip_code"]);

/** Countries whose phone numbers or postal codes begin with zeros. */
interface Country {
  names: string;
  /** Digits of its calling code, where its phone numbers begin with 0 within the country. */
  calling?: string;
  /** Digits of a postal code, where some begin with 0. */
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

/** Ten digits that begin so are complete in no country: a mobile number of Germany has a 0 in front. */
const GERMAN_MOBILE = /^1[5-7]\d{8}$/;
const NATIONAL = /^[1-9]\d{6,10}$/;

/**
 * Whether a phone number has lost the zero that it begins with. Digits only: what has a space or a dash was no number in a
 * spreadsheet, which would have dropped it.
 */
export const hasLostPhoneZero = (phone: string, country: string | undefined): boolean => {
  const text = phone.trim();
  if (GERMAN_MOBILE.test(text)) return true;
  const calling = countryOf(country)?.calling;
  return calling !== undefined && NATIONAL.test(text) && !text.startsWith(calling);
};

/** Whether a postal code has a digit less than those of its country. */
export const hasLostPostalZero = (code: string, country: string | undefined): boolean => {
  const postal = countryOf(country)?.postal;
  const text = code.trim();
  return postal !== undefined && text.length === postal - 1 && /^\d+$/.test(text);
};
