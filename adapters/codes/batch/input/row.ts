import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";

/** One row as read: texts by column, not yet checked. Unknown columns have been removed. */
export interface Row {
  /** 1 is the first row after the header. */
  number: number;
  /** Line of the file on which the row starts. */
  line: number;
  cells: Partial<Record<BatchColumn, string>>;
  /** Labels only: the lines of text, in the order of the requested columns. */
  texts?: readonly string[];
  /** Labels only: path of the picture, "" if none. */
  picture?: string;
  /** JSON Lines: the row's names for our columns, if they differ. For a table, they are in its header. */
  headers?: ReadonlyMap<string, string>;
  /** If its content column is named EAN, GTIN or UPC: the format that suits the name. */
  numberFormat?: BarcodeFormat;
  /** If it is named barcode, and no column names formats: a valid product number has the format that its digits say. */
  isBarcode?: true;
  /** Phone and postal code columns whose values are stored as numbers, not text: they have no leading zero. */
  numbers?: BatchColumn[];
  /** An unread cell holds a word such as Total. */
  isBesideTotal?: true;
  /** Set if the row itself is broken (missing cells, no JSON object): a sentence. */
  broken?: string;
  /** Content of that sentence as data. */
  brokenReason?: SentenceReason;
  /** Cells that do not hold what was intended. */
  problems?: TextProblem[];
  /** Cells that probably do not; the option for doubtful contents accepts them. */
  doubts?: TextProblem[];
  /** Remarks on cells that may well be right. */
  notes?: TextProblem[];
  /** Findings that are counted over all rows. */
  found?: FoundDoubt[];
}

/** A problem with a row. */
export interface RowIssue {
  row: number;
  line: number;
  column: string;
  /** The table's name for the column, if it differs. */
  header?: string;
  /** A sentence. */
  message: string;
  /** The correct value, if there is one. */
  corrected?: string;
  /** An option of the run causes it, so every such row has it. */
  ofRun?: true;
  /** The file has no such column. */
  isAbsent?: true;
}
