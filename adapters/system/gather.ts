import type { Logger } from "pino";
import type { CreateBatcher, Batcher } from "../../core/ports/gather.ts";

/** A batch is handed on when it is this old or this long (stack: 100 a statement are ten times as fast as one). */
const WAIT_MS = 100;
const LONGEST_BATCH = 1000;
/** Waits between tries while the work fails: as long as a database is unavailable. */
const RETRIES_MS = [200, 1000, 5000, 15_000, 30_000];
/** Maximum queue length while nothing can be passed on; above it the newest entries are dropped, and the log reports how many. */
const MAX_QUEUED = 200_000;
/** Tries of the last batches once the program ends. */
const LAST_TRIES = 3;

/**
 * Collects items in memory. A process that is shut down passes on what it has; one that is killed loses a
 * tenth of a second.
 */
export function createGather(log: Pick<Logger, "error" | "warn">): CreateBatcher {
  return <T>(work: (items: readonly T[]) => Promise<void>): Batcher<T> => {
    let waiting: T[] = [];
    let lost = 0;
    let closing = false;
    let timer: NodeJS.Timeout | null = null;
    let wake: (() => void) | null = null;
    let running: Promise<void> = Promise.resolve();
    let isRunning = false;

    const pause = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const end = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(end);
          resolve();
        };
      });

    async function handOn(batch: readonly T[]): Promise<void> {
      for (let tries = 1; ; tries += 1) {
        try {
          return await work(batch);
        } catch (error) {
          const { name, message } = error instanceof Error ? error : new Error(String(error));
          if (closing && tries >= LAST_TRIES) {
            return log.error(
              { event: "counts_lost", name, lost: batch.length },
              `Could not be counted before the end: ${message}`,
            );
          }
          log.warn(
            { event: "counts_waiting", name, waiting: batch.length + waiting.length },
            `Will be counted later: ${message}`,
          );
          await pause(closing ? 0 : (RETRIES_MS[tries - 1] ?? 30_000));
        }
      }
    }

    async function run(): Promise<void> {
      isRunning = true;
      while (waiting.length > 0) {
        const batch = waiting.slice(0, LONGEST_BATCH);
        waiting = waiting.slice(LONGEST_BATCH);
        await handOn(batch);
        if (lost > 0) log.error({ event: "counts_lost", lost }, "Too much waited to be counted");
        lost = 0;
      }
      isRunning = false;
    }

    function start(): Promise<void> {
      if (timer) clearTimeout(timer);
      timer = null;
      if (!isRunning && waiting.length > 0) running = run();
      return running;
    }

    return {
      add(item) {
        if (waiting.length >= MAX_QUEUED) {
          lost += 1;
          return;
        }
        waiting.push(item);
        if (waiting.length >= LONGEST_BATCH) void start();
        else if (!isRunning) timer ??= setTimeout(() => void start(), WAIT_MS);
      },
      flush: () => start(),
      async close() {
        closing = true;
        wake?.();
        await start();
      },
    };
  };
}
