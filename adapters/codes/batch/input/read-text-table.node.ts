import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import { DomainError } from "../../../../core/errors.ts";
import type { Signal } from "../../../../core/ports/signal.ts";
import type { ReadTable, TextTable } from "../../../../core/ports/table-reader.ts";
import { findHeader, headerLinesTogether } from "./header/find-header.ts";
import { readCsvRecords } from "./text/csv-records.ts";
import { decodeText } from "./text/decode-text.ts";

const CHUNK_BYTES = 16_384;
/** A table about people has few columns. All names are compared in one step, which blocks the event loop. */
const MAX_COLUMNS = 1000;
/** Names of people's fields, without a content column. */
const WISH = { type: "vcard", content: null, file: null } as const;

async function* chunksOf(bytes: Buffer, signal?: Signal): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    if (signal?.aborted) throw signal.reason;
    yield bytes.subarray(at, at + CHUNK_BYTES);
    // yields to the event loop
    await nextTurn();
  }
}

/**
 * A table about people, as spreadsheets save it: Excel on Windows uses Windows-1252 without declaring it.
 * @throws DomainError `validation_failed`: too many rows or columns, no rows at all, a quote that is never closed
 */
export const readTextTable: ReadTable = async (given, most, signal) => {
  const bytes = Buffer.from(given);
  if (bytes.subarray(0, 2).toString("latin1") === "PK")
    throw new DomainError("validation_failed", "This is a workbook or a ZIP: save it as CSV");
  const encoding = { name: isUtf8(bytes) ? null : "windows-1252", style: null } as const;
  let table: TextTable | null = null;
  // an unclosed quote refuses the table: otherwise everything after it would be parsed again at once
  const records = readCsvRecords(decodeText(chunksOf(bytes, signal), encoding), null, {
    maxUnclosedQuotes: 0,
  });
  for await (const block of headerLinesTogether(records)) {
    if (table === null) {
      if (block.some(({ cells }) => cells.length > MAX_COLUMNS))
        throw new DomainError("validation_failed", `A file may have at most ${MAX_COLUMNS} columns`);
      const { names, rest } = findHeader(block, WISH);
      table = { names, rows: rest };
    } else for (const record of block) table.rows.push(record);
    if (table.rows.length > most)
      throw new DomainError("validation_failed", `A file may have at most ${most} rows`);
  }
  if (table === null) throw new DomainError("validation_failed", "There are no rows in this file");
  return table;
};
