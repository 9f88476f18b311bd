import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";

/** One row as it was read: texts by column, nothing checked yet. Columns that are not ours have been left out. */
export interface Row {
  /** 1 is the first row after the header. */
  number: number;
  /** Line of the file on which the row starts. */
  line: number;
  cells: Partial<Record<BatchColumn, string>>;
  /** Of a label: its lines of text, in the order in which their columns were asked for. */
  texts?: readonly string[];
  /** Of a label: the path of its picture, "" where it has none. */
  picture?: string;
  /** JSON Lines: what this row calls our columns, where that is something else. Those of a table are in its header. */
  headers?: ReadonlyMap<string, string>;
  /** Where the column of its content is called EAN, GTIN or UPC: the format that suits the name. */
  numberFormat?: BarcodeFormat;
  /** Columns of phone numbers and postal codes whose values are numbers in the file, not texts: they have no zero in front. */
  numbers?: BatchColumn[];
  /** A cell that is not read holds a word such as Total. */
  isBesideTotal?: true;
  /** Set where the row itself is broken (cells missing, no JSON object): a sentence. */
  broken?: string;
  /** What that sentence says. */
  brokenReason?: SentenceReason;
  /** It has other numbers of values than the header, as rows of such a file mostly do. */
  isTorn?: true;
  /** Cells that do not hold what was meant. */
  problems?: TextProblem[];
  /** Cells that probably do not; the option for doubtful contents takes them. */
  doubts?: TextProblem[];
  /** Worth knowing about cells that may as well be right. */
  notes?: TextProblem[];
  /** What is counted over all rows. */
  found?: FoundDoubt[];
}

/** What is wrong with a row. */
export interface RowIssue {
  row: number;
  line: number;
  column: string;
  /** What the table calls it, where that is something else. */
  header?: string;
  /** A sentence. */
  message: string;
  /** The value that would be right, where there is one. */
  corrected?: string;
  /** It comes from an option of the run, so that every such row has it. */
  ofRun?: true;
  /** There is no such column in the file. */
  isAbsent?: true;
  /** The row has another number of values than the header, as many rows of such a file do. */
  isTorn?: true;
}
