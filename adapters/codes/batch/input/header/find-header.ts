import {
  chooseColumns,
  type ColumnWish,
  indexOfName,
} from "../../../../../core/codes/texts/choose-columns.ts";
import { DomainError } from "../../../../../core/errors.ts";
import { isFilled, type TableRecord } from "../table-record.ts";

/** Filled lines that are searched for the header: a title or a date may stand above it. */
const HEADER_LINES = 10;
const EMPTY_LINES = 1000;

export interface FoundHeader {
  /** The cells of the header, as they stand there. */
  names: string[];
  line: number;
  /** Whether other lines stand above it. */
  isBelowOthers: boolean;
  /** Places of columns that are not shown. */
  hidden: ReadonlySet<number>;
  /** The records below the header. */
  rest: TableRecord[];
}

/** Blocks of lines, the first of which has all lines that may be the header. Without any text there are none. */
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
      first.push(...block);
      if (first.length < EMPTY_LINES && first.filter(isFilled).length < HEADER_LINES) continue;
      const enough = first;
      first = null;
      if (enough.some(isFilled)) yield enough;
    }
  } catch (error) {
    // what was read before is checked before it is refused
    if (first?.some(isFilled)) yield first;
    throw error;
  }
  if (first?.some(isFilled)) yield first;
}

/**
 * The first of the lines that names most columns.
 * @throws DomainError `validation_failed` where that line is broken
 */
export const findHeader = (first: readonly TableRecord[], wish: ColumnWish): FoundHeader => {
  const filled = first.filter(isFilled).slice(0, HEADER_LINES);
  const known = filled.map((record) => countKnown(namesIn(record), wish));
  const header = filled[known.indexOf(Math.max(...known))];
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

const namesIn = (record: TableRecord): string[] => record.cells.map((cell) => cell.trim());

const countKnown = (names: string[], wish: ColumnWish): number => {
  const wished = [wish.content, wish.file].filter((name) => name !== null && indexOfName(names, name) >= 0);
  return chooseColumns(names, wish).fields.length + wished.length;
};
