import type { RowType } from "../../../../core/codes/texts/row-types.ts";
import type { RowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { Row, RowIssue } from "../input/row.ts";
import { createDoubtCounts } from "./doubt-counts.ts";
import { createMissingPasswords } from "./missing-passwords.ts";
import { createMisreadColumns } from "./misread-columns.ts";
import { createRoundedNeighbors } from "./rounded-neighbors.ts";
import { createShortNumbers } from "./short-numbers.ts";
import { createTotalRows, createWrongNumbers } from "./counted-rows.ts";

export interface TableFindingsOptions {
  /** Type of rows that don't name one. */
  type: RowType;
  /** Takes numbers that look damaged beside others. */
  force: boolean;
  /** Whether a spreadsheet may have appended totals. */
  hasTotals: boolean;
}

/** About a table as a whole. */
interface TableSentences {
  said: RowSentence[];
  /** The way out of what was refused. */
  advice: RowSentence[];
}

interface RowFindings {
  /** Why the row is refused; none where a code is made of it. */
  problems: readonly TextProblem[];
  /** Worth knowing about it, what was corrected among them. */
  notes: readonly TextProblem[];
  /** Its content is no product number, as its column says it is. */
  isWrongNumber: boolean;
}

/** Collects what no row shows by itself, only all of them together. */
export const createTableFindings = ({ type, force, hasTotals }: TableFindingsOptions) => {
  const doubts = createDoubtCounts();
  const neighbors = createRoundedNeighbors();
  const totals = createTotalRows(type);
  const wrongNumbers = createWrongNumbers();
  const misread = createMisreadColumns();
  const passwords = createMissingPasswords();
  const short = createShortNumbers();
  return {
    look(row: Row, { problems, notes, isWrongNumber }: RowFindings): void {
      doubts.look(row, problems, notes);
      neighbors.look(row, problems.some(isDamagedContent));
      if (problems.length > 0) {
        misread.look(row, problems);
        passwords.look(row, problems);
      } else {
        short.look(row);
        if (isWrongNumber) wrongNumbers.look(row);
        if (hasTotals) totals.look(row);
      }
    },
    /** Problems of rows that had none by themselves. */
    issues: (): (RowIssue & RowSentence)[] => (force ? [] : neighbors.issues()),
    /**
     * @param headers what the table calls our columns, where that is something else
     * @param unknown names of columns that are not read
     */
    sentences: (headers: ReadonlyMap<string, string>, unknown: readonly string[]): TableSentences => ({
      said: [
        ...doubts.sentences(),
        ...short.sentences(headers),
        ...wrongNumbers.sentences(),
        ...totals.sentences(),
      ],
      advice: [...misread.sentences(headers), ...passwords.sentences(unknown)],
    }),
  };
};

const isDamagedContent = ({ name, corrected }: TextProblem): boolean =>
  name === "content" && corrected === undefined;
