import { WORKER_LOST } from "../batch-failure.ts";
import type { BulkFile, BulkJob, BulkLook } from "./make-code.ts";
import type { MakeReply, MakeRequest } from "./make.worker.ts";

/** Number of rows per request to a worker. */
const AT_A_TIME = 8;
/** Largest number of workers: more make a phone slow and hot. */
const MOST_WORKERS = 4;

export interface FilesToMake {
  jobs: readonly BulkJob[];
  look: BulkLook;
  /** Called with each file as it is made, in any order. */
  onFile: (file: BulkFile) => void;
  signal: AbortSignal;
}

/** Makes codes in several workers. @throws Error if a worker fails; the reason of `signal` if it is aborted */
export async function makeBatch({ jobs, look, onFile, signal }: FilesToMake): Promise<void> {
  signal.throwIfAborted();
  const count = Math.max(
    1,
    Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, Math.ceil(jobs.length / AT_A_TIME)),
  );
  let next = 0;
  const workers = new Set<Worker>();
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("./make.worker.ts", import.meta.url), { type: "module" });
      workers.add(worker);
      const send = (request: MakeRequest) => worker.postMessage(request, []);
      const goOn = () => {
        const some = jobs.slice(next, next + AT_A_TIME);
        next += some.length;
        if (some.length === 0) resolve();
        else send({ kind: "jobs", jobs: some });
      };
      worker.addEventListener("message", ({ data }: MessageEvent<MakeReply>) => {
        if (data.kind === "file") onFile(data.file);
        else if (data.kind === "ready") goOn();
        else reject(new Error(data.problem));
      });
      worker.addEventListener("error", ({ message }) => reject(new Error(message || WORKER_LOST)));
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      send({ kind: "look", look });
      goOn();
    });
  try {
    await Promise.all(Array.from({ length: count }, run));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
