import type { RowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import { spreadsheetError } from "../batch/input/doubts/spreadsheet-error.ts";

/** The lines of a cell on a label, without control characters and empty lines. */
export const textLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .filter((line) => line !== "");

/** Why a text is not printed on a label: a formula failed, such as #REF!. Null if it is. */
export const labelTextProblem = (text: string): RowSentence | null => {
  for (const line of textLines(text)) {
    const error = spreadsheetError(line);
    if (error !== null) return error;
  }
  return null;
};
