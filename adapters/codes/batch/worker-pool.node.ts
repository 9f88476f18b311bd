import type { MessagePort } from "node:worker_threads";
import type { JobList, JobResult } from "./job.ts";

export interface WorkerPool {
  size: number;
  /** Has the jobs done by the worker with the least to do. */
  run: (list: JobList) => Promise<JobResult[]>;
}

/** Hands work to threads of `worker.ts`, each behind its port. Of the lists it is given, a worker answers the first first. */
export const createWorkerPool = (ports: MessagePort[]): WorkerPool => {
  const members = ports.map((port) => {
    const waiting: ((results: JobResult[]) => void)[] = [];
    port.on("message", (results: JobResult[]) => waiting.shift()?.(results));
    return { port, waiting };
  });
  return {
    size: members.length,
    run: (list) =>
      new Promise((resolve) => {
        const { port, waiting } = members.reduce((least, each) =>
          each.waiting.length < least.waiting.length ? each : least,
        );
        waiting.push(resolve);
        port.postMessage(list, []);
      }),
  };
};
