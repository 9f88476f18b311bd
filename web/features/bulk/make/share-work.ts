/** Rows that are given to a worker at a time. */
const AT_A_TIME = 8;
/** More make a phone slow and hot. */
const MOST_WORKERS = 4;

export const WORKER_LOST = "A part of the page could not be loaded";

/** What a worker of rows answers, beside its results. */
export type SharedReply =
  /** The jobs are done. */
  { kind: "ready" } | { kind: "broken"; problem: string };

/** Rows for several workers. */
interface SharedWork<Job, Result> {
  jobs: readonly Job[];
  /** Starts a worker. */
  open: () => Worker;
  /** The first message to each: what all rows share. */
  setup: unknown;
  /** Called with each result as it is made, in any order. */
  onResult: (result: Result) => void;
  signal: AbortSignal;
}

/**
 * Shares rows out to several workers, each of which gets `{ kind: "jobs", jobs }` and answers with results, then `ready`.
 * @throws Error where a worker cannot go on; its `signal`'s reason where it is aborted
 */
export async function shareWork<Job, Result extends { kind: string }>({
  jobs,
  open,
  setup,
  onResult,
  signal,
}: SharedWork<Job, Result>): Promise<void> {
  signal.throwIfAborted();
  const count = Math.max(
    1,
    Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, Math.ceil(jobs.length / AT_A_TIME)),
  );
  let next = 0;
  const workers = new Set<Worker>();
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = open();
      workers.add(worker);
      const goOn = () => {
        const some = jobs.slice(next, next + AT_A_TIME);
        next += some.length;
        if (some.length === 0) resolve();
        else worker.postMessage({ kind: "jobs", jobs: some }, []);
      };
      worker.addEventListener("message", ({ data }: MessageEvent<Result | SharedReply>) => {
        if (data.kind === "ready") goOn();
        else if (data.kind === "broken") reject(new Error((data as { problem: string }).problem));
        else onResult(data as Result);
      });
      worker.addEventListener("error", ({ message }) => reject(new Error(message || WORKER_LOST)));
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      worker.postMessage(setup, []);
      goOn();
    });
  try {
    await Promise.all(Array.from({ length: count }, run));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
