import { type RowSentence, rowSentence } from "../codes/row-sentences/row-sentence.ts";

/** Copies of one label: a thousand and a zero too much is a mistake. */
export const MAX_COPIES = 10_000;

/** Whole, also as spreadsheets write it with places: 3,00. */
const WHOLE = /^0*([1-9]\d{0,8})(?:[.,]0+)?$/;

/** Number of labels that a row makes; 1 if its column is empty or missing, null if it is not a valid number. */
export function readQuantity(text = ""): number | null {
  if (text.trim() === "") return 1;
  const number = Number(WHOLE.exec(text.trim())?.[1] ?? Number.NaN);
  return number <= MAX_COPIES ? number : null;
}

/** The problem with a row's number of labels, or null. */
export const quantityProblem = (text: string | undefined): RowSentence | null =>
  readQuantity(text) === null ? rowSentence("rows.quantity", { text: text ?? "", most: MAX_COPIES }) : null;
