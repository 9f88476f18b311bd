import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { CodeOrder } from "../job.ts";

/** Result of reading a row. */
export interface ReadRow {
  /** Null if the row has a problem. */
  order: CodeOrder | null;
  problems: TextProblem[];
  /** Remarks; the code is created anyway. */
  notes: TextProblem[];
  /** The content comes from a product number column but is none; its barcode format accepts it. */
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
