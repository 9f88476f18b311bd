import type { Worker } from "node:worker_threads";
import { DomainError, type ErrorDetails } from "../../../core/errors.ts";
import type { Caller } from "../../../core/ports/code-workshop.ts";
import { startThread } from "../threads/start-thread.node.ts";

/**
 * Answers of a thread to each message: first, once it has loaded its modules, that it starts; then the
 * outcome. Errors lose their class between threads.
 */
export type ThreadAnswer<Result> =
  | { kind: "begun" }
  | { kind: "done"; result: Result }
  | { kind: "refused"; code: DomainError["code"]; message: string; details: Omit<ErrorDetails, "cause"> };

interface Options {
  /** The module that the threads run. */
  entry: URL;
  threads: number;
  /** Length of the queue. If it is full, the newest job of the caller with most waiting jobs is rejected. */
  waiting: number;
  /** Largest number of waiting and running jobs per caller. */
  perCaller: number;
  /**
   * Longest runtime of a job, ms; then its thread is terminated. The time before a thread's first job starts
   * is not counted, since starting and loading alone may take longer on a busy machine.
   */
  milliseconds: number;
}

interface Job {
  message: unknown;
  caller: Caller;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

interface Member {
  worker: Worker;
  job: Job | null;
  /** Whether its first job has started. */
  isReady: boolean;
  timer: NodeJS.Timeout | null;
}

/** Seconds after which a retry is worthwhile. */
const RETRY_AFTER = 2;

/** Threads that each run one job at a time, with a bounded queue. They start on demand. */
export function createThreadPool<Result>(options: Options) {
  const { entry, threads, waiting, perCaller, milliseconds } = options;
  const members = new Set<Member>();
  const queue: Job[] = [];
  const underWay = new Map<string, number>();
  /** Callers with pending jobs that have been served, least recently served first. */
  const served = new Set<string>();
  let closed = false;

  /** Fails the running job of a thread, if any, and removes the thread. */
  function lose(member: Member, error: unknown): void {
    members.delete(member);
    if (member.timer) clearTimeout(member.timer);
    member.job?.reject(error);
    member.job = null;
    void member.worker.terminate();
    give();
  }

  function start(): Member {
    const member: Member = { worker: startThread(entry, null, []), job: null, isReady: false, timer: null };
    const broken = () =>
      lose(member, new DomainError("unavailable", "This broke off: try again", { retryAfter: RETRY_AFTER }));
    member.worker.on("message", (answer: ThreadAnswer<Result>) =>
      answer.kind === "begun" ? watch(member) : finish(member, answer),
    );
    member.worker.on("error", broken);
    member.worker.on("exit", () => members.has(member) && broken());
    // idle threads must not keep the process alive
    member.worker.unref();
    members.add(member);
    return member;
  }

  function watch(member: Member): void {
    member.isReady = true;
    if (member.job) member.timer = setTimeout(() => lose(member, tooSlow(milliseconds)), milliseconds);
  }

  function finish(member: Member, answer: Exclude<ThreadAnswer<Result>, { kind: "begun" }>): void {
    const { job } = member;
    if (member.timer) clearTimeout(member.timer);
    member.job = null;
    if (answer.kind === "done") job?.resolve(answer.result);
    else job?.reject(new DomainError(answer.code, answer.message, answer.details));
    give();
  }

  /**
   * Takes the oldest job of the least recently served caller, so that callers with many jobs do not delay
   * others.
   */
  function takeFairly(): Job | undefined {
    const turns = [...served];
    const [next] = queue.toSorted((a, b) => turns.indexOf(a.caller.id) - turns.indexOf(b.caller.id));
    if (!next) return undefined;
    queue.splice(queue.indexOf(next), 1);
    served.delete(next.caller.id);
    served.add(next.caller.id);
    return next;
  }

  /** Assigns waiting jobs to idle threads. */
  function give(): void {
    while (queue.length > 0) {
      const free = [...members].find(({ job }) => job === null) ?? (members.size < threads ? start() : null);
      if (free === null) return;
      const job = takeFairly();
      if (!job) return;
      free.job = job;
      if (free.isReady) watch(free);
      free.worker.postMessage(job.message, []);
    }
  }

  /**
   * Rejects the newest waiting job of the caller with most of them, if that is more than this caller would
   * have. @returns whether there was one
   */
  function makeRoom({ id }: Caller): boolean {
    const waits = (whom: string) => queue.filter(({ caller }) => caller.id === whom).length;
    const most = Math.max(...queue.map(({ caller }) => waits(caller.id)));
    if (most <= waits(id) + 1) return false;
    const at = queue.findLastIndex(({ caller }) => waits(caller.id) === most);
    for (const job of queue.splice(at, 1)) job.reject(tooMuch());
    return true;
  }

  function take(message: unknown, caller: Caller): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const job: Job = { message, caller, resolve, reject };
      queue.push(job);
      caller.signal?.addEventListener(
        "abort",
        () => {
          const at = queue.indexOf(job);
          if (at < 0) return;
          queue.splice(at, 1);
          reject(new DomainError("unavailable", "Nobody waits for this any more"));
        },
        { once: true },
      );
      give();
    });
  }

  return {
    /** @throws DomainError the error of the job; `over_request_rate_limit`, `unavailable`, `took_too_long` */
    async run(message: unknown, caller: Caller): Promise<Result> {
      const own = underWay.get(caller.id) ?? 0;
      if (own >= perCaller) {
        throw new DomainError(
          "over_request_rate_limit",
          "Too many of your calls are under way at once: wait for their answers",
          {
            retryAfter: RETRY_AFTER,
          },
        );
      }
      const isFull = queue.length >= waiting && [...members].filter(({ job }) => job).length >= threads;
      if (closed || (isFull && !makeRoom(caller))) throw tooMuch();
      underWay.set(caller.id, own + 1);
      try {
        return (await take(message, caller)) as Result;
      } finally {
        const left = (underWay.get(caller.id) ?? 1) - 1;
        if (left === 0) {
          underWay.delete(caller.id);
          served.delete(caller.id);
        } else underWay.set(caller.id, left);
      }
    },

    async close(): Promise<void> {
      closed = true;
      const error = new DomainError("unavailable", "This site is being shut down: try again soon", {
        retryAfter: RETRY_AFTER,
      });
      for (const job of queue.splice(0)) job.reject(error);
      const workers = [...members].map(({ worker }) => worker);
      for (const member of members) lose(member, error);
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

const tooMuch = () =>
  new DomainError("unavailable", "Too much is asked of this site at the moment: try again soon", {
    retryAfter: RETRY_AFTER,
  });

const tooSlow = (milliseconds: number) =>
  new DomainError(
    "took_too_long",
    `This took longer than ${Math.round(milliseconds / 1000)} seconds and was given up`,
  );
