import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readError, storageError } from "../storage-error.ts";
import { WrongUse } from "../wrong-use.ts";
import { type Header, readCsvRows } from "./csv-rows.ts";
import { decodeText } from "./decode-text.ts";
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

export interface OpenRowFile extends RowFile {
  /** Deletes what was spooled. */
  close: () => void;
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

/** Opens a file, or standard input for `-`; the latter is copied to a temporary file, since it can be read only once. */
export const openRowFile = async (source: string): Promise<OpenRowFile> => {
  if (source !== "-") return { name: source, path: source, close: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), "quietzone-"));
  const path = join(folder, "rows");
  const close = () => rmSync(folder, { recursive: true, force: true });
  try {
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    close();
    throw storageError(path, error);
  }
  return { name: "standard input", path, close };
};

/** @throws WrongUse where neither the option nor the file name says what the rows are written in */
export const inputFormatOf = (source: string, option: InputFormat | null): InputFormat => {
  if (option !== null) return option;
  const name = source.toLowerCase();
  if (source === "-" || name.endsWith(".csv")) return "csv";
  if (name.endsWith(".tsv") || name.endsWith(".tab")) return "tsv";
  if (/\.(jsonl|ndjson|jsonlines)$/.test(name)) return "jsonl";
  throw new WrongUse(`${source} has no known extension: say --input-format ${INPUT_FORMATS.join(", ")}.`);
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
