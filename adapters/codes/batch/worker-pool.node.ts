import type { MessagePort } from "node:worker_threads";
import type { JobList, ListResult } from "./job.ts";

export interface WorkerPool {
  size: number;
  /** Sends the jobs to the worker with the fewest lists. */
  run: (list: JobList) => Promise<ListResult>;
}

export interface ListRequest {
  id: number;
  list: JobList;
}

export interface ListAnswer {
  /** Id of the request. */
  id: number;
  result: ListResult;
}

/** Distributes lists to threads of `worker.node.ts`, each behind its port. Answers may arrive in any order. */
export const createWorkerPool = (ports: MessagePort[]): WorkerPool => {
  let lastId = 0;
  const members = ports.map((port) => {
    const waiting = new Map<number, (result: ListResult) => void>();
    port.on("message", ({ id, result }: ListAnswer) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    return { port, waiting };
  });
  return {
    size: members.length,
    run: (list) =>
      new Promise((resolve) => {
        const { port, waiting } = members.reduce((least, each) =>
          each.waiting.size < least.waiting.size ? each : least,
        );
        lastId += 1;
        waiting.set(lastId, resolve);
        port.postMessage({ id: lastId, list } satisfies ListRequest, []);
      }),
  };
};
