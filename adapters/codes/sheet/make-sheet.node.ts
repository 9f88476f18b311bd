import { NATIVE_NOTICE } from "../../../core/codes/print/label-printer.ts";
import { createHash, type Hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Caller } from "../batch/batch-report.ts";
import { checkRows } from "../batch/check/check-rows.node.ts";
import { refusal } from "../batch/check/refusal.ts";
import { withDesigns } from "../batch/input/designs-beside.node.ts";
import { guardInput } from "../batch/output/folder-guard.node.ts";
import { type JobRecord, optionsDigest } from "../batch/output/job-record.node.ts";
import { printLabels, ROWS_A_TURN, shrunkSentence, sizeSentences } from "./print-labels.node.ts";
import { type Checkpoint, openSheetFile } from "./sheet-file.node.ts";
import { createPlanner, labelDefaults, type SheetOptions } from "./sheet-job.node.ts";

export interface SheetSummary {
  rows: number;
  /** Labels in the file; after an interruption, those that the next run keeps. */
  labels: number;
  /** Null for a label printer. */
  pages: number | null;
  /** Number of rows without labels. */
  failed: number;
  /** The smallest modules, mm and dots, and the line of their first code; null if there are no labels. */
  smallest: Checkpoint["smallest"];
  output: string;
  /** Whether the file was written. */
  complete: boolean;
  interrupted: boolean;
}

/**
 * Checks all rows, then writes their labels to one file, which gets its name when it is complete. Every code is read back before it
 * is written.
 * @throws DomainError if the table cannot be read or the file not be written
 */
export async function makeSheet(asked: SheetOptions, caller: Caller): Promise<SheetSummary> {
  const options = withDesigns(asked);
  const { file, inputFormat, format, defaults } = options;
  const contents = createHash("sha256");
  const plan = createPlanner(options, contents);
  let turn = 0;
  const check = await checkRows(
    {
      file,
      inputFormat,
      format,
      defaults: labelDefaults(options),
      onDuplicate: "number",
      async furtherProblems(row, order) {
        if ((turn += 1) % ROWS_A_TURN === 0) await nextTurn();
        contents.update(JSON.stringify([row.line, row.cells, row.texts, row.picture]));
        const planned = await plan(row, order);
        return planned.ok ? [] : [planned.problem];
      },
    },
    caller,
  );
  const nothing: SheetSummary = {
    rows: check.rows,
    labels: 0,
    pages: format === "zpl" ? null : 0,
    failed: check.badCount,
    smallest: null,
    output: options.output,
    complete: false,
    interrupted: caller.interrupted(),
  };
  if (nothing.interrupted) return nothing;
  if (check.badCount === check.rows || (check.badCount > 0 && options.onError === "stop")) {
    caller.report({ kind: "advice", sentence: refusal(check, options.onError, "print") });
    return nothing;
  }
  guardInput(options.output, file);
  const made = openSheetFile(options.output, recordOf(options, contents), defaults.now);
  try {
    const { checkpoint, stopped, writer } = await printLabels(options, check, plan, made, caller);
    const { labels, failed, shrunk, smallest } = checkpoint;
    const interrupted = caller.interrupted() && checkpoint.done < check.rows - check.badCount;
    if (shrunk.count > 0 && !interrupted)
      caller.report({ kind: "sentence", sentence: shrunkSentence(shrunk) });
    if (interrupted && !stopped) {
      made.keep(checkpoint);
      return { ...nothing, labels, failed, interrupted };
    }
    if (labels === 0 || stopped) {
      made.discard();
      return { ...nothing, failed };
    }
    const pages = await writer.finish(labels);
    if (options.native) caller.report({ kind: "sentence", sentence: NATIVE_NOTICE });
    for (const sentence of sizeSentences(checkpoint)) caller.report({ kind: "sentence", sentence });
    return { ...nothing, labels, failed, pages, smallest, complete: true };
  } finally {
    made.close();
  }
}

/** Options that do not change labels, or whose effect is in the rows. */
const APART = new Set(["file", "inputFormat", "output", "onError", "version", "now", "logoFolder"]);

/** Identifies a run, so that only the same run resumes its file. @param contents hash of the rows and their pictures */
const recordOf = (options: SheetOptions, contents: Hash): JobRecord => ({
  version: options.version,
  rows: contents.digest("hex"),
  options: optionsDigest(options, APART),
});
