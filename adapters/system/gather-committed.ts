import { DomainError } from "../../core/errors.ts";
import type { CreateCommitBatcher, CommitBatcher } from "../../core/ports/gather.ts";

const LONGEST_BATCH = 500;
/**
 * A batch costs as much as a dozen items, so under load it waits until as many items are queued as the last
 * one had, up to a time limit (like `commit_delay` in PostgreSQL).
 */
const LINGER_MS = 2;
/** Maximum queue length: a few seconds at the highest rate. */
const MAX_QUEUED = 10_000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers in memory what waits for an answer in any case: nothing is lost that was answered.
 * @param isOutage whether an error concerns all items alike; after any other one each is tried alone, so that no item spoils another
 */
export function createGatherCommitted(isOutage: (error: unknown) => boolean): CreateCommitBatcher {
  return <T>(work: (items: readonly T[]) => Promise<void>): CommitBatcher<T> => {
    let waiting: Waiting<T>[] = [];
    let running: Promise<void> | null = null;
    /** Items of the last batch. */
    let expected = 0;
    let arrived: (() => void) | null = null;

    async function handOn(batch: readonly Waiting<T>[]): Promise<void> {
      try {
        await work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        if (batch.length === 1 || isOutage(error)) batch.forEach(({ reject }) => reject(error));
        else for (const one of batch) await handOn([one]);
      }
    }

    /** Until those are there who are likely to come along. */
    async function company(): Promise<void> {
      // items read from sockets in the same turn
      await new Promise((resolve) => setImmediate(resolve));
      if (waiting.length >= expected) return;
      await new Promise<void>((resolve) => {
        const end = setTimeout(resolve, LINGER_MS);
        arrived = () => {
          clearTimeout(end);
          resolve();
        };
      });
      arrived = null;
    }

    async function run(): Promise<void> {
      while (waiting.length > 0) {
        await company();
        const batch = waiting.slice(0, LONGEST_BATCH);
        waiting = waiting.slice(LONGEST_BATCH);
        expected = batch.length;
        await handOn(batch);
      }
      running = null;
    }

    return {
      add(item) {
        if (waiting.length >= MAX_QUEUED) {
          return Promise.reject(new DomainError("unavailable", "Too much waits to be counted"));
        }
        return new Promise<void>((resolve, reject) => {
          waiting.push({ item, resolve, reject });
          running ??= run();
          if (waiting.length >= expected) arrived?.();
        });
      },
      async close() {
        await running;
      },
    };
  };
}
