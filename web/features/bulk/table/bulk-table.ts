import { headerFor } from "../../../../adapters/codes/batch/input/header/missing-header.ts";
import { columnLetters } from "../../../../core/codes/texts/batch-columns.ts";
import type { BatchTable } from "../../../../core/batches/batch-table.ts";
import type { TableRecord } from "../../../../adapters/codes/batch/input/table-record.ts";

/** Rows per page, which keeps tables of any size fast. */
export const PAGE_ROWS = 25;

/** A table as the page has it, and as batches of the history store it. */
export type BulkTable = BatchTable;
/** A line of a table, read or edited. */
export type BulkRecord = BatchTable["records"][number];

export const bulkRecord = (record: TableRecord): BulkRecord => {
  const { line, cells, broken, brokenReason, problems, looks, shown, links, numbers } = record;
  return {
    line,
    cells,
    ...(broken === undefined ? {} : { broken }),
    ...(brokenReason && { brokenReason }),
    ...(problems && { problems: Object.fromEntries(problems) }),
    ...(looks && { looks: Object.fromEntries(looks) }),
    ...(shown && { shown: Object.fromEntries(shown) }),
    ...(links && { links: Object.fromEntries(links) }),
    ...(numbers && { numbers }),
  };
};

const mapOf = <Value>(values: Record<number, Value>): Map<number, Value> =>
  new Map(Object.entries(values).map(([place, value]) => [Number(place), value]));

export const tableRecord = ({ problems, looks, shown, links, ...record }: BulkRecord): TableRecord => ({
  ...record,
  ...(problems && { problems: mapOf(problems) }),
  ...(looks && { looks: mapOf(looks) }),
  ...(shown && { shown: mapOf(shown) }),
  ...(links && { links: mapOf(links) }),
});

/** A new value of a cell. */
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

/** A typed cell is text: facts of the file about it no longer apply. */
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
    shown: without(record.shown, place),
    links: without(record.links, place),
    numbers: (record.numbers ?? []).filter((each) => each !== place),
  };
};

/** The table after edits; unchanged rows stay the same objects. */
export function withEdits(table: BulkTable, edits: readonly Edit[]): BulkTable {
  const records = [...table.records];
  for (const { row, place, text } of edits) {
    const record = records[row];
    if (record) records[row] = editedRecord(record, place, text);
  }
  return { ...table, records };
}

/** The table with an empty row at its end. @param line a number that no row has, not even one that undo restores */
export const withNewRow = (table: BulkTable, line: number): BulkTable => ({
  ...table,
  records: [...table.records, { line, cells: table.names.map(() => "") }],
});

/** The highest line number in some tables. */
export const lastLine = (tables: readonly (BulkTable | null)[]): number =>
  tables.reduce(
    (last, table) => (table?.records ?? []).reduce((most, { line }) => Math.max(most, line), last),
    0,
  );

export const withoutRows = (table: BulkTable, rows: ReadonlySet<number>): BulkTable => ({
  ...table,
  records: table.records.filter((_, row) => !rows.has(row)),
});

/** The table with its first line as the header, or as a row. */
export function withHeader(table: BulkTable, hasHeader: boolean): BulkTable {
  if (hasHeader === (table.header !== null)) return table;
  if (!hasHeader && table.header) {
    const { header, records } = table;
    return { ...table, header: null, names: headerFor(header.cells, 0), records: [header, ...records] };
  }
  const [header, ...records] = table.records;
  return header ? { ...table, header, names: header.cells.map((cell) => cell.trim()), records } : table;
}

/** Column names for display: a column without a name is called by its letter, as in a spreadsheet. */
export const shownNames = (names: readonly string[], width: number): string[] =>
  Array.from({ length: Math.max(names.length, width) }, (_, place) => names[place] || columnLetters(place));
