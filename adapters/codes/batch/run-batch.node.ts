import { resolve } from "node:path";
import { existsSync } from "node:fs";
import { DomainError } from "../../../core/errors.ts";
import { isOwnBars } from "../../../core/codes/prove.ts";
import { NATIVE_NOTICE } from "../../../core/codes/print/label-printer.ts";
import type { TextProblem } from "../../../core/codes/texts/text-problem.ts";
import type { BatchOptions } from "./batch-options.node.ts";
import { recordOf } from "./batch-record.node.ts";
import { checkRows, type CheckResult } from "./check/check-rows.node.ts";
import { refusal } from "./check/refusal.ts";
import { createFileNamer, type NamingOptions } from "./output/file-names.ts";
import { claimFolder } from "./output/claim-folder.node.ts";
import type { CodeOrder, Job, ListResult } from "./job.ts";
import type { BatchOutput } from "./output/output.ts";
import { withDesigns } from "./input/designs-beside.node.ts";
import type { Row } from "./input/row.ts";
import { createRowReader } from "./input/row-reader.ts";
import type { Caller, Summary } from "./batch-report.ts";
import { cautionSentence, countCaution, type CountedCautions } from "./counted-cautions.ts";
import { createOrderDrawer } from "./order-drawer.node.ts";
import { createPrintedSizes } from "./printed-sizes.ts";
import type { Remark } from "./remarks.ts";
import { changed, readRows, silentListener } from "./input/row-file.node.ts";
import type { WorkerPool } from "./worker-pool.node.ts";
import { nativeProblem } from "../zpl/zpl-native.ts";
import { claimZip } from "./output/zip/claim-zip.node.ts";

/** Rows per list: few enough to stop quickly, enough to make messages between threads cheap. */
const LIST_LENGTH = 25;
/** Verification takes twice as long as creation, and forty times with the patient readers. */
const VERIFIED_LIST_LENGTH = 10;
/** Lists queued per worker, so that it never waits for the next one. */
const LISTS_AHEAD = 3;

type RunOptions = ReturnType<typeof withDesigns<BatchOptions>>;

/**
 * Checks all rows, then creates their files.
 * @returns the summary; a failed row is counted, not thrown
 * @throws DomainError if the file, the folder or the disk makes it impossible to continue
 */
export const runBatch = async (asked: BatchOptions, pool: WorkerPool, asker: Caller): Promise<Summary> => {
  const options = withDesigns(asked);
  const remarks: Remark[] = [];
  const caller = options.remarks ? keeping(remarks, asker) : asker;
  const defaults = { ...options.defaults, ink: options.press.ink, now: options.now };
  const draw = createOrderDrawer();
  const furtherProblems = async (_row: Row, order: CodeOrder): Promise<TextProblem[]> => {
    const message = nativeProblem(await draw(order));
    return message === null ? [] : [{ name: "", message }];
  };
  const check = await checkRows(
    { ...options, defaults, ...(options.press.native && { furtherProblems }) },
    caller,
  );
  const nothing: Summary = {
    rows: check.rows,
    codes: check.codes,
    written: 0,
    kept: 0,
    failed: check.badCount,
    output: options.output,
    manifest: null,
    complete: false,
    interrupted: caller.interrupted(),
    printed: createPrintedSizes().sizes(),
  };
  if (nothing.interrupted) return nothing;
  if (check.badCount === check.rows || (check.badCount > 0 && options.onError === "stop")) {
    caller.report({ kind: "advice", sentence: refusal(check, options.onError, "make") });
    return nothing;
  }
  const say = (sentence: string) => caller.report({ kind: "sentence", sentence });
  const record = recordOf(options, check);
  const { folder } = options;
  if (folder !== null) {
    const naming = namingOf(options);
    const output = await claimFolder({
      ...options,
      folder,
      naming,
      record,
      bad: check.bad,
      sample: check.sample,
      say,
    });
    return makeFiles(options, check, pool, output, caller);
  }
  const { sample, badCount: badRows } = check;
  const zip = claimZip({ ...options, path: options.output, record, remarks, badRows, sample, say });
  if ("made" in zip) {
    const { written, failed } = zip.made;
    return { ...nothing, kept: written, failed, complete: true };
  }
  return makeFiles(options, check, pool, zip.output, caller);
};

/** Wraps the caller and also keeps its events about rows. */
const keeping = (remarks: Remark[], caller: Caller): Caller => ({
  ...caller,
  report(event) {
    if (event.kind === "issue" || event.kind === "note") remarks.push(event);
    caller.report(event);
  },
});

