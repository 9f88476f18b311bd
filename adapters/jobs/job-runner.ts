import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { HOUR_MS } from "../../core/durations.ts";
import { longestRetrySeconds, retrySeconds } from "../../core/jobs/back-off.ts";
import { DomainError } from "../../core/errors.ts";
import type { JobPayloads, Jobs, Queue } from "../../core/ports/jobs.ts";
import type { Clock, Ids } from "../../core/ports/system.ts";
import type { ClaimedJob, JobTable } from "./job-table.ts";
import { createLane, type Lane } from "./lane.ts";
import { reportFailure } from "./report-failure.ts";

/** Does one job. */
export type JobHandler<Q extends Queue> = (payload: JobPayloads[Q]) => Promise<void>;

export interface JobRunner extends Jobs {
  /** Aborts once the process cannot wait any longer: to reject is right then, the job is tried again. */
  closing: AbortSignal;
  /** Says who does the jobs of a queue. */
  work<Q extends Queue>(queue: Q, handler: JobHandler<Q>): void;
  /** Before `start`. Does something every `seconds`, once however many processes serve; the first time that long after the first start. */
  every(name: string, seconds: number, work: () => Promise<void>): void;
  /** From here on this process works: only one that serves does. */
  start(): Promise<void>;
  /** Processes all due jobs, and resolves when there are none. */
  runDue(): Promise<void>;
  /** Takes no more jobs, and waits some seconds for running ones. */
  close(): Promise<void>;
}

/** Poll interval for jobs of other processes and for retries. */
const LOOK_EVERY_MS = 2000;
/** Interval for checking jobs that are due too far in the future for a timer. */
const CLAMP_EVERY_MS = 30_000;
/** A job whose process died comes back after this; living ones renew their claims. */
const CLAIM_MS = 60_000;
/** Time that a closing process gives to running jobs, and time for those to abort after that, ms. */
const CLOSE_MS = 5000;
const ABORT_MS = 2000;
/** Jobs of one queue at once. */
const ROOM = 3;
const FIRST_RECURRING_RETRY_MS = 60_000;
const UNKNOWN_RECURRING_MS = HOUR_MS;
const RECURRING = "recurring";
/** Refusals that trying again does not change. */
const FINAL = ["mail_refused", "outbound_refused"];

interface Dependencies {
  table: JobTable;
  clock: Clock;
  ids: Ids;
  log: Pick<Logger, "warn" | "error">;
  /** Called with the outcome of each attempt. */
  onEnd?: (queue: string, outcome: "done" | "failed" | "given_up") => void;
}

