import type { Metrics } from "./create-metrics.ts";

/** Connections of this process. */
interface PoolFigures {
  used: number;
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
  limit: number;
}

/** Figures of the job tables. */
interface JobFigures {
  queues: { queue: string; waiting: number; tried: number; oldestDueSeconds: number }[];
  givenUp: { queue: string; jobs: number }[];
}

interface Sources {
  pool: () => PoolFigures;
  jobs: () => Promise<JobFigures>;
}

/** Cache time of the figures. */
const KEPT_MS = 2000;
const LIMIT_MS = 2000;

/** Has each report look at the pool and at the jobs of the database; while it is unavailable, only the first is known. */
export function watchDatabase(metrics: Metrics, { pool, jobs }: Sources): void {
  const { gauge } = metrics;
  const up = gauge("database_up", "Whether the database answered this report: 1 or 0.");
  const connections = gauge("database_pool_connections", "Connections of this process.", ["state"]);
  const waitingForOne = gauge("database_pool_waiting", "Callers that wait for a connection.");
  const limit = gauge("database_pool_limit", "Connections that this process may have.");
  const waiting = gauge("jobs_waiting", "Jobs that are to be done, in the database.", ["queue"]);
  const tried = gauge("jobs_tried", "Of them, those that were tried: under way, or failed before.", [
    "queue",
  ]);
  const oldest = gauge("jobs_oldest_due_seconds", "How long the oldest job has been due.", ["queue"]);
  const givenUp = gauge("jobs_given_up", "Jobs that nobody tries any more, put aside for people.", ["queue"]);

  let looked = -Infinity;
  async function look(): Promise<void> {
    if (performance.now() - looked < KEPT_MS) return;
    looked = performance.now();
    const found = await within(LIMIT_MS, jobs()).catch(() => null);
    up.set(found === null ? 0 : 1);
    for (const each of [waiting, tried, oldest, givenUp]) each.reset();
    for (const { queue, ...of } of found?.queues ?? []) {
      waiting.set({ queue }, of.waiting);
      tried.set({ queue }, of.tried);
      oldest.set({ queue }, of.oldestDueSeconds);
    }
    for (const { queue, jobs: count } of found?.givenUp ?? []) givenUp.set({ queue }, count);
  }

  metrics.beforeReport(async () => {
    const { used, idle, waiting: callers, limit: maxConnections } = pool();
    connections.set({ state: "used" }, used);
    connections.set({ state: "idle" }, idle);
    waitingForOne.set(callers);
    limit.set(maxConnections);
    await look();
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("it takes too long")), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
