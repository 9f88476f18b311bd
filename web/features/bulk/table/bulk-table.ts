import { headerFor } from "../../../../adapters/codes/batch/input/header/missing-header.ts";
import { MAX_BATCH_ROWS } from "../../../../core/batches/batch-table.ts";
import type { CellProblem, TableRecord } from "../../../../adapters/codes/batch/input/table-record.ts";

import type { RowSentence, SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";

/** Rows that a page makes codes of; more are for the command line. */
export const BULK_LIMIT = MAX_BATCH_ROWS;

/** Rows that are shown at a time: any number of them stays quick. */
export const PAGE_ROWS = 25;

/** A line of a table, as it was read or edited. */
export interface BulkRecord {
  /** Line of the file, or row of the sheet. */
  line: number;
  cells: string[];
  /** Why the line cannot be read: a sentence. */
  broken?: string;
  brokenReason?: SentenceReason;
  /** By the place of a cell: what the workbook says of it, until it is edited. */
  problems?: Record<number, CellProblem>;
  looks?: Record<number, "formattedNumbers" | "displayedThousands">;
  links?: Record<number, string>;
  numbers?: number[];
}

export interface BulkTable {
  /** Of the file; "" for what was pasted. */
  name: string;
  isWorkbook: boolean;
  /** Names of the columns; "" where one has none. */
  names: string[];
  /** The line that names the columns; null: there is none, and the names are ours. */
  header: BulkRecord | null;
  records: BulkRecord[];
  /** There are more rows than a page takes. */
  more: boolean;
  /** What a text without a byte order mark was read as; null: UTF-8, or a workbook. */
  encoding: string | null;
  /** What it may be as well, the likeliest first. */
  encodings: string[];
  /** Of a workbook: the sheets that are shown, and the one that was read. */
  sheets: string[];
  sheet: string | null;
  /** What is worth knowing about the file. */
  sentences: RowSentence[];
}

export const bulkRecord = (record: TableRecord): BulkRecord => {
  const { line, cells, broken, brokenReason, problems, looks, links, numbers } = record;
  return {
    line,
    cells,
    ...(broken === undefined ? {} : { broken }),
    ...(brokenReason && { brokenReason }),
    ...(problems && { problems: Object.fromEntries(problems) }),
    ...(looks && { looks: Object.fromEntries(looks) }),
    ...(links && { links: Object.fromEntries(links) }),
    ...(numbers && { numbers }),
  };
};

const mapOf = <Value>(values: Record<number, Value>): Map<number, Value> =>
  new Map(Object.entries(values).map(([place, value]) => [Number(place), value]));

export const tableRecord = ({ problems, looks, links, ...record }: BulkRecord): TableRecord => ({
  ...record,
  ...(problems && { problems: mapOf(problems) }),
  ...(looks && { looks: mapOf(looks) }),
  ...(links && { links: mapOf(links) }),
});

/** A value that takes the place of another. */
export interface Edit {
  /** Place of the row in the table. */
  row: number;
  /** Place of the cell in the row. */
  place: number;
  text: string;
}

const without = <Value>(values: Record<number, Value> | undefined, place: number) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([each]) => Number(each) !== place)) as Record<
    number,
    Value
  >;

/** What was typed is a text: what the file said of the cell no longer counts. */
const editedRecord = (record: BulkRecord, place: number, text: string): BulkRecord => {
  const { broken: _broken, brokenReason: _reason, ...rest } = record;
  const cells = [...record.cells];
  while (cells.length <= place) cells.push("");
  cells[place] = text;
  return {
    ...rest,
    cells,
    problems: without(record.problems, place),
    looks: without(record.looks, place),
    links: without(record.links, place),
    numbers: (record.numbers ?? []).filter((each) => each !== place),
  };
};

/** The table after some edits; rows that have none stay the same objects. */
export function withEdits(table: BulkTable, edits: readonly Edit[]): BulkTable {
  const records = [...table.records];
  for (const { row, place, text } of edits) {
    const record = records[row];
    if (record) records[row] = editedRecord(record, place, text);
  }
  return { ...table, records };
}

/** The table with an empty row at its end. @param line that no row has, nor had one that an undo brings back */
export const withNewRow = (table: BulkTable, line: number): BulkTable => ({
  ...table,
  records: [...table.records, { line, cells: table.names.map(() => "") }],
});

/** The last line of some tables. */
export const lastLine = (tables: readonly (BulkTable | null)[]): number =>
  tables.reduce(
    (last, table) => (table?.records ?? []).reduce((most, { line }) => Math.max(most, line), last),
    0,
  );

export const withoutRows = (table: BulkTable, rows: ReadonlySet<number>): BulkTable => ({
  ...table,
  records: table.records.filter((_, row) => !rows.has(row)),
});

/** The same table, whose first line names the columns or is a row as the others. */
export function withHeader(table: BulkTable, hasHeader: boolean): BulkTable {
  if (hasHeader === (table.header !== null)) return table;
  if (!hasHeader && table.header) {
    const { header, records } = table;
    return { ...table, header: null, names: headerFor(header.cells, 0), records: [header, ...records] };
  }
  const [header, ...records] = table.records;
  return header ? { ...table, header, names: header.cells.map((cell) => cell.trim()), records } : table;
}

/** Names as a page shows them: a column without one is called by its letter, as in a spreadsheet. */
export const shownNames = (names: readonly string[], width: number): string[] =>
  Array.from({ length: Math.max(names.length, width) }, (_, place) => names[place] || lettersOf(place));

const lettersOf = (place: number): string =>
  place < 26
    ? String.fromCharCode(65 + place)
    : lettersOf(Math.floor(place / 26) - 1) + lettersOf(place % 26);
