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
  /** Default row type. */
  type: RowType;
  /** Accepts numbers that look damaged compared with others. */
  force: boolean;
  /** Whether a spreadsheet may have appended totals. */
  hasTotals: boolean;
}

/** Sentences about the whole table. */
interface TableSentences {
  said: RowSentence[];
  /** How to fix refused rows. */
  advice: RowSentence[];
}

interface RowFindings {
  /** Reasons why the row is refused; empty if it has a code. */
  problems: readonly TextProblem[];
  /** Remarks, including corrections. */
  notes: readonly TextProblem[];
  /** The column's name says product number, but the content is none. */
  isWrongNumber: boolean;
}

/** Collects findings that only all rows together show. */
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
    /** Problems of rows that had none on their own. */
    issues: (): (RowIssue & RowSentence)[] => (force ? [] : neighbors.issues()),
    /** @param headers the table's names for our columns, if they differ @param unknown names of unknown columns */
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
