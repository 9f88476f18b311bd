/** What is wrong with a text that was typed, as an option or in a row. */
export interface TextProblem {
  name: string;
  /** A sentence. */
  message: string;
  /** The text that would be right, where there is one. */
  corrected?: string;
}
