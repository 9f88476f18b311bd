import type { Worker } from "node:worker_threads";
import { DomainError, type ErrorDetails } from "../../../core/errors.ts";
import type { Caller } from "../../../core/ports/code-workshop.ts";
import { startThread } from "../start-thread.node.ts";

/** What a thread answers: one answer to each message, in turn. An error loses its class on the way between threads. */
export type ThreadAnswer<Result> =
  | { kind: "done"; result: Result }
  | { kind: "refused"; code: DomainError["code"]; message: string; details: Omit<ErrorDetails, "cause"> };

interface Options {
  /** The module that the threads run. */
  entry: URL;
  threads: number;
  /** Jobs that may wait; the next one is refused. */
  waiting: number;
  /** Jobs of one caller that may wait or run. */
  perCaller: number;
  /** Milliseconds that a job may run; then its thread is ended, and with it whatever kept it busy. */
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
  /** Whether it runs: on a busy machine that alone may take a while, which no job is to blame for. */
  isOnline: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 2;

/** Threads that do one job each at a time, with a bounded queue before them. They start when they are first needed. */
export function createThreadPool<Result>(options: Options) {
  const { entry, threads, waiting, perCaller, milliseconds } = options;
  const members = new Set<Member>();
  const queue: Job[] = [];
  const underWay = new Map<string, number>();
  let closed = false;

  /** Ends the job that a thread is at, if any, and takes the thread out. */
  function lose(member: Member, error: unknown): void {
    members.delete(member);
    if (member.timer) clearTimeout(member.timer);
    member.job?.reject(error);
    member.job = null;
    void member.worker.terminate();
    give();
  }

  function start(): Member {
    const member: Member = { worker: startThread(entry, null, []), isOnline: false, job: null, timer: null };
    const broken = () =>
      lose(member, new DomainError("unavailable", "This broke off: try again", { retryAfter: RETRY_AFTER }));
    member.worker.on("message", (answer: ThreadAnswer<Result>) => finish(member, answer));
    member.worker.on("online", () => {
      member.isOnline = true;
      watch(member);
    });
    member.worker.on("error", broken);
    member.worker.on("exit", () => members.has(member) && broken());
    // a site that nobody asks anything must be able to end
    member.worker.unref();
    members.add(member);
    return member;
  }

  function watch(member: Member): void {
    if (member.job) member.timer = setTimeout(() => lose(member, tooSlow(milliseconds)), milliseconds);
  }

  function finish(member: Member, answer: ThreadAnswer<Result>): void {
    const { job } = member;
    if (member.timer) clearTimeout(member.timer);
    member.job = null;
    if (answer.kind === "done") job?.resolve(answer.result);
    else job?.reject(new DomainError(answer.code, answer.message, answer.details));
    give();
  }

  /** Hands waiting jobs to free threads. */
  function give(): void {
    while (queue.length > 0) {
      const free = [...members].find(({ job }) => job === null) ?? (members.size < threads ? start() : null);
      if (free === null) return;
      const job = queue.shift();
      if (!job) return;
      free.job = job;
      if (free.isOnline) watch(free);
      free.worker.postMessage(job.message, []);
    }
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
    /** @throws DomainError what the job was refused for; `over_request_rate_limit`, `unavailable`, `took_too_long` */
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
      if (closed || isFull) {
        throw new DomainError("unavailable", "Too much is asked of this site at the moment: try again soon", {
          retryAfter: RETRY_AFTER,
        });
      }
      underWay.set(caller.id, own + 1);
      try {
        return (await take(message, caller)) as Result;
      } finally {
        const left = (underWay.get(caller.id) ?? 1) - 1;
        if (left === 0) underWay.delete(caller.id);
        else underWay.set(caller.id, left);
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

const tooSlow = (milliseconds: number) =>
  new DomainError(
    "took_too_long",
    `This took longer than ${Math.round(milliseconds / 1000)} seconds and was given up`,
  );
