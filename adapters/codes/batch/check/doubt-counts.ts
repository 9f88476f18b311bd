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
  /** The line of the first one. */
  first: number;
  example: RowSentence | null;
}

/** Counts the doubtful values of a table: codes are made of them, and they are named once a kind. */
export const createDoubtCounts = () => {
  const counts = new Map<Doubt, DoubtCount>();
  let contents = 0;
  return {
    /**
     * @param problems why the row is refused
     * @param notes of the row, what was corrected among them
     */
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
        // what is quoted here and there may be meant
        if (count === 0 || (kind === "singleQuoted" && count < contents)) return [];
        return [doubtSentence(kind, count, first, example)];
      }),
  };
};

/** Those whose advice holds for values that are corrected, too. */
const ALWAYS: ReadonlySet<Doubt> = new Set<Doubt>(["trimmedAddresses", "thousands"]);

/** Whether the value is named by itself: as one that is refused, or that was corrected. */
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
