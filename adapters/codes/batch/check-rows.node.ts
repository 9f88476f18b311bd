import { createHash } from "node:crypto";
import { DomainError } from "../../../core/errors.ts";
import { correctedContent } from "../../../core/codes/texts/corrected-content.ts";
import type { TextProblem } from "../../../core/codes/texts/text-problem.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { alikeColumns } from "./columns.ts";
import type { Header } from "./csv-rows.node.ts";
import { createFileNameCheck } from "./file-names.ts";
import { checkHeader } from "./header-check.node.ts";
import type { CodeOrder } from "./job.ts";
import { createLogoCheck } from "./logo-check.node.ts";
import { createRowReader, type RowDefaults } from "./read-row.node.ts";
import type { Caller } from "./caller.ts";
import { type InputFormat, readRows, type RowFile } from "./row-file.node.ts";
import { createRowSet, type RowSet } from "./row-set.ts";
import type { Row, RowIssue } from "./row.ts";

export interface CheckOptions {
  file: RowFile;
  inputFormat: InputFormat;
  format: FileFormat;
  defaults: RowDefaults;
  /** More are refused. */
  mostRows?: number;
  /** Columns that are none of ours are left out, and told, unless they are to be refused. */
  unknownColumns?: "refuse";
}

export interface CheckResult {
  rows: number;
  /** Rows that cannot be made. */
  bad: RowSet;
  badCount: number;
  /** sha256 of everything that the codes are made from: the rows and the logos. */
  source: string;
}

/**
 * The first of two passes: reads every row and reports what is wrong, before anything is written.
 * @throws DomainError where the file as a whole cannot be read
 */
export const checkRows = async (options: CheckOptions, caller: Caller): Promise<CheckResult> => {
  const { file, inputFormat, format, defaults } = options;
  const read = createRowReader(defaults);
  const logos = createLogoCheck();
  const hash = createHash("sha256");
  const bad = createRowSet();
  let fileNameProblem = createFileNameCheck(format, true);
  let rows = 0;
  let badCount = 0;

  const unknown: string[] = [];
  const tellUnknown = (columns: string[]) => {
    if (columns.length > 0) caller.tell({ kind: "unknown_columns", columns });
    // a table that ends in a separator has a last column without a name
    unknown.push(...columns.filter((column) => column.trim() !== ""));
  };
  const refuseUnknown = () => {
    if (options.unknownColumns === "refuse" && unknown.length > 0) throw unknownColumns(unknown);
  };

  const onHeader = (header: Header) => {
    checkHeader(header, defaults);
    tellUnknown(header.unknown);
    refuseUnknown();
    fileNameProblem = createFileNameCheck(format, header.columns.includes("file"));
  };
  const problemsOf = async (row: Row): Promise<TextProblem[]> => {
    const { order, problems, notes } = read(row);
    for (const note of notes) caller.tell({ kind: "note", issue: issue(row, note) });
    const nameProblem = fileNameProblem(row);
    const all = nameProblem === null ? problems : [...problems, { name: "file", ...nameProblem }];
    if (order === null) return all;
    const orderProblem = order.kind === "barcode" ? await barcodeProblem(order, row, caller) : null;
    if (orderProblem) return [...all, orderProblem];
    if (order.kind === "barcode" || order.logo === null) return all;
    const logoProblem = await logos.problemOf(order.logo);
    return logoProblem === null ? all : [...all, { name: "logo", message: logoProblem }];
  };

  const listener = {
    onHeader,
    onUnknownKey: (key: string) => tellUnknown([key]),
    onBytes: (bytes: Buffer) => void hash.update(bytes),
  };
  for await (const block of readRows(file, inputFormat, listener)) {
    for (const row of block) {
      rows += 1;
      if (rows > (options.mostRows ?? Infinity)) {
        throw new DomainError(
          "too_large",
          `There are more than ${options.mostRows} rows in ${file.name}: send them in parts.`,
        );
      }
      const problems = await problemsOf(row);
      if (problems.length === 0) continue;
      bad.add(row.number);
      badCount += 1;
      for (const problem of problems) caller.tell({ kind: "issue", issue: issue(row, problem) });
    }
    await caller.flush();
    if (caller.interrupted()) break;
  }
  if (rows === 0 && !caller.interrupted()) {
    throw new DomainError("validation_failed", `There are no rows in ${file.name}.`);
  }
  refuseUnknown();
  return { rows, bad, badCount, source: hash.update(logos.digest()).digest("hex") };
};

/** A body that is no table at all has any number of them, of any length. */
const NAMED_COLUMNS = 20;
const NAME_LENGTH = 60;
const MEANT_COLUMNS = 3;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

function unknownColumns(all: readonly string[]): DomainError {
  const names = all.slice(0, NAMED_COLUMNS).map((name) => name.slice(0, NAME_LENGTH));
  const meant = [...new Set(names.flatMap(alikeColumns))].slice(0, MEANT_COLUMNS);
  const hint = meant.length > 0 ? ` Perhaps ${quoted(meant)} was meant.` : "";
  const message = `There is no such column: ${quoted(names)}. Take out what no code needs, or correct the name.${hint}`;
  const fields = Object.fromEntries(names.map((name) => [name, "There is no such column"]));
  return new DomainError("validation_failed", message, { fields });
}

const issue = (row: Row, { name, ...problem }: TextProblem): RowIssue => ({
  row: row.number,
  line: row.line,
  column: name,
  ...problem,
});

/** Draws it, which is quick, since only the drawing shows whether the bars fit a canvas. */
const barcodeProblem = async (
  order: Extract<CodeOrder, { kind: "barcode" }>,
  row: Row,
  caller: Caller,
): Promise<TextProblem | null> => {
  // most files have no barcodes
  const { makeBarcode } = await import("../make-barcode.ts");
  const made = makeBarcode(order.format, order.content, order.design);
  if (made.ok) {
    if (made.notice !== null) {
      const message = `${made.notice.message}.`;
      caller.tell({ kind: "note", issue: issue(row, { name: "content", message }) });
    }
    return null;
  }
  const canvas = made.fixes.map(({ change }) => change.canvas).find((size) => size !== undefined);
  const corrected = correctedContent(made);
  if (canvas && order.design.canvas) {
    const name = canvas.width === order.design.canvas.width ? "height" : "width";
    return { name, message: `${made.message}.`, corrected: String(canvas[name]) };
  }
  return { name: "content", message: `${made.message}.`, ...(corrected === null ? {} : { corrected }) };
};
