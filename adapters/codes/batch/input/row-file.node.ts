import { createReadStream } from "node:fs";
import type { ColumnOptions } from "../../../../core/codes/texts/choose-columns.ts";
import { DomainError } from "../../../../core/errors.ts";
import { readError } from "../output/storage-error.ts";
import type { ColumnReport } from "./header/column-sentences.ts";
import { readCsvRecords } from "./text/csv-records.ts";
import { decodeText } from "./text/decode-text.ts";
import { readJsonLineRows } from "./json-line-rows.ts";
import type { OptionStyle } from "./option-text.ts";
import type { Row } from "./row.ts";
import { fileBytes } from "../../workbook/file-kind.node.ts";
import { checkIsText } from "../../workbook/file-kind.ts";
import type { TableRecord } from "./table-record.ts";
import { readTableRows, type TableListener } from "./table-rows.ts";

export const INPUT_FORMATS = ["csv", "tsv", "jsonl", "xlsx"] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

/** A file of rows that can be read more than once. */
export interface RowFile {
  /** Its name in messages: the path, or "standard input". */
  name: string;
  path: string;
  /** Text encoding, as `findEncoding` names it; null: UTF-8, or the byte order mark's. */
  encoding: string | null;
  /** Name or number of a workbook's sheet; null: the first one. */
  sheet: string | null;
  columns: ColumnOptions;
  /** How sentences about the file write options. */
  style: OptionStyle;
}

export interface RowListener extends TableListener {
  /** JSON Lines only: called for new sets of keys. */
  onKeys: (report: ColumnReport) => void;
}

/** For a second pass over rows that have been checked. */
export const silentListener: RowListener = {
  onHeader: () => undefined,
  onSentence: () => undefined,
  onKeys: () => undefined,
};

/** For a second pass that finds other rows than the first. */
export const changed = (file: Pick<RowFile, "name">): DomainError =>
  new DomainError("conflict", `${file.name} was changed while it was read.`);

/** Reads the rows of a file, block by block. @throws DomainError if the file cannot be read or is broken as a whole */
export const readRows = (file: RowFile, format: InputFormat, listener: RowListener): AsyncIterable<Row[]> => {
  const { columns: wish, style } = file;
  if (format === "xlsx")
    return readTableRows(sheetRecords(file, listener), { wish, style, sparse: true }, listener);
  const blocks = textOf(file, listener);
  if (format === "jsonl") return readJsonLineRows(blocks, { wish, style }, listener);
  const records = readCsvRecords(blocks, format === "tsv" ? "\t" : null);
  return readTableRows(records, { wish, style, sparse: false }, listener);
};

async function* textOf(file: RowFile, listener: RowListener): AsyncGenerator<Uint8Array> {
  await checkIsText(fileBytes(file), file.style);
  const encoding = { name: file.encoding, style: file.style, say: listener.onSentence };
  yield* decodeText(bytesOf(file), encoding);
}

async function* sheetRecords(file: RowFile, listener: RowListener): AsyncGenerator<TableRecord[]> {
  // loaded on demand: most batches have no workbook
  const { readWorkbook } = await import("../../workbook/read-workbook.node.ts");
  yield* readWorkbook(file, listener.onSentence);
}

/** All rows of a block are in memory at once: small blocks keep memory low. */
const BLOCK_BYTES = 16_384;

async function* bytesOf(file: RowFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file.path, { highWaterMark: BLOCK_BYTES }))
      yield chunk as Buffer;
  } catch (error) {
    throw readError(file.name, error);
  }
}
