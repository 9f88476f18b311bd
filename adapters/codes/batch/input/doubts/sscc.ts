import { gs1CheckDigit } from "../../../../../core/codes/barcode/check-digit.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../../core/codes/row-sentences/row-sentence.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** The application identifier before an SSCC on a label (GS1 General Specifications §3.2), with or without parentheses. */
const IDENTIFIER = /^(?:\(00\)\s*|00(?=\d{18}$))/;

/**
 * Says why the number of a shipping unit is probably invalid: it has 18 digits, the last one a check digit (GS1 General Specifications
 * §3.2).
 * @returns null if it is plausible
 */
export const ssccProblem = (cell: string, style: OptionStyle): RowSentence | null => {
  const text = cell.trim();
  const problem = text === "" ? null : problemOf(text);
  return (
    problem && sentences(problem, rowSentence("rows.as_it_is", { force: optionText(style, "force", null) }))
  );
};

const problemOf = (text: string): RowSentence | null => {
  const digits = text.replace(IDENTIFIER, "");
  if (!/^\d+$/.test(digits)) return rowSentence("rows.sscc_characters", { text });
  if (digits.length === 17 && isRight(`0${digits}`)) {
    return rowSentence("rows.sscc_zero", { text, whole: `0${digits}` });
  }
  if (digits.length !== 18) return rowSentence("rows.sscc_length", { text, digits: digits.length });
  if (!isRight(digits)) {
    return rowSentence("rows.sscc_digit", { text, digit: gs1CheckDigit(digits.slice(0, -1)) });
  }
  return text.startsWith("(") ? rowSentence("rows.sscc_brackets", { digits }) : null;
};

const isRight = (digits: string): boolean => digits.endsWith(gs1CheckDigit(digits.slice(0, -1)));
