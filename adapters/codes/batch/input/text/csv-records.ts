import { type Info, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { DomainError } from "../../../../../core/errors.ts";
import { type RowSentence, rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import { countLines, lengthOfBlanks, lengthOfLine, lengthOfPiece } from "./byte-lines.ts";
import { joinedBytes, NO_BYTES, utf8Text } from "./bytes.ts";
import { guessDelimiter, readSeparatorLine } from "./delimiter.ts";
import { MAX_LINE_BYTES } from "./decode-text.ts";
import type { TableRecord } from "../table-record.ts";
import { quotedTextFormulas, withoutTextFormula } from "./text-formula.ts";

/** After this many unclosed quotes, reading stops: the file isn't CSV. */
const MAX_UNCLOSED_QUOTES = 100;
/** Bytes given to the parser at a time, in whole lines. After a stray quote this much is parsed again. */
const PIECE_BYTES = 1024;

export interface CsvOptions {
  /** After this many unclosed quotes, reading stops; 0 to stop at the first one. */
  maxUnclosedQuotes?: number;
  /** Keeps a row with a broken or unclosed quote as raw text instead of reporting an error. */
  keepsBroken?: boolean;
}

/**
 * Reads blocks of CSV or TSV, whole lines each, into records, as many at a time as a block holds; blank lines are left out. A stray quote breaks the
 * record that it is in. If a quote is never closed, the following lines are read as if it were missing, so that their
 * mistakes are reported too. The generator throws at the end, since the rows of these lines are uncertain.
 * @param delimiter null: the one that the first line names or uses
 * @throws DomainError `validation_failed`: a quote that is opened and never closed
 */
export async function* readCsvRecords(
  blocks: AsyncIterable<Uint8Array>,
  delimiter: string | null,
  { maxUnclosedQuotes = MAX_UNCLOSED_QUOTES, keepsBroken = false }: CsvOptions = {},
): AsyncGenerator<TableRecord[]> {
  let reader: ReturnType<typeof createReader> | null = null;
  for await (const block of blocks) {
    if (reader === null) {
      const separator = readSeparatorLine(block);
      const rest = block.subarray(separator?.bytes ?? 0);
      const named = separator?.delimiter ?? delimiter;
      reader = createReader(named ?? guessDelimiter(rest), separator ? 2 : 1, {
        maxUnclosedQuotes,
        keepsBroken,
      });
      yield await reader.parseBlock(rest);
    } else yield await reader.parseBlock(block);
  }
  if (reader === null) return;
  yield await reader.drain();
  const unclosed = reader.firstUnclosed();
  if (unclosed !== null) throw unclosedError(unclosed);
}

/** A parser that continues behind a broken record. It keeps the bytes of the record that the parser is reading. */
const createReader = (
  delimiter: string,
  firstLine: number,
  { maxUnclosedQuotes, keepsBroken }: Required<CsvOptions>,
) => {
  let records: TableRecord[] = [];
  /** Bytes given to the parser after the last complete record, and the line on which they begin. */
  let pending = NO_BYTES;
  let line = firstLine;
  /** Bytes of complete records that this parser has read. */
  let parsed = 0;
  let firstUnclosed: { line: number; broken: string } | null = null;
  let unclosedCount = 0;

  const start = () => {
    parsed = 0;
    const addRecord = (cells: string[], { bytes }: Info): null => {
      const raw = pending.subarray(0, bytes - parsed);
      parsed = bytes;
      // blank lines before a record belong to its bytes
      records.push({
        line: line + countLines(raw.subarray(0, lengthOfBlanks(raw))),
        cells: cells.map(withoutTextFormula),
      });
      skip(raw.length);
      return null;
    };
    const parser = parse({ ...optionsFor(delimiter), on_record: addRecord });
    parser.on("error", () => undefined);
    // on_record collects the records, so the readable side stays empty
    parser.resume();
    return parser;
  };
  /** Removes bytes from the pending ones. */
  const skip = (bytes: number): void => {
    line += countLines(pending.subarray(0, bytes));
    pending = pending.subarray(bytes);
  };
  let parser = start();

  /** Removes blank lines after the last record: millions of them would be copied with every piece. */
  const skipBlanks = (): void => {
    const blanks = lengthOfBlanks(pending);
    parsed += blanks;
    skip(blanks);
  };

  /** Adds a broken record for the first pending line and starts a new parser. @returns the bytes to parse again */
  const recover = (error: unknown): Uint8Array => {
    if (!isQuoteError(error)) throw error;
    skip(lengthOfBlanks(pending));
    const length = lengthOfLine(pending);
    const stray = strayQuote(pending.subarray(0, length), delimiter);
    const { message: broken, reason: brokenReason } = stray ?? NEVER_CLOSED;
    const cells = stray === null ? null : cellsWithQuotes(pending.subarray(0, length), delimiter);
    if (cells !== null) records.push({ line, cells });
    else if (keepsBroken)
      records.push({ line, cells: rawCells(pending.subarray(0, length), delimiter), broken, brokenReason });
    else if (stray === null && firstUnclosed === null) firstUnclosed = { line, broken };
    else records.push({ line, cells: [], broken, brokenReason });
    if (stray === null && (unclosedCount += 1) > maxUnclosedQuotes) throw unclosedError({ line, broken });
    skip(length);
    const rest = pending;
    pending = NO_BYTES;
    parser = start();
    return rest;
  };
  const parseAll = async (block: Uint8Array): Promise<void> => {
    let queue = block;
    while (queue.length > 0) {
      const piece = queue.subarray(0, lengthOfPiece(queue, PIECE_BYTES));
      queue = queue.subarray(piece.length);
      pending = joinedBytes(pending, piece);
      const rest = await write(parser, piece).then(() => null, recover);
      if (rest !== null) queue = joinedBytes(rest, queue);
      else skipBlanks();
    }
  };
  const takeRecords = (): TableRecord[] => {
    const all = records;
    records = [];
    return all;
  };
  return {
    async parseBlock(block: Uint8Array): Promise<TableRecord[]> {
      await parseAll(block);
      return takeRecords();
    },
    /** Parses what is left at the end of the file. */
    async drain(): Promise<TableRecord[]> {
      for (;;) {
        const rest = await finish(parser).then(() => null, recover);
        if (rest === null) return takeRecords();
        await parseAll(rest);
      }
    },
    firstUnclosed: () => firstUnclosed,
  };
};

const unclosedError = ({ line, broken }: { line: number; broken: string }): DomainError =>
  new DomainError("validation_failed", `Line ${line}: ${lowerFirst(broken)}`);

/** The raw cells of a line that is not valid CSV, so that its author can see what was meant. */
const rawCells = (line: Uint8Array, delimiter: string): string[] =>
  utf8Text(line)
    .replace(/(?:\r\n|[\r\n])$/, "")
    .split(delimiter);

const optionsFor = (delimiter: string) => ({
  delimiter,
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_LINE_BYTES,
});

type Parser = ReturnType<typeof parse>;

const write = (parser: Parser, block: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.write(utf8Text(block), (error) => (error ? reject(error) : resolve()));
  });

const finish = (parser: Parser): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.once("end", resolve);
    parser.once("error", reject);
    parser.end();
  });

