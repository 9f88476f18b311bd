import { type RowSentence, rowSentence } from "../codes/row-sentences/row-sentence.ts";

/** Copies of one label: a thousand and a zero too much is a mistake. */
export const MAX_COPIES = 10_000;

/** Whole, also as spreadsheets write it with places: 3,00. */
const WHOLE = /^0*([1-9]\d{0,8})(?:[.,]0+)?$/;

/** How many labels a row makes; 1 where its column is empty or missing, null for what is no such number. */
export function readQuantity(text = ""): number | null {
  if (text.trim() === "") return 1;
  const number = Number(WHOLE.exec(text.trim())?.[1] ?? Number.NaN);
  return number <= MAX_COPIES ? number : null;
}

/** What is wrong with how many labels a row asks for, a sentence; null where nothing is. */
export const quantityProblem = (text: string | undefined): RowSentence | null =>
  readQuantity(text) === null ? rowSentence("rows.quantity", { text: text ?? "", most: MAX_COPIES }) : null;
