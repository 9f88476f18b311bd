import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { ReportEvent } from "../../../adapters/codes/batch/batch-report.ts";
import { checkRows } from "../../../adapters/codes/batch/check/check-rows.node.ts";
import {
  type InputFormat,
  readRows,
  silentListener,
} from "../../../adapters/codes/batch/input/row-file.node.ts";
import { createRowReader, type RowDefaults } from "../../../adapters/codes/batch/input/row-reader.ts";
import { workbookOf } from "../files/workbook-file.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export interface TableWish extends Partial<RowDefaults> {
  encoding?: string;
  sheet?: string;
  contentColumn?: string;
  inputFormat?: InputFormat;
}

/**
 * Checks a table in this process, as the `batch` command does.
 * @returns its messages and the contents of the codes
 */
export const checkTable = async (path: string, wish: TableWish = {}) => {
  const { encoding = null, sheet = null, contentColumn = null, inputFormat, ...given } = wish;
  const defaults: RowDefaults = {
    type: "qr",
    barcodeFormat: null,
    design: {},
    logo: null,
    ink: "rgb",
    fix: false,
    force: false,
    now: new Date(0),
    logoFolder: null,
    ...given,
  };
  const name = basename(path);
  const format = inputFormat ?? (/\.xls[xm]$/i.test(name) ? "xlsx" : "csv");
  const columns = { type: defaults.type, content: contentColumn, file: null };
  const file = { name, path, encoding, sheet, columns, style: "flag" as const };
  const events: ReportEvent[] = [];
  const caller = {
    report: (event: ReportEvent) => void events.push(event),
    flush: () => Promise.resolve(),
    interrupted: () => false,
  };
  const contents: (string | null)[] = [];
  let error: string | null = null;
  try {
    await checkRows({ file, inputFormat: format, format: "png", defaults, onDuplicate: "number" }, caller);
    const read = createRowReader(defaults, resolve);
    for await (const rows of readRows(file, format, silentListener)) {
      contents.push(...rows.map((row) => read(row).order?.content ?? null));
    }
  } catch (thrown) {
    error = (thrown as Error).message;
  }
  return { events, contents, said: [...events.map(saidOf), ...(error === null ? [] : [error])].join("\n") };
};

/** Checks the text of a CSV file. */
export const checkCsv = async (text: string, wish?: TableWish) => {
  const path = join(await temporaryFolder(), "rows.csv");
  await writeFile(path, text);
  return checkTable(path, wish);
};

/** Checks a workbook with these rows, header included. */
export const checkWorkbook = async (rows: readonly (readonly (string | number)[])[], wish?: TableWish) => {
  const path = join(await temporaryFolder(), "rows.xlsx");
  await writeFile(path, workbookOf(rows));
  return checkTable(path, wish);
};

const saidOf = (event: ReportEvent): string => {
  if (event.kind === "sentence" || event.kind === "advice") return event.sentence;
  if (event.kind === "unknown_columns") return `left out: ${event.columns.join(", ")}`;
  if (event.kind === "progress") return "";
  const { line, column, message, corrected } = event.issue;
  return `${event.kind}, line ${line}, ${column}: ${message}${corrected === undefined ? "" : ` Corrected: ${corrected}`}`;
};
