import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";

/** Fields that Google Contacts exports with several values in one cell, and its separator. */
const SEVERAL = new Set<BatchColumn>(["phone", "email", "website"]);
const BETWEEN = " ::: ";

/** Separators between phone numbers. A slash may also follow an area code: 030 / 12345. */
const BETWEEN_NUMBERS = /[/;,|\n]/;
/** Begins like a complete number. */
const WHOLE_NUMBER = /^[+(0][\d\s().-]{5,}$/;

/** Separators between email addresses. */
const BETWEEN_EMAILS = /[;,|\s]+/;
const WHOLE_EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** The first of several values in a cell; the cell unchanged if it holds one. */
export const firstValue = (text: string, column: BatchColumn): string => {
  if (!SEVERAL.has(column)) return text;
  const first = text.split(BETWEEN, 1)[0] ?? text;
  if (column === "phone") return firstOf(first, BETWEEN_NUMBERS, WHOLE_NUMBER);
  return column === "email" ? firstOf(first, BETWEEN_EMAILS, WHOLE_EMAIL) : first;
};

/** The first part of a text that consists only of values of this form; any other text unchanged. */
const firstOf = (text: string, between: RegExp, whole: RegExp): string => {
  if (!between.test(text)) return text;
  const parts = text.split(between).map((part) => part.trim());
  const values = parts.filter((part) => part !== "");
  return values.length > 1 && values.every((part) => whole.test(part)) ? (values[0] ?? text) : text;
};

export const severalNote = (text: string, taken: string): RowSentence =>
  rowSentence("rows.several", { text, taken });