const NEVER_CLOSED = rowSentence("rows.quote_open");
const STRAY: Record<string, RowSentence> = {
  CSV_INVALID_CLOSING_QUOTE: rowSentence("rows.quote_after"),
  INVALID_OPENING_QUOTE: rowSentence("rows.quote_inside"),
};
const QUOTE_ERRORS = new Set([...Object.keys(STRAY), "CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
const isQuoteError = (error: unknown): boolean => QUOTE_ERRORS.has(codeOf(error));

/** Describes a stray quote in a single line; null if the line has an unclosed quote instead. */
const strayQuote = (line: Uint8Array, delimiter: string): RowSentence | null => {
  try {
    parseAtOnce(utf8Text(line), optionsFor(delimiter));
    return null;
  } catch (error) {
    return STRAY[codeOf(error)] ?? null;
  }
};

/**
 * The cells of a line whose stray quotes belong to texts like ="0012345", or to cells of TSV: spreadsheets copy
 * a cell such as 27" screen as it is. Null for others.
 */
const cellsWithQuotes = (line: Uint8Array, delimiter: string): string[] | null => {
  const text = utf8Text(line);
  const requoted = quotedTextFormulas(text, delimiter);
  const isTsv = delimiter === "\t";
  if (requoted === null && !isTsv) return null;
  try {
    const [cells] = parseAtOnce(requoted ?? text, { ...optionsFor(delimiter), relax_quotes: isTsv });
    return cells?.map(withoutTextFormula) ?? null;
  } catch {
    return null;
  }
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
