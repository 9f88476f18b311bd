import type { SentenceReason } from "../../../core/codes/row-sentences/row-sentence.ts";

/** Why no code could be made of a row, or why it is left out. */
export interface Failure {
  /** An English sentence. */
  message: string;
  /** The same, for other languages. */
  reason?: SentenceReason;
}

/** The result of one row of a batch. */
export interface RowOutcome {
  row: number;
  line: number;
  /** Null if the file has the row's code. */
  failure: Failure | null;
  /** False if not every reader could be loaded. */
  checked: boolean;
}

export interface BatchFailure extends Failure {
  /** 1 is the first row. */
  row: number;
  line: number;
}

/** What an error says, in English. */
export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a batch ends where a worker gives no reason. */
export const WORKER_LOST = "A part of the page could not be loaded";
