import type { SentenceReason } from "../row-sentences/row-sentence.ts";

/** A problem with a typed text, in an option or in a row. */
export interface TextProblem {
  name: string;
  /** A sentence. */
  message: string;
  /** The corrected text, if there is one. */
  corrected?: string;
  /** The parts of the sentence, for translation: a message code and its values. */
  reason?: SentenceReason;
}
