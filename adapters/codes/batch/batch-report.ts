import type { RowIssue } from "./input/row.ts";
import type { PrintedSizes } from "./printed-sizes.ts";

/** Kinds of codes in a batch. */
export type CodeKind = "qr" | "barcode" | "mixed";

export interface Summary {
  rows: number;
  codes: CodeKind;
  written: number;
  /** Files of an earlier run that were still current. */
  kept: number;
  failed: number;
  /** Path of the folder or ZIP. */
  output: string;
  /** Null for a ZIP, which contains it. */
  manifest: string | null;
  /** Every row was processed. A ZIP is written only then. */
  complete: boolean;
  interrupted: boolean;
  /** For an interrupted run: files in the folder, of this run and of earlier ones. */
  standing?: number;
  /** Sizes on paper of the written codes. */
  printed: PrintedSizes;
}

/** An event of a running batch. */
export type ReportEvent =
  | { kind: "issue"; issue: RowIssue }
  /** A remark; the row's code is created anyway. */
  | { kind: "note"; issue: RowIssue }
  | { kind: "unknown_columns"; columns: string[] }
  /** Concerns the run as a whole. */
  | { kind: "sentence"; sentence: string }
  /** How to fix refused rows: printed wherever errors are printed. */
  | { kind: "advice"; sentence: string }
  | { kind: "progress"; done: number; total: number };

export interface Report {
  add: (event: ReportEvent) => void;
  done: (summary: Summary) => void;
}

/** Receives the events of a batch, and may interrupt it. */
export interface Caller {
  report: (event: ReportEvent) => void;
  /** Waits until every event is delivered: a file with a million errors must not fill the memory. */
  flush: () => Promise<void>;
  interrupted: () => boolean;
}
