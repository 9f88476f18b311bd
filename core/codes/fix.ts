import type { SentenceValues } from "./sentence.ts";

/** A one-click change and the label of its button. */
export interface Fix<Change, Code extends string> {
  /** Key of its text in the message catalog. */
  code: Code;
  values: SentenceValues;
  /** In English. */
  message: string;
  change: Change;
}
