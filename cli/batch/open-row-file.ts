import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { storageError } from "../../adapters/codes/batch/storage-error.ts";
import { WrongUse } from "../wrong-use.ts";
import { INPUT_FORMATS, type InputFormat, type RowFile } from "../../adapters/codes/batch/row-file.node.ts";

interface OpenRowFile extends RowFile {
  /** Deletes what was spooled. */
  close: () => void;
}

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
