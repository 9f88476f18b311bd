import { type Info, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { DomainError } from "../../../../../core/errors.ts";
import { guessDelimiter, readSeparatorLine } from "./delimiter.ts";
import { MAX_LINE_BYTES } from "./decode-text.node.ts";
import type { TableRecord } from "../table-record.ts";
import { quotedTextFormulas, withoutTextFormula } from "./text-formula.ts";

/** Quotes that are never closed and gone on from: one more, and the file is of another kind. */
const MAX_UNCLOSED_QUOTES = 100;
/** Given to the parser at a time, in whole lines: as much is read again behind a stray quote. */
const PIECE_BYTES = 1024;

/**
 * Reads blocks of CSV or TSV, whole lines each, into records, as many at a time as a block holds; blank lines are left out. A stray quote breaks the
 * record that it stands in. Where a quote is never closed, the lines behind it are read as if it were not there, so that
 * their mistakes are found too; the generator throws at the end, since it is unknown where they begin.
 * @param delimiter null: what the first line names or uses
 * @param maxUnclosedQuotes quotes that are never closed and gone on from; 0 where nobody asks for the mistakes behind the first one
 * @throws DomainError `validation_failed`: a quote that is opened and never closed
 */
export async function* readCsvRecords(
  blocks: AsyncIterable<Buffer>,
  delimiter: string | null,
  maxUnclosedQuotes = MAX_UNCLOSED_QUOTES,
): AsyncGenerator<TableRecord[]> {
  let reader: ReturnType<typeof createReader> | null = null;
  for await (const block of blocks) {
    if (reader === null) {
      const separator = readSeparatorLine(block);
      const rest = block.subarray(separator?.bytes ?? 0);
      const said = separator?.delimiter ?? delimiter;
      reader = createReader(said ?? guessDelimiter(rest), separator ? 2 : 1, maxUnclosedQuotes);
      yield await reader.read(rest);
    } else yield await reader.read(block);
  }
  if (reader === null) return;
  yield await reader.end();
  const torn = reader.torn();
  if (torn !== null) throw tornError(torn);
}

const createReader = (delimiter: string, firstLine: number, maxUnclosedQuotes: number) => {
  let records: TableRecord[] = [];
  /** Bytes that the parser has been given, behind the last whole record, and the line on which they begin. */
  let pending: Buffer = Buffer.alloc(0);
  let line = firstLine;
  /** Bytes that this parser has been given and that are pending no more. */
  let parsed = 0;
  let torn: { line: number; broken: string } | null = null;
  let tornCount = 0;

  const start = () => {
    parsed = 0;
    const take = (cells: string[], { bytes }: Info): null => {
      const raw = pending.subarray(0, bytes - parsed);
      parsed = bytes;
      // blank lines before a record belong to its bytes
      records.push({
        line: line + countLines(raw.subarray(0, lengthOfBlanks(raw))),
        cells: cells.map(withoutTextFormula),
      });
      pass(raw.length);
      return null;
    };
    const parser = parse({ ...optionsFor(delimiter), on_record: take });
    parser.on("error", () => undefined);
    // the records are taken out in on_record: nothing is left for the readable side
    parser.resume();
    return parser;
  };
  const pass = (bytes: number): void => {
    line += countLines(pending.subarray(0, bytes));
    pending = pending.subarray(bytes);
  };
  let parser = start();

  /** Blank lines behind the last record: millions of them would be copied with every piece. */
  const passBlanks = (): void => {
    const blanks = lengthOfBlanks(pending);
    parsed += blanks;
    pass(blanks);
  };

  /** Makes a broken record of the line on which the pending one begins. @returns the bytes to read again */
  const breakLine = (error: unknown): Buffer => {
    if (!isQuoteError(error)) throw error;
    pass(lengthOfBlanks(pending));
    const length = lengthOfLine(pending);
    const stray = strayQuote(pending.subarray(0, length), delimiter);
    const broken = stray ?? NEVER_CLOSED;
    const cells = stray === null ? null : cellsOfTextFormulas(pending.subarray(0, length), delimiter);
    if (cells !== null) records.push({ line, cells });
    else if (stray === null && torn === null) torn = { line, broken };
    else records.push({ line, cells: [], broken });
    if (stray === null && (tornCount += 1) > maxUnclosedQuotes) throw tornError({ line, broken });
    pass(length);
    const rest = pending;
    pending = Buffer.alloc(0);
    parser = start();
    return rest;
  };
  const feed = async (block: Buffer): Promise<void> => {
    let queue = block;
    while (queue.length > 0) {
      const piece = queue.subarray(0, lengthOfPiece(queue));
      queue = queue.subarray(piece.length);
      pending = pending.length === 0 ? piece : Buffer.concat([pending, piece]);
      const rest = await write(parser, piece).then(() => null, breakLine);
      if (rest !== null) queue = Buffer.concat([rest, queue]);
      else passBlanks();
    }
  };
  const taken = (): TableRecord[] => {
    const all = records;
    records = [];
    return all;
  };
  return {
    async read(block: Buffer): Promise<TableRecord[]> {
      await feed(block);
      return taken();
    },
    async end(): Promise<TableRecord[]> {
      for (;;) {
        const rest = await finish(parser).then(() => null, breakLine);
        if (rest === null) return taken();
        await feed(rest);
      }
    },
    torn: () => torn,
  };
};

const tornError = ({ line, broken }: { line: number; broken: string }): DomainError =>
  new DomainError("validation_failed", `Line ${line}: ${lowerFirst(broken)}`);

const optionsFor = (delimiter: string) => ({
  delimiter,
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_LINE_BYTES,
});

type Parser = ReturnType<typeof parse>;

const write = (parser: Parser, block: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.write(block, (error) => (error ? reject(error) : resolve()));
  });

