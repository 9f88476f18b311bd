import { isCutNumber } from "./damaged-number.ts";
import { isScientific } from "./scientific-notation.ts";

/**
 * What is worth knowing about a text that looks like a damaged number, where it may as well be meant: in the name of a network or a
 * product, and in JSON, which programs write.
 * @returns null where it looks like none
 */
export const numberNote = (cell: string): string | null => {
  const text = cell.trim();
  if (isScientific(text)) {
    return `"${text}" looks like a long number in scientific notation, whose last digits are missing. If it is a name or a code, it is right as it stands.`;
  }
  return isCutNumber(text)
    ? `${text} ends in zeros from its 16th digit on: if it was a number in a spreadsheet, its last digits are lost. If not, it is right as it stands.`
    : null;
};
