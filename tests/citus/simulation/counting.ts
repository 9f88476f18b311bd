import { met } from "./rows.ts";

/** Scans that several processes count, each in transactions of what it gathered, some of them of one link that many scan. */
export interface Counting {
  processes: number;
  /** Scans, in all processes together. */
  perSecond: number;
  /** Of all scans, those of the one link. */
  hottest: number;
  /** On which the customers lie; a transaction counts one after the other. */
  shards: number;
  /** What a shard takes in a transaction, whatever is counted there, and each scan. */
  fixedMs: number;
  perScanMs: number;
  /** Whether a transaction counts the scans of one shard or all that were gathered. */
  oneShardEach: boolean;
  seconds: number;
}

export interface Outcome {
  countedPerSecond: number;
  /** Scans of an average batch. */
  batch: number;
  /** From a scan to its count, of the slowest. */
  longestMs: number;
  /** What waits in the process that has most at the end. */
  waiting: number;
}

/** As adapters/system/gather.ts has them. */
const WAIT_MS = 100;
const LONGEST_BATCH = 1000;

interface Batch {
  scans: number;
  hasHot: boolean;
  oldest: number;
  /** Until it needs the row of the link, or is over where it has no scan of that. */
  freeUntil: number;
  holdMs: number;
}

interface Process {
  /** Scans that nobody took yet, those of each millisecond together. */
  waiting: { at: number; scans: number }[];
  total: number;
  due: number;
  /** Scans of the link among those that were taken: what is left of a whole one. */
  hot: number;
  batch: Batch | null;
  state: "gathers" | "works" | "stands in line" | "holds";
}

/**
 * Plays it millisecond by millisecond. A process takes what waits, at most a thousand scans, a tenth of a second after the first or as soon
 * as its last batch is over. A batch that has scans of the link stands in line for its row, and holds it until it commits: half of what
 * the batch takes at the mean, since shards have an order and that of the link is somewhere in it; or what its own shard takes.
 */
export function simulateCounting(counting: Counting): Outcome {
  const processes = Array.from({ length: counting.processes }, (_, n): Process => ({
    waiting: [],
    total: 0,
    due: Infinity,
    hot: n / counting.processes,
    batch: null,
    state: "gathers",
  }));
  const line: Process[] = [];
  let holder: Process | null = null;
  let freeAt = 0;
  let [arrived, counted, batches, longestMs] = [0, 0, 0, 0];

  const finish = (process: Process, now: number): void => {
    if (!process.batch) return;
    counted += process.batch.scans;
    batches += 1;
    longestMs = Math.max(longestMs, now - process.batch.oldest);
    process.batch = null;
    process.state = "gathers";
    process.due = process.total > 0 ? now : Infinity;
  };

  for (let now = 0; now < counting.seconds * 1000; now += 1) {
    const until = Math.floor(((now + 1) * counting.perSecond) / 1000);
    for (; arrived < until; arrived += 1) add(processes[arrived % processes.length], now);
    for (const process of processes) {
      if (
        process.state === "gathers" &&
        process.total > 0 &&
        (process.due <= now || process.total >= LONGEST_BATCH)
      ) {
        take(process, now, counting);
      }
      if (process.state === "works" && process.batch && process.batch.freeUntil <= now) {
        if (process.batch.hasHot) {
          process.state = "stands in line";
          line.push(process);
        } else finish(process, now);
      }
    }
    // several that hold it shortly fit into a millisecond
    while (freeAt <= now) {
      if (holder) finish(holder, now);
      holder = line.shift() ?? null;
      if (!holder?.batch) break;
      holder.state = "holds";
      freeAt = Math.max(freeAt, now) + holder.batch.holdMs;
    }
  }
  return {
    countedPerSecond: counted / counting.seconds,
    batch: counted / Math.max(1, batches),
    longestMs,
    waiting: Math.max(...processes.map(({ total }) => total)),
  };
}

function add(process: Process | undefined, now: number): void {
  if (!process) return;
  if (process.total === 0 && process.state === "gathers") process.due = now + WAIT_MS;
  const last = process.waiting.at(-1);
  if (last?.at === now) last.scans += 1;
  else process.waiting.push({ at: now, scans: 1 });
  process.total += 1;
}

function take(process: Process, now: number, counting: Counting): void {
  const oldest = process.waiting[0]?.at ?? now;
  let scans = 0;
  for (let first = process.waiting[0]; first && scans < LONGEST_BATCH; first = process.waiting[0]) {
    const taken = Math.min(first.scans, LONGEST_BATCH - scans);
    scans += taken;
    first.scans -= taken;
    if (first.scans === 0) process.waiting.shift();
  }
  process.total -= scans;
  process.hot += scans * counting.hottest;
  const hot = Math.floor(process.hot);
  process.hot -= hot;
  const shards = Math.max(1, met(scans, counting.shards));
  const takes = shards * counting.fixedMs + scans * counting.perScanMs;
  const own = counting.fixedMs + hot * counting.perScanMs;
  const holdMs = hot === 0 ? 0 : counting.oneShardEach ? own : Math.max(own, takes / 2);
  process.batch = { scans, hasHot: hot > 0, oldest, freeUntil: now + takes - holdMs, holdMs };
  process.state = "works";
}
