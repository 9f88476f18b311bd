import { DomainError } from "../../core/errors.ts";
import type { GatherCommitted, GatheredCommitted } from "../../core/ports/gather.ts";

const LONGEST_BATCH = 500;
/** What waits at most: some seconds of the most that is done in one. */
const MOST_WAITING = 10_000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers in memory what waits for an answer in any case: nothing is lost that was answered.
 * @param isOutage whether an error concerns all items alike; after any other one each is tried alone, so that no item spoils another
 */
export function createGatherCommitted(isOutage: (error: unknown) => boolean): GatherCommitted {
  return <T>(work: (items: readonly T[]) => Promise<void>): GatheredCommitted<T> => {
    let waiting: Waiting<T>[] = [];
    let running: Promise<void> | null = null;

    async function handOn(batch: readonly Waiting<T>[]): Promise<void> {
      try {
        await work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        if (batch.length === 1 || isOutage(error)) batch.forEach(({ reject }) => reject(error));
        else for (const one of batch) await handOn([one]);
      }
    }

    async function run(): Promise<void> {
      // what is read from sockets in the same turn comes along
      await new Promise((resolve) => setImmediate(resolve));
      while (waiting.length > 0) {
        const batch = waiting.slice(0, LONGEST_BATCH);
        waiting = waiting.slice(LONGEST_BATCH);
        await handOn(batch);
      }
      running = null;
    }

    return {
      add(item) {
        if (waiting.length >= MOST_WAITING) {
          return Promise.reject(new DomainError("unavailable", "Too much waits to be counted"));
        }
        return new Promise<void>((resolve, reject) => {
          waiting.push({ item, resolve, reject });
          running ??= run();
        });
      },
      async close() {
        await running;
      },
    };
  };
}
