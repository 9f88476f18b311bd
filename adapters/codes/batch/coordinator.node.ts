import { once } from "node:events";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { DomainError } from "../../../core/errors.ts";
import type { Caller, ReportEvent, Summary } from "./batch-report.ts";
import { withStandingFiles } from "./output/manifest-records.node.ts";
import type { BatchOptions } from "./batch-options.node.ts";
import { runBatch } from "./run-batch.node.ts";
import { createWorkerPool } from "./worker-pool.node.ts";

export interface CoordinatorData {
  options: BatchOptions;
  /** One per worker. */
  ports: MessagePort[];
  /** Its single element becomes 1 to interrupt the batch. */
  flag: Int32Array;
}

/** Messages of the coordinator; it continues once `report` is answered. An error loses its class between threads. */
export type CoordinatorMessage =
  | { kind: "report"; events: ReportEvent[] }
  | { kind: "done"; summary: Summary }
  | { kind: "refused"; code: DomainError["code"]; message: string; fields?: DomainError["fields"] };

/** Entry of the thread that runs a batch: reads the rows, distributes them to the workers and writes the manifest. */
const { options, ports, flag } = workerData as CoordinatorData;
const port = parentPort;
if (port === null) throw new Error("This module is the entry of a thread");

const send = (message: CoordinatorMessage): void => port.postMessage(message, []);
let events: ReportEvent[] = [];
const caller: Caller = {
  report: (event) => void events.push(event),
  async flush() {
    if (events.length === 0) return;
    send({ kind: "report", events });
    events = [];
    await once(port, "message");
  },
  interrupted: () => Atomics.load(flag, 0) !== 0,
};

try {
  const run = await runBatch(options, createWorkerPool(ports), caller);
  const summary = await withStandingFiles(run, options.folder);
  await caller.flush();
  send({ kind: "done", summary });
} catch (error) {
  await caller.flush();
  if (!(error instanceof DomainError)) throw error;
  const { code, message, fields } = error;
  send({ kind: "refused", code, message, fields });
}
