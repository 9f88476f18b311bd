import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { counted } from "../../../core/codes/sentence.ts";
import { moduleText } from "../../../core/codes/print/printed-size.ts";
import type { Caller } from "../batch/batch-report.ts";
import { cautionSentence, countCaution, type CountedCautions, placeText } from "../batch/counted-cautions.ts";
import type { CheckResult } from "../batch/check/check-rows.node.ts";
import { createRowReader } from "../batch/input/row-reader.ts";
import { changed, readRows, silentListener } from "../batch/input/row-file.node.ts";
import type { Row } from "../batch/input/row.ts";
import { failureOf } from "../batch/verify-file.node.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { loadLettersNode } from "../letters/load-letters.node.ts";
import { proveDrawing } from "../prove/prove-file.node.ts";
import { labelCautions } from "./label-cautions.ts";
import type { LabelWriter } from "./label-writer.ts";
import type { PdfWriterState } from "./pdf-writer.ts";
import type { createLabelPlanner } from "./plan-label.ts";
import type { PlannedLabel } from "./planned-label.ts";
import type { Checkpoint, SheetFile } from "./sheet-file.node.ts";
import { labelDefaults, printerDpi, type SheetOptions } from "./sheet-job.node.ts";

/** Number of rows after which the event loop handles signals. */
export const ROWS_A_TURN = 20;
/** Time between checkpoints, ms: a killed run loses at most this much work. */
const KEEP_MS = 1000;

/** The second pass: writes the labels of all rows that can be printed, after those of an interrupted run. */
export async function printLabels(
  options: SheetOptions,
  check: CheckResult,
  plan: ReturnType<typeof createLabelPlanner>,
  made: SheetFile,
  caller: Caller,
) {
  const { file, inputFormat } = options;
  const read = createRowReader({ ...labelDefaults(options), now: made.now }, resolve);
  const total = check.rows - check.badCount;
  const { earlier } = made;
  const writer = await openWriter(options, made);
  const count: Omit<Checkpoint, "writer"> = structuredClone(earlier) ?? {
    done: 0,
    labels: 0,
    failed: check.badCount,
    shrunk: { count: 0, line: 0, points: 0 },
    smallest: null,
    cautions: {},
  };
  if (earlier !== null) caller.report({ kind: "sentence", sentence: goingOn(earlier) });
  const checkpoint = (): Checkpoint => ({ ...count, writer: writer.state() });
  let stopped = false;
  let at = 0;
  let keptAt = Date.now();
  const fail = (row: number, line: number, message: string): void => {
    caller.report({ kind: "issue", issue: { row, line, column: "", message } });
    count.failed += 1;
    if (options.onError === "stop") stopped = true;
  };
  const print = async (row: Row): Promise<void> => {
    const { order } = read(row);
    const planned = order === null ? null : await plan(row, order);
    if (planned === null || !planned.ok) throw changed(file);
    const failure = await proofOf(planned.label, options.format);
    if (failure !== null) return fail(row.number, row.line, failure);
    writer.add(planned.label);
    count.labels += planned.label.copies;
    if (planned.label.shrunk !== null) addShrunk(count.shrunk, row.line, planned.label.shrunk);
    addSize(count, row.line, planned.label.code, options.format);
  };
  for await (const block of readRows(file, inputFormat, silentListener)) {
    for (const row of block) {
      if (check.bad.has(row.number)) continue;
      at += 1;
      if (at <= count.done) continue;
      if (stopped || caller.interrupted()) break;
      await print(row);
      count.done += 1;
      caller.report({ kind: "progress", done: count.done, total });
      if (count.done % ROWS_A_TURN === 0) await nextTurn();
      if (Date.now() - keptAt < KEEP_MS) continue;
      made.keep(checkpoint());
      keptAt = Date.now();
    }
    if (stopped || caller.interrupted()) break;
  }
  if (!stopped && !caller.interrupted() && count.done !== total) throw changed(file);
  return { checkpoint: checkpoint(), stopped, writer };
}

type Shrunk = Checkpoint["shrunk"];

function addShrunk(shrunk: Shrunk, line: number, points: number): void {
  if (shrunk.count === 0) Object.assign(shrunk, { line, points });
  shrunk.count += 1;
  shrunk.points = Math.min(shrunk.points, points);
}

function addSize(
  count: Pick<Checkpoint, "smallest"> & { cautions: CountedCautions },
  line: number,
  code: MadeCode,
  file: "pdf" | "zpl",
): void {
  if (code.printed === null) return;
  const { module, dots, dpi } = code.printed;
  if (count.smallest === null || module < count.smallest.module) count.smallest = { line, module, dots, dpi };
  for (const caution of labelCautions(code, file)) countCaution(count.cautions, line, caution);
}

/** The size of the smallest modules, and cautions about modules that are finer than scanners need and about low bars. */
export function sizeSentences({ smallest, cautions }: Pick<Checkpoint, "smallest" | "cautions">): string[] {
  if (smallest === null) return [];
  const size = `The smallest modules, on line ${smallest.line}, are ${moduleText(smallest)}.`;
  return [size, ...Object.values(cautions).map((caution) => cautionSentence(caution, "row"))];
}

const goingOn = ({ done, labels }: Checkpoint): string =>
  `Resuming after ${counted(labels, "label")} of ${counted(done, "row")}, made by an earlier run.`;

/** Reads a code back, as a batch does with --verify. @returns null if it is read, otherwise a sentence */
const proofOf = async ({ code }: PlannedLabel, format: SheetOptions["format"]): Promise<string | null> =>
  failureOf(await proveDrawing(code, { isThermal: format === "zpl", isSearched: false }));

async function openWriter(options: SheetOptions, made: SheetFile): Promise<LabelWriter> {
  if (options.format === "zpl") {
    const { createZplWriter } = await import("./zpl-writer.ts");
    return createZplWriter(made, { ...options, dpi: printerDpi(options) });
  }
  const { createPdfWriter } = await import("./pdf-writer.ts");
  const parts = { sink: made, deflate: deflateSync, loadLetters: loadLettersNode, digest };
  // of the same version: the record of the file was compared
  const earlier = made.earlier?.writer as PdfWriterState | undefined;
  return createPdfWriter(parts, options, made.now, earlier);
}

const digest = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64");

export const shrunkSentence = (shrunk: Shrunk): string =>
  `${shrunk.count === 1 ? "1 text was" : `${shrunk.count} texts were`} made smaller to fit, ${placeText(shrunk)}: ${shrunk.points.toFixed(1)} points at least.`;
