import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";

/** One line of a table, header or row, before its cells are interpreted. */
export interface TableRecord {
  /** Line in the file, or row in the sheet; the first one is 1. */
  line: number;
  cells: string[];
  /** A sentence, where the line cannot be read. */
  broken?: string;
  /** What that sentence says. */
  brokenReason?: SentenceReason;
  /** By the place of a cell: why its text may not be what was meant. */
  problems?: Map<number, CellProblem>;
  /** By the place of a cell: what its number format does to the number in it. */
  looks?: Map<number, "formattedNumbers" | "displayedThousands">;
  /** Places of cells that are numbers, without a zero in front. */
  numbers?: number[];
  /** Places of the columns of a sheet that are not shown. */
  hidden?: ReadonlySet<number>;
  /** By the place of a cell: where its link leads, if its text says something else. */
  links?: Map<number, string>;
}

export interface CellProblem {
  /** A sentence. */
  message: string;
  reason: SentenceReason;
  /** The cell holds a date, which is right where one is asked for. */
  isDate: boolean;
}

export const isBlank = (cell: string): boolean => cell.trim() === "";

export const isFilled = ({ cells, broken }: TableRecord): boolean =>
  broken !== undefined || !cells.every(isBlank);
