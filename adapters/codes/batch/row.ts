import type { Column } from "./columns.ts";

/** One row as it was read: texts by column, nothing checked yet. Columns that are not ours have been left out. */
export interface Row {
  /** 1 is the first row after the header. */
  number: number;
  /** Line of the file on which the row starts. */
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Set where the row itself is broken (cells missing, no JSON object): a sentence. */
  broken?: string;
}

/** What is wrong with a row. */
export interface RowIssue {
  row: number;
  line: number;
  column: string;
  /** A sentence. */
  message: string;
  /** The value that would be right, where there is one. */
  corrected?: string;
}
