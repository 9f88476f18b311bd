import { threadEntry } from "../threads/thread-entry.node.ts";
import type { BatchThreads } from "./run-batch-in-threads.node.ts";

/** Modules of a batch's threads, built or not. */
export const batchEntries: Omit<BatchThreads, "workers"> = {
  coordinatorEntry: threadEntry("batch-coordinator.js", "../batch/coordinator.node.ts"),
  workerEntry: threadEntry("batch-worker.js", "../batch/worker.node.ts"),
};
