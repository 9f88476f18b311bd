import { createHash } from "node:crypto";
import { DomainError } from "../../../core/errors.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { checkRows, type CheckResult } from "./check-rows.node.ts";
import { fileNameOf } from "./file-names.ts";
import { guardFolder, guardInput } from "./folder-guard.node.ts";
import { openFolder } from "./folder-output.node.ts";
import type { Job, JobResult } from "./job.ts";
import type { BatchOutput } from "./output.ts";
import { createRowReader, type RowDefaults } from "./read-row.node.ts";
import type { Caller } from "./caller.ts";
import type { Remark } from "./remarks.ts";
import type { Summary } from "./batch-report.ts";
import { type InputFormat, readRows, type RowFile, silentListener } from "./row-file.node.ts";
import type { WorkerPool } from "./worker-pool.node.ts";
import { openZip } from "./zip-output.node.ts";

export interface BatchOptions {
  file: RowFile;
  inputFormat: InputFormat;
  format: FileFormat;
  /** Path of a folder or a ZIP. */
  output: string;
  /** That of the folder; null for a ZIP. */
  folder: string | null;
  defaults: Omit<RowDefaults, "now">;
  verify: boolean;
  /** More rows are refused. */
  mostRows?: number;
  /** Columns that are none of ours are left out, and told, unless they are to be refused. */
  unknownColumns?: "refuse";
  /** A ZIP says in remarks.csv what was told of its rows: for whoever hears nothing while the batch runs. Few rows only. */
  remarks?: true;
  onError: "stop" | "skip";
  restart: boolean;
  /** Goes into the fingerprint: another version may draw other files. */
  version: string;
}

/** Rows that a worker is given at a time: few enough to stop soon, enough to make the messages between threads cheap. */
const LIST_LENGTH = 25;
/** Decoding takes twenty times as long as making. */
const VERIFIED_LIST_LENGTH = 5;
/** Lists that wait for each worker, so that it never waits for the next one. */
const LISTS_AHEAD = 3;

/**
 * Checks all rows, then makes their files.
 * @returns what was done; a row that failed is no exception but counted
 * @throws DomainError where the file, the folder or the disk makes going on impossible
 */
export const runBatch = async (options: BatchOptions, pool: WorkerPool, told: Caller): Promise<Summary> => {
  const remarks: Remark[] = [];
  const caller = options.remarks ? keeping(remarks, told) : told;
  const check = await checkRows({ ...options, defaults: { ...options.defaults, now: new Date() } }, caller);
  const nothing = {
    rows: check.rows,
    written: 0,
    kept: 0,
    failed: check.badCount,
    output: options.output,
    manifest: null,
  };
  if (caller.interrupted()) return { ...nothing, interrupted: true };
  if (check.badCount === check.rows || (check.badCount > 0 && options.onError === "stop")) {
    caller.tell({ kind: "sentence", sentence: refusal(check, options.onError) });
    return { ...nothing, interrupted: false };
  }
  if (options.folder === null) guardInput(options.output, options.file);
  else await guardFolder(options.folder, options, check.bad);
  const output =
    options.folder === null
      ? openZip(options.output, remarks)
      : await openFolder(options.folder, fingerprint(options, check), options.restart);
  return makeFiles(options, check, pool, output, caller);
};

/** A caller of whom is kept what it is told of rows. */
const keeping = (remarks: Remark[], caller: Caller): Caller => ({
  ...caller,
  tell(event) {
    if (event.kind === "issue" || event.kind === "note") remarks.push(event);
    caller.tell(event);
  },
});

const refusal = ({ badCount, rows }: CheckResult, onError: "stop" | "skip"): string =>
  `${badCount} of ${rows} rows cannot be made, so nothing was written.${
    onError === "stop" && badCount < rows ? " --on-error skip makes the others." : ""
  }`;

const fingerprint = (
  { format, inputFormat, defaults, verify, version }: BatchOptions,
  check: CheckResult,
): string =>
  createHash("sha256")
    .update(JSON.stringify([version, format, inputFormat, defaults, verify, check.source]))
    .digest("hex");

const makeFiles = async (
  options: BatchOptions,
  check: CheckResult,
  pool: WorkerPool,
  output: BatchOutput,
  caller: Caller,
): Promise<Summary> => {
  const total = check.rows - check.badCount;
  const count = { done: 0, written: 0, kept: 0, failed: check.badCount };
  let stopped = false;
  const accept = (results: JobResult[]): void => {
    const end = results.findIndex(({ fatal }) => fatal !== null);
    // what a worker managed after the disk failed is made again: the manifest has no gaps
    const done = end < 0 ? results : results.slice(0, end);
    output.accept(done);
    for (const result of done) {
      count.done += 1;
      if (result.kept) count.kept += 1;
      else if (result.sha256 !== "") count.written += 1;
      const failure = result.failure ?? (result.verified === false ? "The file does not scan." : null);
      if (failure === null) continue;
      count.failed += 1;
      const { row, line } = result;
      caller.tell({ kind: "issue", issue: { row, line, column: "", message: failure } });
      if (options.onError === "stop") stopped = true;
    }
    caller.tell({ kind: "progress", done: count.done, total });
    const last = results[end];
    if (last?.fatal) throw new DomainError(last.fatal, last.failure ?? "");
  };

  const ahead: Promise<JobResult[]>[] = [];
  let complete = false;
  try {
    for await (const jobs of jobLists(options, check, output)) {
      const results = pool.run({ jobs, now: output.now });
      // looked at when its turn comes
      results.catch(() => undefined);
      ahead.push(results);
      if (ahead.length >= pool.size * LISTS_AHEAD) {
        accept((await ahead.shift()) ?? []);
        await caller.flush();
      }
      if (stopped || caller.interrupted()) break;
    }
    for (const results of ahead) accept(await results);
    await caller.flush();
    const ran = !stopped && !caller.interrupted();
    if (ran && count.done !== total) throw changed(options.file);
    complete = ran;
  } catch (error) {
    throw output.folder === null ? error : withAdvice(error);
  } finally {
    await output.close(complete);
  }
  return {
    rows: check.rows,
    written: count.written,
    kept: count.kept,
    failed: count.failed,
    output: options.output,
    manifest: output.manifest,
    interrupted: caller.interrupted(),
  };
};

const withAdvice = (error: unknown): unknown =>
  error instanceof DomainError && error.code === "storage_failed"
    ? new DomainError(error.code, `${error.message} The same command goes on from here.`, { cause: error })
    : error;

/** The second pass found other rows than the first. */
const changed = (file: RowFile): DomainError =>
  new DomainError("conflict", `${file.name} was changed while it was read.`);

/** The second pass: rows become jobs, list by list. */
async function* jobLists(
  options: BatchOptions,
  check: CheckResult,
  output: BatchOutput,
): AsyncGenerator<Job[]> {
  const read = createRowReader({ ...options.defaults, now: output.now });
  const length = options.verify ? VERIFIED_LIST_LENGTH : LIST_LENGTH;
  let jobs: Job[] = [];
  for await (const block of readRows(options.file, options.inputFormat, silentListener)) {
    for (const row of block) {
      if (check.bad.has(row.number)) continue;
      const { order } = read(row);
      if (order === null) throw changed(options.file);
      const known = await output.findKnown(row.number);
      jobs.push({ row: row.number, line: row.line, file: fileNameOf(row, options.format), order, known });
      if (jobs.length < length) continue;
      yield jobs;
      jobs = [];
    }
  }
  if (jobs.length > 0) yield jobs;
}
