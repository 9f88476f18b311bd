import type { SentenceValues } from "./sentence.ts";

/** One change that one click makes, and what its button says. */
export interface Fix<Change, Code extends string> {
  /** Key of its text in the message catalog. */
  code: Code;
  values: SentenceValues;
  /** In English. */
  message: string;
  change: Change;
}
