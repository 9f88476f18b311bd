import type { ScanResult } from "../../../core/codes/scan.ts";
import type { CodeWorkshop, MadeFile } from "../../../core/ports/code-workshop.ts";
import type { BatchThreads } from "../batch/run-batch-in-threads.node.ts";
import { createBatches } from "./batches.node.ts";
import { createThreadPool } from "./thread-pool.node.ts";
import type { WorkshopMessage } from "./worker.node.ts";

export interface WorkshopOptions {
  /** The module of `worker.node.ts`, built or not. */
  entry: URL;
  /**
   * Number of threads that make codes, and of those that read them. They are separate, since a picture
   * without a code takes seconds, and no code should wait for it.
   */
  threads: number;
  /** Modules of a batch's threads. */
  batchEntries: Pick<BatchThreads, "coordinatorEntry" | "workerEntry">;
}

/** Largest number of waiting pictures, up to 10 MB each. */
const WAITING_SCANS = 16;
const WAITING_CODES = 64;
/** Largest number of waiting batches, each of a different account. */
const WAITING_BATCHES = 8;
/** The scanner stops after 10 s between two attempts; the longest attempt takes several seconds more. */
const SCAN_MS = 20_000;
const MAKE_MS = 15_000;
const BATCH_MS = 300_000;

/** Makes and reads codes in threads of this process, with separate threads for making and reading. */
export function createCodeWorkshop({ entry, threads, batchEntries }: WorkshopOptions): CodeWorkshop {
  const makers = createThreadPool<MadeFile>({
    entry,
    threads,
    waiting: WAITING_CODES,
    perCaller: WAITING_CODES / 2,
    milliseconds: MAKE_MS,
  });
  const readers = createThreadPool<ScanResult>({
    entry,
    threads,
    waiting: WAITING_SCANS,
    perCaller: WAITING_SCANS / 2,
    milliseconds: SCAN_MS,
  });
  return {
    make: (code, options, caller) =>
      makers.run({ kind: "make", code, options } satisfies WorkshopMessage, caller),
    scan: (picture, caller) => readers.run({ kind: "scan", picture } satisfies WorkshopMessage, caller),
    batch: createBatches({
      ...batchEntries,
      workers: threads,
      atOnce: 2,
      waiting: WAITING_BATCHES,
      milliseconds: BATCH_MS,
    }),
    async close() {
      await Promise.all([makers.close(), readers.close()]);
    },
  };
}
