import type { RowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import {
  ABOUT_CODES,
  type Doubt,
  DOUBT_ORDER,
  doubtSentence,
  type FoundDoubt,
} from "../input/doubts/doubt-sentences.ts";
import type { Row } from "../input/row.ts";

interface DoubtCount {
  count: number;
  /** Line of the first one. */
  first: number;
  example: RowSentence | null;
}

/** Counts the doubtful values of a table: their codes are created, and each kind is reported once. */
export const createDoubtCounts = () => {
  const counts = new Map<Doubt, DoubtCount>();
  let contents = 0;
  return {
    /** @param problems reasons why the row is refused @param notes notes of the row, including corrections */
    look(
      { cells, line, found = [] }: Row,
      problems: readonly TextProblem[],
      notes: readonly TextProblem[],
    ): void {
      if (cells.content !== undefined) contents += 1;
      for (const doubt of found) {
        if (isSettled(doubt, problems, notes)) continue;
        const known = counts.get(doubt.kind);
        if (known !== undefined) known.count += 1;
        else counts.set(doubt.kind, { count: 1, first: line, example: doubt.example ?? null });
      }
    },
    sentences: (): RowSentence[] =>
      DOUBT_ORDER.flatMap((kind) => {
        const { count, first, example } = counts.get(kind) ?? { count: 0, first: 0, example: null };
        // quotes in some values but not in others may be intended
        if (count === 0 || (kind === "singleQuoted" && count < contents)) return [];
        return [doubtSentence(kind, count, first, example)];
      }),
  };
};

/** Doubts whose advice also applies to corrected values. */
const ALWAYS: ReadonlySet<Doubt> = new Set<Doubt>(["trimmedAddresses", "thousands"]);

/** Whether the value is reported separately: as refused or corrected. */
const isSettled = (
  { kind, column }: FoundDoubt,
  problems: readonly TextProblem[],
  notes: readonly TextProblem[],
): boolean =>
  !ALWAYS.has(kind) &&
  (problems.some(
    ({ name, corrected }) => name === column && (corrected !== undefined || ABOUT_CODES.has(kind)),
  ) ||
    notes.some(({ name, corrected }) => name === column && corrected !== undefined));
