import { createReadStream } from "node:fs";
import { readError } from "./storage-error.ts";
import { type Header, readCsvRows } from "./csv-rows.node.ts";
import { decodeText } from "./decode-text.node.ts";
import { readJsonLineRows } from "./json-line-rows.ts";
import type { Row } from "./row.ts";

export const INPUT_FORMATS = ["csv", "tsv", "jsonl"] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

/** A file of rows, to be read more than once. */
export interface RowFile {
  /** As people call it: its path, or "standard input". */
  name: string;
  path: string;
}

export interface RowListener {
  /** CSV and TSV only. Throws to refuse the file. */
  onHeader: (header: Header) => void;
  /** JSON Lines only: a key that is no column. */
  onUnknownKey: (key: string) => void;
  /** Every byte, as it is read. */
  onBytes: (bytes: Buffer) => void;
}

/** For a pass over rows that have been checked. */
export const silentListener: RowListener = {
  onHeader: () => undefined,
  onUnknownKey: () => undefined,
  onBytes: () => undefined,
};

/** Reads the rows of a file, block by block. @throws DomainError where the file cannot be read or is broken as a whole */
export const readRows = (file: RowFile, format: InputFormat, listener: RowListener): AsyncIterable<Row[]> => {
  const blocks = decodeText(bytesOf(file, listener));
  if (format === "jsonl") return readJsonLineRows(blocks, listener.onUnknownKey);
  return readCsvRows(blocks, format === "tsv" ? "\t" : null, listener.onHeader);
};

/** The rows of a block are in memory at the same time: small ones keep it flat. */
const BLOCK_BYTES = 16_384;

async function* bytesOf(file: RowFile, listener: RowListener): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file.path, { highWaterMark: BLOCK_BYTES })) {
      listener.onBytes(chunk as Buffer);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw readError(file.name, error);
  }
}
