/** 0:00 and similar, as databases and pandas append it. */
const TIME = String.raw`(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?`;
const DAY_FIRST = new RegExp(String.raw`^(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{1,2}\/\d{1,2}\/\d{2})${TIME}$`);
const YEAR_FIRST = new RegExp(String.raw`^\d{4}([./-])\d{1,2}\1\d{1,2}${TIME}$`);
/** 12-Oct, 12. Okt, 12-oct.-24 */
const DAY_AND_MONTH = /^\d{1,2}[-./ ]{1,2}(\p{L}{3,10})\.?(?:[-/ ]\d{2,4})?$/u;
/** Oct-12, Okt 24 */
const MONTH_FIRST = /^(\p{L}{3,10})\.?[-/ ]\d{1,4}$/u;
const LONGEST = 30;

/** Month abbreviations of spreadsheets in English, German, French, Spanish, Italian and Portuguese, without accents. */
const MONTHS = new Set(
  (
    "jan feb mar apr may jun jul aug sep sept oct nov dec mrz mai okt dez janv fevr fev mars avr juin juil aout " +
    "ene abr ago dic gen mag giu lug set ott out january february march april june july august september october " +
    "november december januar februar marz juni juli oktober dezember"
  ).split(" "),
);

/** Whether a text has a spreadsheet's date format: it may have been another text, such as 10-12. */
export const looksLikeDate = (text: string): boolean => {
  if (text.length > LONGEST) return false;
  if (DAY_FIRST.test(text) || YEAR_FIRST.test(text)) return true;
  const month = (DAY_AND_MONTH.exec(text) ?? MONTH_FIRST.exec(text))?.[1];
  return month !== undefined && MONTHS.has(month.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
};
