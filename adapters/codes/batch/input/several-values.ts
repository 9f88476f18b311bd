import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";

/** Fields of which Google Contacts exports several in one cell, and what it writes between them. */
const SEVERAL = new Set<BatchColumn>(["phone", "email", "website"]);
const BETWEEN = " ::: ";

/** What people write between phone numbers. A slash may as well stand behind an area code: 030 / 12345. */
const BETWEEN_NUMBERS = /[/;,|\n]/;
/** Each begins like a whole number. */
const WHOLE_NUMBER = /^[+(0][\d\s().-]{5,}$/;

/** The first of several values in one cell; the cell as it is where it holds one. */
export const firstValue = (text: string, column: BatchColumn): string => {
  if (!SEVERAL.has(column)) return text;
  const first = text.split(BETWEEN, 1)[0] ?? text;
  if (column !== "phone" || !BETWEEN_NUMBERS.test(first)) return first;
  const numbers = first.split(BETWEEN_NUMBERS).map((number) => number.trim());
  return numbers.every((number) => WHOLE_NUMBER.test(number)) ? (numbers[0] ?? first) : first;
};

export const severalNote = (text: string, taken: string): string =>
  `The cell holds several values ("${text}"): ${taken} is taken.`;
