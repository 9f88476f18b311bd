import { createHash } from "node:crypto";
import type { ExportFormat } from "../../../../core/codes/file-format.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { CodeKind, Caller } from "../batch-report.ts";
import { createColumnFindings } from "./column-findings.ts";
import { digitsSentence } from "../input/header/barcode-sentences.ts";
import { checkHeader } from "../input/header/header-check.ts";
import { refuseUnusedOptions } from "../input/header/unused-options.ts";
import { type OptionStyle, optionText } from "../input/option-text.ts";
import type { RowDefaults } from "../input/row-reader.ts";
import { type InputFormat, readRows, type RowFile, type RowListener } from "../input/row-file.node.ts";
import type { Row, RowIssue } from "../input/row.ts";
import { createFileNamer, type OnDuplicate } from "../output/file-names.ts";
import { createRowCheck, type FurtherProblems } from "./row-check.node.ts";
import { createRowIdentity } from "./row-identity.ts";
import { createRowSample, type RowSample } from "./row-sample.node.ts";
import { createRowSet, type RowSet } from "./row-set.ts";
import { createTableFindings } from "./table-findings.ts";

export interface CheckOptions {
  file: RowFile;
  inputFormat: InputFormat;
  format: ExportFormat;
  defaults: RowDefaults;
  onDuplicate: OnDuplicate;
  /** Maximum number of rows; a larger file is refused. */
  maxRows?: number;
  /** Refuses files with unknown columns. By default, they are ignored and listed. */
  unknownColumns?: "refuse";
  furtherProblems?: FurtherProblems;
}

export interface CheckResult {
  rows: number;
  codes: CodeKind;
  /** Rows without a code. */
  bad: RowSet;
  badCount: number;
  /** Rows that the fix option would correct completely; 0 if it is set. */
  fixable: number;
  /** SHA-256 of the rows' code contents. */
  source: string;
  /** SHA-256 of the rows' line numbers. */
  lines: string;
  /** SHA-256 of the logo files. */
  logos: string;
  sample: RowSample;
}

/**
 * The first of two passes: reads every row and reports problems before anything is written.
 * @throws DomainError if the file as a whole cannot be read
 */
