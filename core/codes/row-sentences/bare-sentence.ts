import { shownValue } from "../payloads/bare-value.ts";
import { type RowSentence, rowSentence } from "./row-sentence.ts";

/** What is said where something around a value was left out. */
export const bareSentence = (typed: string, bare: string): RowSentence =>
  rowSentence("rows.taken_as", { text: shownValue(typed), bare });
