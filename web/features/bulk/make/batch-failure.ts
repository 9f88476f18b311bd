import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";

/** Why no code could be made of a row, or why it is left out. */
export interface Failure {
  /** An English sentence. */
  message: string;
  /** The same, for other languages. */
  reason?: SentenceReason;
}

export interface BatchFailure extends Failure {
  /** 1 is the first row. */
  row: number;
  line: number;
}
