import {
  chooseColumns,
  type ColumnOptions,
  indexOfName,
  labelColumns,
} from "../../../../../core/codes/texts/choose-columns.ts";
import { DomainError } from "../../../../../core/errors.ts";
import { isBlank, isFilled, type TableRecord } from "../table-record.ts";
import { columnName } from "./column-name.ts";
import { missingHeader } from "./missing-header.ts";

/** Non-empty lines searched for the header: a title or date may precede it. */
const HEADER_LINES = 10;
const EMPTY_LINES = 1000;

export interface FoundHeader {
  /** The header's cells, verbatim. */
  names: string[];
  line: number;
  /** Whether other lines precede it. */
  isBelowOthers: boolean;
  /** Indexes of hidden columns. */
  hidden: ReadonlySet<number>;
  /** The records below the header. */
  rest: TableRecord[];
}

/** Blocks of lines, the first of which contains all header candidates. A file without text has none. */
export async function* headerLinesTogether(
  records: AsyncIterable<TableRecord[]>,
): AsyncGenerator<TableRecord[]> {
  let first: TableRecord[] | null = [];
  try {
    for await (const block of records) {
      if (first === null) {
        yield block;
        continue;
      }
      for (const record of block) first.push(record);
      if (first.length < EMPTY_LINES && first.filter(isFilled).length < HEADER_LINES) continue;
      const enough = first;
      first = null;
      if (enough.some(isFilled)) yield enough;
    }
  } catch (error) {
    // check what was read so far before refusing it
    if (first?.some(isFilled)) yield first;
    throw error;
  }
  if (first?.some(isFilled)) yield first;
}

/**
 * The line among the first that names most columns, unless it is a title.
 * @throws DomainError `validation_failed` if that line is broken
 */
export const findHeader = (first: readonly TableRecord[], wish: ColumnOptions): FoundHeader => {
  const filled = first.filter(isFilled).slice(0, HEADER_LINES);
  const known = filled.map((record) => countKnown(namesIn(record), wish));
  const header = filled[placeOfHeader(filled, known, wish)];
  if (header === undefined || header.broken !== undefined) {
    throw new DomainError(
      "validation_failed",
      `Line ${header?.line}, which should name the columns: ${header?.broken}`,
    );
  }
  return {
    names: namesIn(header),
    line: header.line,
    isBelowOthers: header !== filled[0],
    hidden: header.hidden ?? new Set(),
    rest: first.slice(first.indexOf(header) + 1),
  };
};

/**
 * The line that names most columns. A title may happen to name a column: it is a single cell above a line of several names with at least
 * as many of ours.
 */
const placeOfHeader = (
  filled: readonly TableRecord[],
  known: readonly number[],
  { type }: ColumnOptions,
): number => {
  const most = Math.max(...known);
  const first = placeAbove(known.indexOf(most), filled, known, type);
  const better = filled.findIndex((record, place) => {
    const below = filled[place + 1];
    if (place <= first || known[place] !== most || most === 0 || below === undefined) return false;
    return (
      countFilled(record) > 1 &&
      countFilled(below) > 1 &&
      record.cells.length === below.cells.length &&
      // data repeats words in several lines, names do not
      record.cells.every((cell, index) => isBlank(cell) || cell !== below.cells[index]) &&
      missingHeader(namesIn(record), below.cells, type) === null
    );
  });
  return better > 0 && filled.slice(first, better).every(isTitle) ? better : first;
};

/**
 * Data may hold words that also name columns, such as EAN for a kind of number or Website for a place of sale. If a line with such a
 * word, or with data beside it, follows a line of equal width that may name columns, the upper line is the header.
 */
const placeAbove = (
  chosen: number,
  filled: readonly TableRecord[],
  known: readonly number[],
  type: ColumnOptions["type"],
): number => {
  const mayName = (place: number): boolean => {
    const [record, below] = [filled[place], filled[place + 1]];
    return record !== undefined && missingHeader(namesIn(record), below?.cells ?? [], type) === null;
  };
  const record = filled[chosen];
  if (record === undefined || (known[chosen] !== 1 && mayName(chosen))) return chosen;
  const above = filled.findIndex(
    (other, place) =>
      place < chosen &&
      countFilled(other) > 1 &&
      other.cells.length === record.cells.length &&
      countFilled(other) >= countFilled(record) &&
      mayName(place),
  );
  return above < 0 ? chosen : above;
};

const countFilled = ({ cells }: TableRecord): number => cells.filter((cell) => !isBlank(cell)).length;
/** Content that nobody uses as a column name. */
const isOwnContent = (cell: string): boolean => cell.trim().toLowerCase() === "content";
const isTitle = (record: TableRecord): boolean =>
  countFilled(record) === 1 && !record.cells.some(isOwnContent);

const namesIn = (record: TableRecord): string[] => record.cells.map(columnName);

const countKnown = (names: string[], wish: ColumnOptions): number => {
  const wished = [wish.content, wish.file, ...labelColumns(wish)].filter(
    (name) => name !== null && indexOfName(names, name) >= 0,
  );
  return chooseColumns(names, wish).fields.length + wished.length;
};
