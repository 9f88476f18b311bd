import type { RowIssue } from "./input/row.ts";

/** What the codes of a batch are. */
export type CodeKind = "qr" | "barcode" | "mixed";

export interface Summary {
  rows: number;
  codes: CodeKind;
  written: number;
  /** Files of an earlier run that were still right. */
  kept: number;
  failed: number;
  /** Folder or ZIP. */
  output: string;
  /** Null in a ZIP, which has it inside. */
  manifest: string | null;
  /** Every row was tried. A ZIP exists only then. */
  complete: boolean;
  interrupted: boolean;
  /** Of an interrupted run: files that the folder has, of this run and of earlier ones. */
  standing?: number;
}

/** What a batch reports while it runs. */
export type ReportEvent =
  | { kind: "issue"; issue: RowIssue }
  /** Worth knowing; the row is made all the same. */
  | { kind: "note"; issue: RowIssue }
  | { kind: "unknown_columns"; columns: string[] }
  /** About the run as a whole. */
  | { kind: "sentence"; sentence: string }
  /** The way out of what was refused: printed wherever the errors are. */
  | { kind: "advice"; sentence: string }
  | { kind: "progress"; done: number; total: number };

export interface Report {
  add: (event: ReportEvent) => void;
  done: (summary: Summary) => void;
}

/** Receives the events of a batch, and may interrupt it. */
export interface Caller {
  report: (event: ReportEvent) => void;
  /** Waits until every event has arrived: a file of a million mistakes must not fill the memory. */
  flush: () => Promise<void>;
  interrupted: () => boolean;
}
