import type { SentenceReason } from "../row-sentences/row-sentence.ts";

/** What is wrong with a text that was typed, as an option or in a row. */
export interface TextProblem {
  name: string;
  /** A sentence. */
  message: string;
  /** The text that would be right, where there is one. */
  corrected?: string;
  /** What the sentence says, for pages that say it in another language: the code of a message, and what fills it. */
  reason?: SentenceReason;
}
