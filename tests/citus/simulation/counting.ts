import { met } from "./rows.ts";

/**
 * Several processes that count scans in transactions of buffered batches, where one popular link receives
 * part of the scans.
 */
export interface Counting {
  processes: number;
  /** Scans in all processes together. */
  perSecond: number;
  /** Share of the scans that go to the most popular link. */
  hottest: number;
  /** Number of shards with customers; a transaction processes them one after the other. */
  shards: number;
  /** Fixed time per shard in a transaction, and time per scan. */
  fixedMs: number;
  perScanMs: number;
  /** Whether a transaction counts the scans of a single shard instead of the whole batch. */
  oneShardEach: boolean;
  seconds: number;
}

export interface Outcome {
  countedPerSecond: number;
  /** Average number of scans per batch. */
  batch: number;
  /** Longest time from a scan to its count. */
  longestMs: number;
  /** Longest backlog of a process at the end. */
  waiting: number;
}

/** The values of adapters/system/gather.ts. */
const WAIT_MS = 100;
const LONGEST_BATCH = 1000;

interface Batch {
  scans: number;
  hasHot: boolean;
  oldest: number;
  /** When the batch needs the row of the link, or ends if it contains no scan of it. */
  freeUntil: number;
  holdMs: number;
}

interface Process {
  /** Scans not yet in a batch, grouped by millisecond. */
  waiting: { at: number; scans: number }[];
  total: number;
  due: number;
  /** Fractional remainder of scans of the link. */
  hot: number;
  batch: Batch | null;
  state: "gathers" | "works" | "stands in line" | "holds";
}

/**
 * Simulates in steps of a millisecond. A process takes up to a thousand waiting scans, a tenth of a second
 * after the first one or as soon as its previous batch ends. A batch with scans of the link queues for the
 * lock on its row and holds it until the commit. Shards are processed in a fixed order and the link's shard
 * is at a random position in it, so on average it holds the lock for half of the batch's time; with one shard
 * per transaction, it is that shard's time.
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
    // several short holds fit into one millisecond
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