/** Queues in the database of the product (docs/decisions/0012-jobs.md). */
export function createJobRunner({ table, clock, ids, log, onEnd }: Dependencies): JobRunner {
  const lanes = new Map<string, Lane<ClaimedJob>>();
  const queues = new Set<Queue>();
  const recurring = new Map<string, { everyMs: number; work: () => Promise<void> }>();
  const troubled = new Set<string>();
  const closing = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let nextClampAt = 0;
  let lastSeen = new Date(0);
  let state: "resting" | "working" | "closed" = "resting";

  const later = (ms: number): Date => new Date(clock.now().getTime() + ms);

  function addLane(queue: string, run: (job: ClaimedJob) => Promise<void>): void {
    const lane = createLane<ClaimedJob>({
      room: ROOM,
      claim: async (limit) => {
        if (state !== "working") return [];
        if (queue === RECURRING) await clampRunTimes();
        const claimed = await table.claim(queue, limit, clock.now(), later(CLAIM_MS));
        troubled.delete(queue);
        return claimed;
      },
      run: (job) => run(job).catch((error: unknown) => onProblem(error, queue)),
      onProblem: (error) => onProblem(error, queue),
    });
    lanes.set(queue, lane);
  }

  /**
   * Usually, the database is unavailable: claimed jobs become due again when their claim expires. Logged once
   * per outage.
   */
  function onProblem(error: unknown, queue: string): void {
    if (state === "closed" || troubled.has(queue)) return;
    troubled.add(queue);
    log.error({ event: "jobs_stopped", err: error, queue }, "the jobs of a queue cannot be worked");
  }

  async function runOnce<Q extends Queue>(queue: Q, job: ClaimedJob, handler: JobHandler<Q>): Promise<void> {
    const until = job.until ?? later(0);
    if (until <= clock.now()) return giveUp(queue, job, "late");
    try {
      await handler(JSON.parse(job.payload ?? "null") as JobPayloads[Q]);
    } catch (error) {
      if (closing.signal.aborted) return table.retryAt(job.id, clock.now());
      onEnd?.(queue, "failed");
      reportFailure(log, error, { queue, job: job.id, attempts: job.attempts });
      const again = later(retrySeconds(queue, job.attempts) * 1000);
      const said = error instanceof DomainError ? error.message : "Something went wrong on our side";
      if (isFinal(error)) return giveUp(queue, job, "refused", said);
      if (again >= until) return giveUp(queue, job, "late", said);
      return table.retryAt(job.id, again);
    }
    await table.remove(job.id);
    onEnd?.(queue, "done");
  }

  /** @param said the reason why it was not sent, without quoting its content */
  async function giveUp(
    queue: Queue,
    job: ClaimedJob,
    reason: "late" | "refused",
    said = "It could not be sent in time",
  ): Promise<void> {
    onEnd?.(queue, "given_up");
    log.error(
      { event: "job_given_up", queue, job: job.id, attempts: job.attempts, reason },
      "a job is given up",
    );
    await table.giveUp(job.id, said, clock.now());
  }

  async function runRecurring(job: ClaimedJob): Promise<void> {
    const known = recurring.get(job.name ?? "");
    // a job of another version, which may still be running
    if (!known) return table.retryAt(job.id, later(UNKNOWN_RECURRING_MS));
    const next = later(known.everyMs);
    try {
      await known.work();
    } catch (error) {
      onEnd?.(RECURRING, "failed");
      reportFailure(log, error, { job: job.name, attempts: job.attempts });
      const again = later(FIRST_RECURRING_RETRY_MS * 2 ** (job.attempts - 1));
      return table.retryAt(job.id, again < next ? again : next);
    }
    await table.recurAt(job.id, next);
    onEnd?.(RECURRING, "done");
  }

  const look = (): void => lanes.forEach((lane) => void lane.look());

  function renewClaims(): void {
    const active = [...lanes.values()].flatMap((lane) => lane.active().map(({ id }) => id));
    if (active.length === 0) return;
    table.extend(active, later(CLAIM_MS)).then(
      () => void troubled.delete("all"),
      (error: unknown) => onProblem(error, "all"),
    );
  }

  /** Latest run time that a job delayed by `ms` can have; a later one was computed while the clock was ahead. No claim is longer than CLAIM_MS. */
  const latestRunTime = (ms: number): Date => later(Math.max(ms, CLAIM_MS));

  /** Moves run times nearer that are later than any delay allows: the clock was ahead when they were set. */
  async function clampRunTimes(): Promise<void> {
    const now = clock.now();
    const wentBack = now < lastSeen;
    lastSeen = now;
    if (performance.now() < nextClampAt && !wentBack) return;
    nextClampAt = 0;
    await table.bringNearer(now, [
      ...[...recurring].map(([name, { everyMs }]) => ({
        queue: RECURRING,
        name,
        runAt: latestRunTime(everyMs),
      })),
      ...[...queues].map((queue) => ({
        queue,
        name: null,
        runAt: latestRunTime(longestRetrySeconds(queue) * 1000),
      })),
    ]);
    nextClampAt = performance.now() + CLAMP_EVERY_MS;
  }

  addLane(RECURRING, runRecurring);

  return {
    closing: closing.signal,

    async add(queue, payload, until) {
      const id = ids.next();
      await table.insert({ id, queue, payload: JSON.stringify(payload), now: clock.now(), until });
      void lanes.get(queue)?.look();
    },

    work(queue, handler) {
      queues.add(queue);
      addLane(queue, (job) => runOnce(queue, job, handler));
    },

    every(name, seconds, work) {
      recurring.set(name, { everyMs: seconds * 1000, work });
    },

    async start() {
      state = "working";
      for (const [name, { everyMs }] of recurring) {
        await table.insertRecurring({
          id: ids.next(),
          queue: RECURRING,
          name,
          now: clock.now(),
          runAt: later(everyMs),
        });
      }
      timers = [setInterval(look, LOOK_EVERY_MS), setInterval(renewClaims, CLAIM_MS / 3)];
      timers.forEach((timer) => timer.unref());
      look();
    },

    async runDue() {
      await Promise.all([...lanes.values()].map((lane) => lane.idle()));
    },

    async close() {
      state = "closed";
      timers.forEach((timer) => clearInterval(timer));
      const settled = Promise.all([...lanes.values()].map((lane) => lane.settled()));
      const patience = new AbortController();
      const { signal } = patience;
      const end = async () => {
        await delay(CLOSE_MS, null, { signal });
        closing.abort();
        await delay(ABORT_MS, null, { signal });
      };
      await Promise.race([settled, end()]);
      patience.abort();
    },
  };
}

const isFinal = (error: unknown): boolean => error instanceof DomainError && FINAL.includes(error.code);
