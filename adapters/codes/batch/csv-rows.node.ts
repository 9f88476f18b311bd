import { type Info, parse } from "csv-parse";
import { DomainError } from "../../../core/errors.ts";
import { type Column, findColumn } from "./columns.ts";
import { MAX_LINE_BYTES } from "./decode-text.node.ts";
import type { Row } from "./row.ts";

export interface Header {
  columns: Column[];
  unknown: string[];
}

/**
 * Reads blocks of CSV or TSV into rows, as many at a time as a block holds.
 * @param delimiter null: comma, semicolon or tab, whichever the header line holds most of
 * @param onHeader told once which columns there are; throws to refuse them
 * @throws DomainError `validation_failed`: a broken quote, a column named twice
 */
export async function* readCsvRows(
  blocks: AsyncIterable<Buffer>,
  delimiter: string | null,
  onHeader: (header: Header) => void,
): AsyncGenerator<Row[]> {
  let header: Header["columns"][number][] | (Column | null)[] | null = null;
  let rows: Row[] = [];
  let number = 0;
  let lastLine = 0;
  const take = (cells: string[], { lines }: Info): null => {
    // csv-parse names the line where a record ends, people look for the one where it starts
    const line = lines === lastLine + 1 ? lines : lines - lineFeedsIn(cells);
    lastLine = lines;
    if (header === null) header = readHeader(cells, onHeader);
    else rows.push(toRow(header, cells, (number += 1), line));
    return null;
  };

  let parser: ReturnType<typeof parse> | null = null;
  for await (const block of blocks) {
    parser ??= createParser(delimiter ?? guessDelimiter(block), take);
    await write(parser, block).catch((error: unknown) => {
      throw describe(error, lastLine);
    });
    if (rows.length > 0) yield rows;
    rows = [];
  }
  if (parser === null) return;
  await finish(parser).catch((error: unknown) => {
    throw describe(error, lastLine);
  });
  if (rows.length > 0) yield rows;
}

/** The rows are taken out in `on_record`; nothing is left for the readable side of the stream. */
const createParser = (delimiter: string, take: (cells: string[], info: Info) => null) => {
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_BYTES,
    on_record: take,
  });
  parser.on("error", () => undefined);
  parser.resume();
  return parser;
};

const write = (parser: ReturnType<typeof parse>, block: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.write(block, (error) => (error ? reject(error) : resolve()));
  });

const finish = (parser: ReturnType<typeof parse>): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.once("end", resolve);
    parser.once("error", reject);
    parser.end();
  });

const guessDelimiter = (block: Buffer): string => {
  const header = block.toString("utf8", 0, block.indexOf(0x0a) < 0 ? block.length : block.indexOf(0x0a));
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
};

const readHeader = (cells: string[], onHeader: (header: Header) => void): (Column | null)[] => {
  const columns = cells.map((cell) => findColumn(cell));
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (twice !== undefined) {
    throw new DomainError("validation_failed", `The header names the column "${twice}" twice.`);
  }
  onHeader({
    columns: columns.filter((column) => column !== null),
    unknown: cells.filter((_, index) => columns[index] === null),
  });
  return columns;
};

const toRow = (header: (Column | null)[], values: string[], number: number, line: number): Row => {
  const cells: Row["cells"] = {};
  for (let index = 0; index < header.length; index += 1) {
    const column = header[index];
    const value = values[index];
    if (column && value !== undefined && value !== "") cells[column] = value;
  }
  if (values.length === header.length) return { number, line, cells };
  const has = values.length === 1 ? "1 value" : `${values.length} values`;
  const broken = `The row has ${has}, the header names ${header.length}. A value that holds the delimiter needs double quotes.`;
  return { number, line, cells, broken };
};

const lineFeedsIn = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes("\n") ? cell.split("\n").length - 1 : 0), 0);

const describe = (error: unknown, lastLine: number): unknown => {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const line = "lines" in error && typeof error.lines === "number" ? error.lines : lastLine + 1;
  const invalid = (message: string) => new DomainError("validation_failed", message, { cause: error });
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
    case "CSV_MAX_RECORD_SIZE":
      return invalid(`Line ${lastLine + 1}: a double quote is opened in this row and never closed.`);
    case "CSV_INVALID_CLOSING_QUOTE":
      return invalid(
        `Line ${line}: text follows a closing double quote. Inside a quoted value, write "" for a quote.`,
      );
    case "INVALID_OPENING_QUOTE":
      return invalid(
        `Line ${line}: a double quote stands inside a value that is not quoted. Quote the whole value and write "" for a quote.`,
      );
    default:
      return error;
  }
};
