import { refusalReason, rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import type { SentenceReason } from "../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../core/errors.ts";

/** The reason why a row has no code or is left out, or why a table cannot be read. */
export interface Failure {
  /** An English sentence. */
  message: string;
  /** The sentence as data, for translation. */
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

/** What an error says, with data for the catalog if it has any. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof DomainError)) return { message: problemOf(error) };
  const reason = refusalReason(error);
  return { message: error.message, ...(reason && { reason }) };
};

/** The error that a worker reported. */
export const errorOf = ({ message, reason }: Failure): Error =>
  reason ? rowRefusal({ message, reason }) : new Error(message);

/** The error if a worker ends without a reason. */
export const WORKER_LOST = "A part of the page could not be loaded";
