import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { CodeOrder } from "../job.ts";

/** What became of a row when it was read. */
export interface ReadRow {
  /** Null where something is wrong. */
  order: CodeOrder | null;
  problems: TextProblem[];
  /** Worth knowing; the code is made all the same. */
  notes: TextProblem[];
  /** The content comes from a column of product numbers and is none; no rule of its barcode format refuses it. */
  isWrongNumber?: boolean;
}

export type DesignReading<Design> = {
  design: Design | null;
  problems: TextProblem[];
  notes: TextProblem[];
};

export const refused = (problems: TextProblem[], notes: TextProblem[]): ReadRow => ({
  order: null,
  problems,
  notes,
});

/** @param message a sentence without its full stop */
export const note = (name: string, message: string): TextProblem => ({ name, message: `${message}.` });

export const withoutCorrection = ({ corrected: _corrected, ...problem }: TextProblem): TextProblem => problem;
