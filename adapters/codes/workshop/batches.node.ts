import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pkg from "../../../package.json" with { type: "json" };
import { BATCH_ROWS } from "../../../core/api/batch-requests.ts";
import { rowDesignOf } from "../../../core/brands/named-designs.ts";
import { atPrinterDpi } from "../../../core/codes/print/label-printer.ts";
import { DomainError } from "../../../core/errors.ts";
import { limitConcurrency } from "../../../core/limit-concurrency.ts";
import type { BatchOrder, BatchResult, Caller } from "../../../core/ports/code-workshop.ts";
import type { ReportEvent, Summary } from "../batch/batch-report.ts";
import type { RowIssue } from "../batch/input/row.ts";
import { findEncoding } from "../batch/input/text/text-encoding.ts";
import { type BatchThreads, runBatchInThreads } from "../batch/run-batch-in-threads.node.ts";

interface Options extends BatchThreads {
  /** Number of concurrent batches. */
  atOnce: number;
  /** Length of the queue (first in, first out); further batches are rejected. */
  waiting: number;
  milliseconds: number;
}

/** Largest number of invalid rows listed in an error. */
const LISTED_ROWS = 200;
const RETRY_AFTER = 10;

const busy = (message: string, code: "unavailable" | "over_request_rate_limit") =>
  new DomainError(code, message, { retryAfter: RETRY_AFTER });

/**
 * Runs batches as the command line does, each in its own threads and temporary folder. A caller may have one
 * batch at a time, waiting or running, so that each new one queues behind all others.
 */
export function createBatches({ atOnce, waiting, milliseconds, ...threads }: Options) {
  const callers = new Set<string>();
  const limited = limitConcurrency(atOnce, waiting, () =>
    busy("Too many batches are being made: try again soon", "unavailable"),
  );

  async function run(order: BatchOrder, folder: string, signal: AbortSignal): Promise<BatchResult> {
    const rowsPath = join(folder, "rows");
    const zipPath = join(folder, "codes.zip");
    await writeFile(rowsPath, order.rows, { mode: 0o600 });
    const issues: RowIssue[] = [];
    const report = {
      add(event: ReportEvent): void {
        if (event.kind === "issue" && issues.length < LISTED_ROWS) issues.push(event.issue);
      },
      done: () => undefined,
    };
    const { file, press, input, type, barcodeFormat, columns, fix, force, onDuplicate, onError } = order;
    const summary = await runBatchInThreads(
      threads,
      {
        file: {
          name: "the body",
          path: rowsPath,
          encoding: encodingOf(order.encoding),
          sheet: order.sheet,
          columns: { type, ...columns },
          style: "query",
        },
        inputFormat: input,
        format: file,
        press,
        output: zipPath,
        folder: null,
        defaults: {
          type,
          barcodeFormat,
          brands: order.brands.map(rowDesignOf),
          design: atPrinterDpi({}, file),
          logo: null,
          fix,
          force,
          logoFolder: null,
        },
        verify: true,
        maxRows: BATCH_ROWS,
        unknownColumns: "refuse",
        remarks: true,
        onDuplicate,
        onError,
        restart: false,
        version: pkg.version,
        now: new Date(),
      },
      report,
      new Int32Array(new SharedArrayBuffer(4)),
      signal,
    );
    const zip = await stat(zipPath).catch(() => null);
    if (zip === null) throw wrongRows(summary, issues);
    const { rows, written, failed, printed } = summary;
    const discard = () => rm(folder, { recursive: true, force: true });
    return { rows, written, failed, printed: printed.sizes, zip: { path: zipPath, size: zip.size, discard } };
  }

  /** Uses a temporary folder, which is deleted unless it contains a ZIP to deliver. */
  async function runInFolder(order: BatchOrder, signal: AbortSignal): Promise<BatchResult> {
    const folder = await mkdtemp(join(tmpdir(), "quietzone-batch-"));
    try {
      return await run(order, folder, signal);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async function runInTime(order: BatchOrder, gone: Caller["signal"]): Promise<BatchResult> {
    const ended = new AbortController();
    const seconds = Math.round(milliseconds / 1000);
    const timer = setTimeout(
      () =>
        ended.abort(
          new DomainError("took_too_long", `This took longer than ${seconds} seconds: send fewer rows`),
        ),
      milliseconds,
    );
    gone?.addEventListener("abort", () =>
      ended.abort(new DomainError("unavailable", "Nobody waits for this any more")),
    );
    try {
      return await runInFolder(order, ended.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  return async function batch(order: BatchOrder, { id, signal }: Caller): Promise<BatchResult> {
    if (callers.has(id)) {
      throw busy("A batch of yours is being made: wait for its answer", "over_request_rate_limit");
    }
    callers.add(id);
    try {
      return await limited(() => runInTime(order, signal), signal);
    } finally {
      callers.delete(id);
    }
  };
}

function encodingOf(label: string | null): string | null {
  if (label === null) return null;
  const encoding = findEncoding(label);
  if (encoding !== null) return encoding;
  const message = `"${label}" is not an encoding that can be read: send UTF-8`;
  throw new DomainError("validation_failed", message, { fields: { encoding: message } });
}

function wrongRows({ rows, failed }: Summary, issues: RowIssue[]): DomainError {
  return new DomainError(
    "rows_wrong",
    `${rows === 1 ? "The row" : `${failed} of ${rows} rows`} cannot be made, so nothing was made`,
    {
      details: { rows: issues, rows_wrong: failed },
    },
  );
}