const finish = (parser: Parser): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.once("end", resolve);
    parser.once("error", reject);
    parser.end();
  });

const NEVER_CLOSED = "A double quote is opened in this row and never closed.";
const STRAY: Record<string, string> = {
  CSV_INVALID_CLOSING_QUOTE:
    'Text follows a closing double quote. Inside a quoted value, write "" for a quote.',
  INVALID_OPENING_QUOTE:
    'A double quote stands inside a value that is not quoted. Quote the whole value and write "" for a quote.',
};
const QUOTE_ERRORS = new Set([...Object.keys(STRAY), "CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
const isQuoteError = (error: unknown): boolean => QUOTE_ERRORS.has(codeOf(error));

/** What is wrong with the quotes of a line, looked at alone; null where one of them is never closed. */
const strayQuote = (line: Buffer, delimiter: string): string | null => {
  try {
    parseAtOnce(line, optionsFor(delimiter));
    return null;
  } catch (error) {
    return STRAY[codeOf(error)] ?? null;
  }
};

/** The cells of a line whose only stray quotes are those of texts like ="0012345"; null where there are others. */
const cellsOfTextFormulas = (line: Buffer, delimiter: string): string[] | null => {
  const requoted = quotedTextFormulas(line.toString(), delimiter);
  if (requoted === null) return null;
  try {
    const [cells] = parseAtOnce(requoted, optionsFor(delimiter));
    return cells?.map(withoutTextFormula) ?? null;
  } catch {
    return null;
  }
};

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/** Line ends in these bytes: LF, CR LF or CR. */
const countLines = (bytes: Buffer): number => {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LINE_FEED || (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) count += 1;
  }
  return count;
};

/** Bytes of the first lines that make up a piece. */
const lengthOfPiece = (bytes: Buffer): number => {
  if (bytes.length <= PIECE_BYTES) return bytes.length;
  const end = bytes.lastIndexOf(LINE_FEED, PIECE_BYTES - 1) + 1;
  if (end > 0) return end;
  // without a line feed behind it: that of a pair ends the piece
  const old = bytes.lastIndexOf(CARRIAGE_RETURN, PIECE_BYTES - 2) + 1;
  return old > 0 ? old : lengthOfLine(bytes);
};

/** Bytes of the line ends that these bytes begin with. */
const lengthOfBlanks = (bytes: Buffer): number => {
  let at = 0;
  while (bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN) at += 1;
  return at;
};

/** Bytes of the first line with its end. */
const lengthOfLine = (bytes: Buffer): number => {
  const at = bytes.findIndex((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN);
  if (at < 0) return bytes.length;
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
