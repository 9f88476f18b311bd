import { MOST_COPIES } from "../codes/print/label-printer.ts";
import { type RowSentence, rowSentence } from "../codes/row-sentences/row-sentence.ts";

/** A whole number, also with decimals as spreadsheets write it: 3,00. 3,000 may mean thousands and is refused. */
const WHOLE = /^0*([1-9]\d{0,8})(?:[.,](?!000$)0+)?$/;

/** Number of labels that a row makes; 1 if its column is empty or missing, null if it is not a valid number. */
export function readQuantity(text = ""): number | null {
  if (text.trim() === "") return 1;
  const number = Number(WHOLE.exec(text.trim())?.[1] ?? Number.NaN);
  return number <= MOST_COPIES ? number : null;
}

/** The problem with a row's number of labels, or null; of files, which a row makes one of, what is noted. */
export function quantityProblem(text: string | undefined, isLabel = true): RowSentence | null {
  if (readQuantity(text) !== null) return null;
  const values = { text: text ?? "" };
  return isLabel
    ? rowSentence("rows.quantity", { ...values, most: MOST_COPIES })
    : rowSentence("rows.quantity_unused", values);
}
