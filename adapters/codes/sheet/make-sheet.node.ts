import { setImmediate as nextTurn } from "node:timers/promises";
import { DomainError } from "../../../core/errors.ts";
import { pagesFor } from "../../../core/labels/label-places.ts";
import { labelsOnPage, templateName } from "../../../core/labels/template.ts";
import type { Caller } from "../batch/batch-report.ts";
import { checkRows, type CheckResult } from "../batch/check/check-rows.node.ts";
import { createRowReader, type RowDefaults } from "../batch/input/read-row.node.ts";
import { type InputFormat, readRows, type RowFile, silentListener } from "../batch/input/row-file.node.ts";
import { verifyFile } from "../batch/verify-file.node.ts";
import { loadLettersNode } from "../letters/load-letters.node.ts";
import { createPdfFile, type PdfFile } from "./pdf-file.node.ts";
import { createLabelPlanner } from "./plan-label.node.ts";
import type { PlannedLabel } from "./planned-label.ts";
import { createSheetPages } from "./sheet-pages.ts";
import type { LabelDesign, SheetDesign } from "./sheet-options.ts";

export interface SheetOptions extends SheetDesign {
  file: RowFile;
  inputFormat: InputFormat;
  /** Of the PDF. */
  output: string;
  labelDesign: LabelDesign;
  defaults: RowDefaults;
  onError: "stop" | "skip";
}

export interface SheetSummary {
  rows: number;
  labels: number;
  pages: number;
  /** Rows without labels. */
  failed: number;
  output: string;
  /** There is a file. */
  complete: boolean;
  interrupted: boolean;
}

/** Rows between which signals are heard. */
const ROWS_A_TURN = 20;

/**
 * Checks all rows, then prints their labels on the pages of one PDF, which gets its name when it is complete. Every code is read back
 * before it is printed.
 * @throws DomainError where the file of the rows or the disk makes going on impossible
 */
export async function makeSheet(options: SheetOptions, caller: Caller): Promise<SheetSummary> {
  const { file, inputFormat, defaults } = options;
  const plan = createLabelPlanner(options.labelDesign);
  let turn = 0;
  const check = await checkRows(
    {
      file,
      inputFormat,
      format: "pdf",
      defaults,
      onDuplicate: "number",
      async furtherProblems(row, order) {
        if ((turn += 1) % ROWS_A_TURN === 0) await nextTurn();
        const planned = await plan(row, order);
        return planned.ok ? [] : [planned.problem];
      },
    },
    caller,
  );
  const nothing: SheetSummary = {
    rows: check.rows,
    labels: 0,
    pages: 0,
    failed: check.badCount,
    output: options.output,
    complete: false,
    interrupted: caller.interrupted(),
  };
  if (nothing.interrupted) return nothing;
  if (check.badCount === check.rows || (check.badCount > 0 && options.onError === "stop")) {
    caller.report({ kind: "advice", sentence: refusal(check, options.onError) });
    return nothing;
  }
  const { page, ...template } = options.labelDesign.template;
  const pdf = createPdfFile(options.output, page, titleOf(options), defaults.now);
  try {
    const printed = await printLabels(options, check, plan, pdf, caller);
    if (printed.labels > 0 && !printed.interrupted && !printed.stopped) {
      const pages = pagesFor(printed.labels, options.start, labelsOnPage(template));
      await finish(options, pdf, printed.labels, pages);
      return { ...nothing, ...printed.summary, pages, complete: true };
    }
    pdf.discard();
    return { ...nothing, ...printed.summary, labels: 0, interrupted: printed.interrupted };
  } catch (error) {
    pdf.discard();
    throw error;
  }
}

async function printLabels(
  options: SheetOptions,
  check: CheckResult,
  plan: ReturnType<typeof createLabelPlanner>,
  pdf: PdfFile,
  caller: Caller,
) {
  const { file, inputFormat, defaults } = options;
  const read = createRowReader(defaults);
  const pages = createSheetPages(options, pdf, await lettersOf(options));
  const total = check.rows - check.badCount;
  const count = { done: 0, labels: 0, failed: check.badCount };
  const shrunk = { count: 0, line: 0, points: Infinity };
  let stopped = false;
  const fail = (row: number, line: number, message: string): void => {
    caller.report({ kind: "issue", issue: { row, line, column: "", message } });
    count.failed += 1;
    if (options.onError === "stop") stopped = true;
  };
  for await (const block of readRows(file, inputFormat, silentListener)) {
    for (const row of block) {
      if (check.bad.has(row.number)) continue;
      const { order } = read(row);
      const planned = order === null ? null : await plan(row, order);
      if (planned === null || !planned.ok) throw changed(file);
      const failure = await proofOf(planned.label);
      if (failure !== null) fail(row.number, row.line, failure);
      else {
        pages.add(planned.label);
        count.labels += planned.label.copies;
        if (planned.label.shrunk !== null) {
          if (shrunk.count === 0) shrunk.line = row.line;
          shrunk.count += 1;
          shrunk.points = Math.min(shrunk.points, planned.label.shrunk);
        }
      }
      count.done += 1;
      caller.report({ kind: "progress", done: count.done, total });
      if (count.done % ROWS_A_TURN === 0) await nextTurn();
      if (stopped || caller.interrupted()) break;
    }
    if (stopped || caller.interrupted()) break;
  }
  const interrupted = caller.interrupted();
  if (!stopped && !interrupted && count.done !== total) throw changed(file);
  pages.end();
  if (shrunk.count > 0) caller.report({ kind: "sentence", sentence: shrunkSentence(shrunk) });
  return {
    labels: count.labels,
    interrupted,
    stopped,
    summary: { labels: count.labels, failed: count.failed },
  };
}

/** As in a batch that verifies its files. @returns null where the code is read back, else a sentence */
const proofOf = ({ code }: PlannedLabel): Promise<string | null> => verifyFile(new Uint8Array(), "pdf", code);

const titleOf = ({ labelDesign: { template } }: SheetOptions): string => `Labels: ${templateName(template)}`;

/** What pages say beside their labels. */
async function lettersOf({ pageNumbers }: SheetDesign) {
  return pageNumbers ? (await loadLettersNode("0123456789/ ")).lettering : null;
}

async function finish(options: SheetOptions, pdf: PdfFile, labels: number, pages: number): Promise<void> {
  const { finishPages } = await import("./first-page.node.ts");
  await finishPages(options, pdf, { labels, pages });
}

const refusal = ({ badCount, rows }: CheckResult, onError: "stop" | "skip"): string => {
  const which = rows === 1 ? "The row" : `${badCount} of ${rows} rows`;
  const sentence = `${which} cannot be printed, so nothing was written.`;
  return onError === "stop" && badCount < rows ? `${sentence} --on-error skip prints the others.` : sentence;
};

const shrunkSentence = ({ count, line, points }: { count: number; line: number; points: number }): string => {
  const [which, place] =
    count === 1 ? ["1 text was", `on line ${line}`] : [`${count} texts were`, `the first on line ${line}`];
  return `${which} made smaller to fit, ${place}: ${points.toFixed(1)} points at least.`;
};

/** The second pass found other rows than the first. */
const changed = (file: RowFile): DomainError =>
  new DomainError("conflict", `${file.name} was changed while it was read.`);
