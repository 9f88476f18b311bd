import { resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { DomainError } from "../../../core/errors.ts";
import { LABEL_PRINTER_DPI } from "../../../core/codes/print/label-printer.ts";
import type { Caller } from "../batch/batch-report.ts";
import { checkRows, type CheckResult } from "../batch/check/check-rows.node.ts";
import { createRowReader, type RowDefaults } from "../batch/input/row-reader.ts";
import { type InputFormat, readRows, type RowFile, silentListener } from "../batch/input/row-file.node.ts";
import { createLogoCache } from "../batch/logo-cache.node.ts";
import { verifyFile } from "../batch/verify-file.node.ts";
import { frameLettering } from "../letters/frame-lettering.node.ts";
import { loadLettersNode } from "../letters/load-letters.node.ts";
import { createFileSink } from "./file-sink.node.ts";
import type { LabelWriter } from "./label-writer.ts";
import { createLabelPlanner } from "./plan-label.ts";
import type { PlannedLabel } from "./planned-label.ts";
import type { LabelDesign, SheetDesign } from "./sheet-options.ts";

export interface SheetOptions extends SheetDesign {
  file: RowFile;
  inputFormat: InputFormat;
  /** Labels on the pages of a PDF, or one after the other for a label printer. */
  format: "pdf" | "zpl";
  /** Of the file. */
  output: string;
  labelDesign: LabelDesign;
  /** Path of the picture of every label whose row has no other. */
  picture: string | null;
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
 * Checks all rows, then prints their labels into one file, which gets its name when it is complete. Every code is read back before it
 * is printed.
 * @throws DomainError where the file of the rows or the disk makes going on impossible
 */
export async function makeSheet(options: SheetOptions, caller: Caller): Promise<SheetSummary> {
  const { file, inputFormat, format, defaults } = options;
  const plan = createPlanner(options);
  let turn = 0;
  const check = await checkRows(
    {
      file,
      inputFormat,
      format,
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
  const writer = await openWriter(options);
  try {
    const printed = await printLabels(options, check, plan, writer, caller);
    if (printed.labels > 0 && !printed.interrupted && !printed.stopped) {
      const pages = await writer.finish(printed.labels);
      return { ...nothing, ...printed.summary, pages, complete: true };
    }
    writer.discard();
    return { ...nothing, ...printed.summary, labels: 0, interrupted: printed.interrupted };
  } catch (error) {
    writer.discard();
    throw error;
  }
}

async function printLabels(
  options: SheetOptions,
  check: CheckResult,
  plan: ReturnType<typeof createLabelPlanner>,
  writer: LabelWriter,
  caller: Caller,
) {
  const { file, inputFormat, defaults } = options;
  const read = createRowReader(defaults, resolve);
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
      const failure = await proofOf(planned.label, options.format);
      if (failure !== null) fail(row.number, row.line, failure);
      else {
        writer.add(planned.label);
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
  if (shrunk.count > 0) caller.report({ kind: "sentence", sentence: shrunkSentence(shrunk) });
  return {
    labels: count.labels,
    interrupted,
    stopped,
    summary: { labels: count.labels, failed: count.failed },
  };
}

/** As in a batch that verifies its files. @returns null where the code is read back, else a sentence */
const proofOf = ({ code }: PlannedLabel, format: SheetOptions["format"]): Promise<string | null> =>
  verifyFile(new Uint8Array(), format, code);

async function openWriter(options: SheetOptions): Promise<LabelWriter> {
  const { output, format, defaults } = options;
  if (format === "zpl") {
    const { createZplWriter } = await import("./zpl-writer.ts");
    return createZplWriter(createFileSink(output), { ...options, dpi: printerDpi(options) });
  }
  const { createPdfWriter } = await import("./pdf-writer.ts");
  const parts = { sink: createFileSink(output), deflate: deflateSync, loadLetters: loadLettersNode };
  return createPdfWriter(parts, options, defaults.now);
}

/** Those of all labels: a printer has one print head. */
const printerDpi = ({ defaults }: SheetOptions): number =>
  Number(defaults.design.dpi ?? LABEL_PRINTER_DPI.default);

/** Plans labels, and refuses those that the printer would print in another size. */
function createPlanner(options: SheetOptions): ReturnType<typeof createLabelPlanner> {
  const logos = createLogoCache();
  const { picture, defaults } = options;
  const planLabel = createLabelPlanner(options.labelDesign, {
    loadLogo: (path) => logos.load(path),
    lettering: frameLettering,
    loadLetters: loadLettersNode,
    ...(defaults.ink && { ink: defaults.ink }),
  });
  // as logos of rows: from the folder of the table
  const pathOf = (named: string | undefined): string | null =>
    named?.trim() ? resolve(defaults.logoFolder ?? "", named.trim()) : picture;
  const plan: typeof planLabel = (row, order) =>
    planLabel({ ...row, picture: pathOf(row.picture ?? undefined) }, order);
  if (options.format === "pdf") return plan;
  const dpi = printerDpi(options);
  return async (row, order) => {
    const planned = await plan(row, order);
    if (!planned.ok || planned.label.code.printed?.dpi === dpi) return planned;
    const message = `All labels of a printer have its resolution, which is ${dpi} dots per inch: leave this cell empty.`;
    return { ok: false, problem: { name: "dpi", message } };
  };
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
