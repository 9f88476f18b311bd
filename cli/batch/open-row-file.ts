import { createWriteStream, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { storageError } from "../../adapters/codes/batch/output/storage-error.ts";
import { isPlainText } from "../../adapters/codes/workbook/file-kind.node.ts";
import { DomainError } from "../../core/errors.ts";
import { isFolder } from "../input/is-folder.ts";
import { makeTemporaryFolder } from "../input/temporary-folder.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { INPUT_FORMATS, type InputFormat } from "../../adapters/codes/batch/input/row-file.node.ts";

interface OpenRowFile {
  /** The name in messages. */
  name: string;
  path: string;
  /** Deletes the spooled copy. */
  close: () => void;
}

/** Opens a file, or standard input for `-`; the latter is copied to a temporary file, since it can be read only once. */
export const openRowFile = async (source: string): Promise<OpenRowFile> => {
  if (source !== "-") return { name: source, path: source, close: () => undefined };
  const folder = makeTemporaryFolder("rows");
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

/** Files that only spreadsheet programs read. */
const OTHER_SPREADSHEETS =
  /\.(xls|xlsb|xlt|ods|fods|ots|sxc|numbers|gsheet|gnumeric|html?|xhtml|mht|xml|prn|dif|slk|dbf|wk1|wks|wps|et|pdf)$/;

/**
 * What the rows are written in, as the option or the name of the file says; for a text with the name of an old workbook, its bytes.
 * @throws WrongUse for a folder, and where neither the option nor the file name shows the format of the rows
 * @throws DomainError `validation_failed` for a file of another program
 */
export const inputFormatOf = (source: string, option: InputFormat | null): InputFormat => {
  if (source !== "-" && isFolder(source))
    throw new WrongUse(
      `${source} is a folder: name the file of the rows, such as ${join(source, "codes.csv")}.`,
    );
  if (option !== null) return option;
  const name = source.toLowerCase();
  if (source === "-" || /\.(csv|txt)$/.test(name)) return "csv";
  if (name.endsWith(".tsv") || name.endsWith(".tab")) return "tsv";
  if (/\.xls[xm]$/.test(name)) return "xlsx";
  if (OTHER_SPREADSHEETS.test(name)) {
    if (name.endsWith(".xls") && existsSync(source) && isPlainText({ name: source, path: source }))
      return "csv";
    // a missing file is reported where it is read
    if (!existsSync(source)) return "csv";
    throw new DomainError(
      "validation_failed",
      `${source} cannot be read: open it in a spreadsheet program and save it as .xlsx or CSV.`,
    );
  }
  // one object or one array over many lines, most likely; the reader says what to do about it
  if (/\.(json|jsonl|ndjson|jsonlines)$/.test(name)) return "jsonl";
  throw new WrongUse(`${source} has no known extension: say --input-format ${INPUT_FORMATS.join(", ")}.`);
};