export const checkRows = async (options: CheckOptions, caller: Caller): Promise<CheckResult> => {
  const { file, inputFormat, format, defaults, onDuplicate, maxRows = Infinity } = options;
  const columns = createColumnFindings(caller, options.unknownColumns === "refuse");
  const rowCheck = createRowCheck(defaults, options.furtherProblems);
  const hash = createHash("sha256");
  const lineHash = createHash("sha256");
  const naming = { format, onDuplicate, fix: defaults.fix };
  let namer = createFileNamer(naming, true);
  const bad = createRowSet();
  const sample = createRowSample();
  let badCount = 0;
  let rows = 0;
  let hasTypes = false;
  let wrongContents = 0;
  let fixable = 0;
  const kinds = new Set<"qr" | "barcode">();
  const { type, force } = defaults;
  const identityOf = createRowIdentity(type);
  const table = createTableFindings({ type, force, hasTotals: inputFormat !== "jsonl" });

  let headers: ReadonlyMap<string, string> = new Map();
  /** Known columns of the table. */
  let present: ReadonlySet<string> = new Set();
  const issueOf = (row: Row, { name, reason: _reason, ...problem }: TextProblem): RowIssue => ({
    row: row.number,
    line: row.line,
    column: name,
    ...headerOf(row.headers ?? headers, name),
    ...(name === "" || present.has(name) || name in row.cells ? {} : { isAbsent: true as const }),
    ...problem,
  });
  const listener: RowListener = {
    onHeader(header) {
      headers = new Map(header.renamed);
      present = new Set(header.columns);
      checkHeader(header, defaults, file.style);
      if (!header.columns.includes("type")) refuseUnusedOptions(defaults, file.style);
      columns.add(header);
      for (const sentence of digitsSentence(header, defaults, file.style)) columns.sentence(sentence);
      columns.refuseUnknown();
      namer = createFileNamer(naming, header.columns.includes("file"));
    },
    onKeys: (report) => columns.add(report),
    onSentence: (sentence) => columns.sentence(sentence),
  };
  for await (const block of readRows(file, inputFormat, listener)) {
    let identities = "";
    let lines = "";
    for (const row of block) {
      rows += 1;
      hasTypes ||= row.cells.type !== undefined;
      if (rows > maxRows) throw tooManyRows(maxRows, file.name);
      const checked = await rowCheck.check(row, namer);
      const { kind, problems, notes, isNumbered } = checked;
      sample.add(row, isNumbered);
      for (const note of notes) caller.report({ kind: "note", issue: issueOf(row, note) });
      for (const problem of problems) caller.report({ kind: "issue", issue: issueOf(row, problem) });
      if (kind !== null) kinds.add(kind);
      table.look(row, checked);
      identities += identityOf(row) + (problems.length > 0 ? "refused\n" : "\n");
      lines += `${row.line}\n`;
      if (problems.length === 0) continue;
      bad.add(row.number);
      badCount += 1;
      if (problems.some(isWrongContent)) wrongContents += 1;
      if (!defaults.fix && problems.every(isFixed)) fixable += 1;
    }
    hash.update(identities);
    lineHash.update(lines);
    await caller.flush();
    if (caller.interrupted()) break;
  }
  const result = (): CheckResult => {
    const codes = kinds.size > 1 ? "mixed" : kinds.has("barcode") ? "barcode" : "qr";
    return {
      rows,
      codes,
      bad,
      badCount,
      fixable,
      source: hash.digest("hex"),
      lines: lineHash.digest("hex"),
      logos: rowCheck.logoDigest().toString("hex"),
      sample,
    };
  };
  // partial counts would be mistaken for the whole
  if (caller.interrupted()) return result();
  for (const { reason: _reason, ...issue } of table.issues()) {
    caller.report({ kind: "issue", issue: { ...issue, ...headerOf(headers, issue.column) } });
    bad.add(issue.row);
    badCount += 1;
  }
  const { said, advice } = table.sentences(headers, columns.unknown());
  for (const { message } of said) caller.report({ kind: "sentence", sentence: message });
  for (const { message } of advice) caller.report({ kind: "advice", sentence: message });
  const { taken, wrong: wrongNames } = namer.count;
  if (taken > 0) {
    const kind = onDuplicate === "refuse" ? "advice" : "sentence";
    caller.report({ kind, sentence: takenSentence(taken, onDuplicate, file.style) });
  }
  const corrections = wrongContents + wrongNames;
  if (corrections > 0 && !defaults.fix) {
    caller.report({ kind: "advice", sentence: fixSentence(corrections, file.style) });
  }
  if (rows === 0) {
    throw new DomainError("validation_failed", `There are no rows in ${file.name}.`);
  }
  if (!hasTypes) refuseUnusedOptions(defaults, file.style);
  columns.refuseUnknown();
  return result();
};

const tooManyRows = (maxRows: number, name: string): DomainError =>
  new DomainError("too_large", `There are more than ${maxRows} rows in ${name}: send them in parts.`);

/** Whether the fix option replaces this content. */
const isWrongContent = ({ name, corrected }: TextProblem): boolean =>
  name === "content" && corrected !== undefined;

/** Whether the fix option resolves this problem. */
const isFixed = ({ name, corrected }: TextProblem): boolean =>
  corrected !== undefined && (name === "content" || name === "file");

const headerOf = (headers: ReadonlyMap<string, string>, column: string): Pick<RowIssue, "header"> => {
  const header = headers.get(column);
  return header === undefined ? {} : { header };
};

const takenSentence = (count: number, onDuplicate: OnDuplicate, style: OptionStyle): string => {
  const names =
    count === 1 ? "1 file name is that of another row" : `${count} file names are those of other rows`;
  return onDuplicate === "number"
    ? `${names}: a number was appended.`
    : `${names}. ${optionText(style, "on_duplicate", "number")} appends a number.`;
};

const fixSentence = (count: number, style: OptionStyle): string => {
  const fix = optionText(style, "fix", null);
  return count === 1
    ? `${fix} takes the corrected value.`
    : `${fix} takes the corrected values of ${count} contents and file names.`;
};
