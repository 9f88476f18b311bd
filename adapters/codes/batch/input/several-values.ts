import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";

/** Fields of which Google Contacts exports several in one cell, and what it writes between them. */
const SEVERAL = new Set<BatchColumn>(["phone", "email", "website"]);
const BETWEEN = " ::: ";

/** What people write between phone numbers. A slash may as well stand behind an area code: 030 / 12345. */
const BETWEEN_NUMBERS = /[/;,|\n]/;
/** Each begins like a whole number. */
const WHOLE_NUMBER = /^[+(0][\d\s().-]{5,}$/;

/** The same between email addresses, with their whole form. */
const BETWEEN_EMAILS = /[;,|\s]+/;
const WHOLE_EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** The first of several values in one cell; the cell as it is where it holds one. */
export const firstValue = (text: string, column: BatchColumn): string => {
  if (!SEVERAL.has(column)) return text;
  const first = text.split(BETWEEN, 1)[0] ?? text;
  if (column === "phone") return firstOf(first, BETWEEN_NUMBERS, WHOLE_NUMBER);
  return column === "email" ? firstOf(first, BETWEEN_EMAILS, WHOLE_EMAIL) : first;
};

/** The first part of a text that is nothing but values of this form; the text as it is where it is something else. */
const firstOf = (text: string, between: RegExp, whole: RegExp): string => {
  if (!between.test(text)) return text;
  const parts = text.split(between).map((part) => part.trim());
  const values = parts.filter((part) => part !== "");
  return values.length > 1 && values.every((part) => whole.test(part)) ? (values[0] ?? text) : text;
};

export const severalNote = (text: string, taken: string): RowSentence =>
  rowSentence("rows.several", { text, taken });
