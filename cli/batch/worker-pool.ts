import { Worker } from "node:worker_threads";
import type { FileMakerOptions } from "./make-file.ts";
import type { JobList, JobResult } from "./job.ts";

export interface WorkerPool {
  /** Has the jobs done by the worker with the least to do. */
  run(list: JobList): Promise<JobResult[]>;
  close(): Promise<void>;
}

interface Member {
  worker: Worker;
  /** Of the lists that it has been given, the first one given is the first one answered. */
  waiting: { resolve: (results: JobResult[]) => void; reject: (error: unknown) => void }[];
}

/**
 * Starts `size` worker threads.
 * @param entry the module of `worker.ts`, built or not
 */
export const createWorkerPool = (
  size: number,
  entry: URL,
  options: Omit<FileMakerOptions, "workerName">,
): WorkerPool => {
  const members: Member[] = Array.from({ length: size }, (_, index) => {
    const worker = startWorker(entry, { ...options, workerName: String(index) } satisfies FileMakerOptions);
    const member: Member = { worker, waiting: [] };
    worker.on("message", (results: JobResult[]) => member.waiting.shift()?.resolve(results));
    worker.on("error", (error) => {
      for (const { reject } of member.waiting.splice(0)) reject(error);
    });
    return member;
  });
  return {
    run: (list) =>
      new Promise((resolve, reject) => {
        const member = members.reduce((least, each) =>
          each.waiting.length < least.waiting.length ? each : least,
        );
        member.waiting.push({ resolve, reject });
        member.worker.postMessage(list, []);
      }),
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
};

/** In development the entry is TypeScript, which a worker thread reads only when it loads tsx by itself. */
const startWorker = (entry: URL, workerData: FileMakerOptions): Worker => {
  if (!entry.pathname.endsWith(".ts")) return new Worker(entry, { workerData });
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const source = `import(${tsx}).then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;
  return new Worker(source, { eval: true, execArgv: [], workerData });
};
