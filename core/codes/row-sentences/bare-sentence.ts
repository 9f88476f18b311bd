import { shownValue } from "../payloads/bare-value.ts";
import { type RowSentence, rowSentence } from "./row-sentence.ts";

/** The notice that characters around a value were removed. */
export const bareSentence = (typed: string, bare: string): RowSentence =>
  rowSentence("rows.taken_as", { text: shownValue(typed), bare });
