import type { RowIssue } from "./row.ts";

export interface Summary {
  rows: number;
  written: number;
  /** Files of an interrupted run that were still right. */
  kept: number;
  failed: number;
  /** Folder or ZIP. */
  output: string;
  /** Null in a ZIP, which has it inside. */
  manifest: string | null;
  interrupted: boolean;
}

/** What a batch tells while it runs. */
export type ReportEvent =
  | { kind: "issue"; issue: RowIssue }
  /** Worth telling, and the row is made all the same. */
  | { kind: "note"; issue: RowIssue }
  | { kind: "unknown_columns"; columns: string[] }
  /** About the run as a whole. */
  | { kind: "sentence"; sentence: string }
  | { kind: "progress"; done: number; total: number };

export interface Report {
  tell: (event: ReportEvent) => void;
  done: (summary: Summary) => void;
}
