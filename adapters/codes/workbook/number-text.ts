import { format as applyFormat, getLocale, isDateFormat } from "numfmt";

/** The built-in formats (ECMA-376 part 1, 18.8.30) that are no dates; date formats depend on the country. */
const BUILT_IN: Record<number, string> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  37: "#,##0;-#,##0",
  38: "#,##0;-#,##0",
  39: "#,##0.00;-#,##0.00",
  40: "#,##0.00;-#,##0.00",
  48: "##0.0E+0",
};
const DATE = "yyyy-mm-dd";

/** The code of a built-in number format; null: General, or text. */
export const builtInFormat = (id: number): string | null => {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)) {
    return DATE;
  }
  return BUILT_IN[id] ?? null;
};

export interface NumberText {
  text: string;
  /** date: the original may have been a text such as 10-12; scientific: digits are lost. */
  doubt: "date" | "scientific" | null;
  /** Effect of the format on the number: it appends a text such as a currency, or groups digits; neither is kept. */
  look?: "formattedNumbers" | "displayedThousands";
  /** A date as its cell shows it, if its format says that alone; missing: the text is the same, or the country decides. */
  shown?: string;
}

/** Significant digits that a spreadsheet keeps (IEEE 754). */
export const KEPT_DIGITS = 15;
/** Days between the two date systems, 1900 and 1904. */
const DAYS_OF_1904 = 1462;
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/**
 * The displayed text of a number: leading zeros and decimals as in its format, all digits of a long number,
 * no thousands separators; dates as ISO 8601.
 * @param code of the number format; null: General
 */
export const numberText = (value: number, code: string | null, is1904: boolean): NumberText => {
  if (code !== null && isDateCode(code)) {
    const day = is1904 ? value + DAYS_OF_1904 : value;
    // values that are no valid day are displayed as ####
    const isDay = day >= 0 && day <= LAST_DAY;
    if (!isDay) return numberText(value, null, is1904);
    const text = dateText(day);
    const shown = saysAll(code) ? formatted(code, day).trim() : text;
    return { text, doubt: "date", ...(shown !== text && { shown }) };
  }
  const isScientific = code !== null && /E[+-]/i.test(withoutTexts(code));
  if (Math.abs(value) >= 10 ** KEPT_DIGITS || (isScientific && isRounded(value, code))) {
    return { text: formatted("0.00000E+00", value), doubt: "scientific" };
  }
  if (code === null || isScientific || AS_IT_IS.test(code)) return { text: plain(value), doubt: null };
  const ungrouped = withoutThousands(code);
  const text = formatted(ungrouped, withoutBinaryError(value, ungrouped)).trim();
  if (text === "") return { text: plain(value), doubt: null };
  if (/[\p{L}\p{Sc}%‰]/u.test(text)) return { text, doubt: null, look: "formattedNumbers" };
  return ungrouped !== code && Math.abs(value) >= 1000
    ? { text, doubt: null, look: "displayedThousands" }
    : { text, doubt: null };
};

/** General, or Text on a number that was there before: neither changes its digits. */
const AS_IT_IS = /^(?:general|@)$/i;

/** Whether a number format adds no leading zeros. */
export const addsNoZeros = (code: string | null): boolean =>
  code === null || /^(?:general|@|[#,]*0)$/i.test(code);

const isDateCode = (code: string): boolean => {
  try {
    return isDateFormat(code);
  } catch {
    return false;
  }
};

/** The date or time of the country, and calendars and digits of some, which numfmt does not write. */
const OF_COUNTRY = /\[\$-(?:x-|[\da-f]{6,}|F[48]00)/i;

/** Whether a date format shows the same in each country: digits, and names of months and days only in a language that it names. */
const saysAll = (code: string): boolean => {
  const bare = withoutTexts(code);
  if (OF_COUNTRY.test(code) || !/^[dmyhs0\s.,:/;@-]*$/i.test(bare)) return false;
  const language = /\[\$-([^\]]+)\]/.exec(code)?.[1];
  return !/mmm|ddd/i.test(bare) || (language !== undefined && getLocale(language) !== null);
};

/**
 * Numbers displayed as 4.00638E+12, as 9.64E+07 for eight digits, and the part number 3E5: all digits are
 * shown, or the last are zeros.
 */
const isRounded = (value: number, code: string): boolean =>
  (Math.abs(value) >= 10 || Math.abs(value) < 1) &&
  value !== 0 &&
  (/\d000$/.test(String(value)) || Number(formatted(code, value)) === value);

const plain = (value: number): string => {
  const text = String(Number(value.toPrecision(KEPT_DIGITS)));
  return text.includes("e") ? formatted("General", value) : text;
};

/** Decimal places of a number format. */
const PLACES = /\.([0#?]+)/;
/** So small a part of a number that a spreadsheet, which counts with 15 digits, does not have it. */
const BINARY_ERROR = 1e-15;

/**
 * As a binary number, 1.005 is slightly less and would be rounded down, while spreadsheets round the
 * displayed number.
 * @returns the number increased just enough to round like its decimal digits; unchanged if no decimals are
 * cut
 */
const withoutBinaryError = (value: number, code: string): number => {
  const places = PLACES.exec(withoutTexts(code))?.[1]?.length ?? 0;
  const digits = Math.log10(Math.abs(value)) + places;
  return places > 0 && digits < KEPT_DIGITS - 3 ? value * (1 + BINARY_ERROR) : value;
};

const dateText = (day: number): string => {
  const time = day % 1 === 0 ? "" : " hh:mm:ss";
  return formatted(day < 1 && day > 0 ? "hh:mm:ss" : `${DATE}${time}`, day);
};

const formatted = (code: string, value: number): string => {
  try {
    return applyFormat(code, value);
  } catch {
    return String(value);
  }
};

const PART = /"[^"]*"|\\.|\[[^[\]]*\]|,(?=[#0?])/g;
const withoutThousands = (code: string): string => code.replace(PART, (part) => (part === "," ? "" : part));
const withoutTexts = (code: string): string => code.replace(PART, "");
