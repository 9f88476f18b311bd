import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";

/** One line of a table, header or row, before its cells are interpreted. */
export interface TableRecord {
  /** Line in the file, or row in the sheet; the first one is 1. */
  line: number;
  cells: string[];
  /** A sentence, if the line cannot be read. */
  broken?: string | undefined;
  /** Content of that sentence as data. */
  brokenReason?: SentenceReason | undefined;
  /** By cell index: why its text may not be what was intended. */
  problems?: Map<number, CellProblem>;
  /** By cell index: the effect of its number format on the number. */
  looks?: Map<number, "formattedNumbers" | "displayedThousands">;
  /** By cell index: a date as the cell shows it, if it differs: lines of text on labels print that. */
  shown?: Map<number, string>;
  /** Indexes of cells that are numbers, without a leading zero. */
  numbers?: number[] | undefined;
  /** Indexes of hidden columns of a sheet. */
  hidden?: ReadonlySet<number>;
  /** By cell index: the target of its hyperlink, if its text differs. */
  links?: Map<number, string>;
}

export interface CellProblem {
  /** A sentence. */
  message: string;
  reason: SentenceReason;
  /** The cell holds a date, which is valid where one is expected. */
  isDate: boolean;
}

export const isBlank = (cell: string): boolean => cell.trim() === "";

export const isFilled = ({ cells, broken }: TableRecord): boolean =>
  broken !== undefined || !cells.every(isBlank);