const namingOf = ({ format, onDuplicate, defaults }: BatchOptions): NamingOptions => ({
  format,
  onDuplicate,
  fix: defaults.fix,
});

const makeFiles = async (
  options: RunOptions,
  check: CheckResult,
  pool: WorkerPool,
  output: BatchOutput,
  caller: Caller,
): Promise<Summary> => {
  const total = check.rows - check.badCount;
  const count = { done: 0, written: 0, kept: 0, failed: check.badCount };
  let stopped = false;
  const cautions: CountedCautions = {};
  const printed = createPrintedSizes();
  const ownBars = new Set<string>();
  const accept = (result: ListResult): void => {
    output.accept(result);
    count.done += result.done;
    count.kept += result.kept;
    count.written += result.written;
    count.failed += result.failures.length;
    for (const { line, ...caution } of result.cautions) countCaution(cautions, line, caution);
    for (const size of result.printed) printed.add(size);
    for (const failure of result.failures) {
      caller.report({ kind: "issue", issue: { ...failure, column: "" } });
      if (options.onError === "stop") stopped = true;
    }
    caller.report({ kind: "progress", done: count.done, total });
    // results that other workers finish after a disk failure are discarded and created again: the manifest has no gaps
    if (result.fatal !== null) throw new DomainError(result.fatal.code, result.fatal.message);
  };

  const ahead: Promise<ListResult>[] = [];
  let complete = false;
  try {
    for await (const jobs of jobLists(options, check, output)) {
      for (const { order } of jobs)
        if (order.kind === "barcode" && isOwnBars(order.format)) ownBars.add(order.format);
      ahead.push(pool.run({ jobs, now: output.now }));
      const first = ahead.length >= pool.size * LISTS_AHEAD ? ahead.shift() : undefined;
      if (first !== undefined) {
        accept(await first);
        await caller.flush();
      }
      if (stopped || caller.interrupted()) break;
    }
    for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) accept(await next);
    await caller.flush();
    const ran = !stopped && !caller.interrupted();
    if (ran && count.done !== total) throw changed(options.file);
    complete = ran;
    if (options.press.native) caller.report({ kind: "sentence", sentence: NATIVE_NOTICE });
    for (const counted of Object.values(cautions))
      caller.report({ kind: "sentence", sentence: cautionSentence(counted, "code") });
    if (options.verify)
      for (const format of ownBars) caller.report({ kind: "sentence", sentence: ownSentence(format) });
  } catch (error) {
    throw output.folder === null ? error : withAdvice(error, output.folder);
  } finally {
    // workers must have stopped writing before the next run may begin
    await Promise.all(ahead);
    await output.close(complete);
  }
  return {
    rows: check.rows,
    codes: check.codes,
    written: count.written,
    kept: count.kept,
    failed: count.failed,
    output: options.output,
    manifest: output.manifest,
    complete,
    interrupted: caller.interrupted(),
    printed: printed.sizes(),
  };
};

const ownSentence = (format: string): string =>
  `${format} codes are tested with our own bar reader, the only scanner here that reads them.`;

const withAdvice = (error: unknown, folder: string): unknown => {
  if (!(error instanceof DomainError) || error.code !== "storage_failed") return error;
  const advice = existsSync(folder)
    ? "The same command continues from here."
    : `${folder} was renamed, moved or deleted during the run: put it back, and the same command continues from there.`;
  return new DomainError(error.code, `${error.message} ${advice}`, { cause: error });
};

/** The second pass: turns rows into lists of jobs. */
async function* jobLists(
  options: RunOptions,
  check: CheckResult,
  output: BatchOutput,
): AsyncGenerator<Job[]> {
  const { defaults, press } = options;
  const read = createRowReader({ ...defaults, ink: press.ink, now: output.now }, resolve);
  const namer = createFileNamer(namingOf(options), options.onDuplicate === "number");
  const length = options.verify ? VERIFIED_LIST_LENGTH : LIST_LENGTH;
  let jobs: Job[] = [];
  for await (const block of readRows(options.file, options.inputFormat, silentListener)) {
    for (const row of block) {
      const { name } = namer.nameOf(row);
      if (check.bad.has(row.number)) continue;
      const { order } = read(row);
      if (order === null) throw changed(options.file);
      const named = { row: row.number, line: row.line, file: name, order };
      jobs.push({ ...named, known: await output.findKnown(named) });
      if (jobs.length < length) continue;
      yield jobs;
      jobs = [];
    }
  }
  if (jobs.length > 0) yield jobs;
}
