import { MessageChannel, type MessagePort, type Worker } from "node:worker_threads";
import { DomainError } from "../../../core/errors.ts";
import type { CoordinatorData, CoordinatorMessage } from "./coordinator.node.ts";
import type { Report, Summary } from "./batch-report.ts";
import type { BatchOptions } from "./batch-options.node.ts";
import { startThread } from "../threads/start-thread.node.ts";
import type { WorkerData } from "./worker.node.ts";

export interface BatchThreads {
  /** The modules of `coordinator.ts` and `worker.ts`, built or not. */
  coordinatorEntry: URL;
  workerEntry: URL;
  workers: number;
}

/**
 * Runs a batch in threads: one reads the rows, workers create the files. The main thread only listens, since its memory cannot be limited
 * while it runs. All threads start at once: the workers load while the rows are checked.
 * @param flag its single element becomes 1 to interrupt the batch
 * @param signal ends all threads immediately
 */
export const runBatchInThreads = async (
  { coordinatorEntry, workerEntry, workers }: BatchThreads,
  options: BatchOptions,
  report: Report,
  flag: Int32Array,
  signal?: AbortSignal,
): Promise<Summary> => {
  // an already aborted signal fires no event
  signal?.throwIfAborted();
  const threads: Worker[] = [];
  const startWorker = (_: unknown, index: number): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    const { format, press, folder, verify } = options;
    const data: WorkerData = { port: port1, format, press, folder, verify, worker: index };
    threads.push(startThread(workerEntry, data, [port1]));
    return port2;
  };
  const ports = Array.from({ length: workers }, startWorker);
  const coordinator = startThread(
    coordinatorEntry,
    { options, ports, flag } satisfies CoordinatorData,
    ports,
  );
  threads.push(coordinator);
  try {
    return await new Promise((resolve, reject) => {
      for (const thread of threads) thread.on("error", reject);
      signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      coordinator.on("exit", () => reject(new Error("The batch ended without a result")));
      coordinator.on("message", (message: CoordinatorMessage) => {
        if (message.kind === "done") resolve(message.summary);
        else if (message.kind === "refused") reject(refusal(message));
        else {
          message.events.forEach(report.add);
          coordinator.postMessage("reported", []);
        }
      });
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
};

const refusal = ({ code, message, fields }: Extract<CoordinatorMessage, { kind: "refused" }>): DomainError =>
  new DomainError(code, message, fields && { fields });
