import type { Signal } from "./ports/signal.ts";

/**
 * Limits how many calls run at once and how many wait, first in, first out.
 * @param refusal the error of every call beyond that
 * @returns what runs work in its turn; a call whose signal aborts while it waits leaves the queue
 */
export function limitConcurrency(
  atOnce: number,
  waiting: number,
  refusal: () => Error,
): <T>(work: () => Promise<T>, signal?: Signal) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];
  const turn = (signal: Signal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      queue.push(resolve);
      const leave = () => {
        const at = queue.indexOf(resolve);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
    });
  return async (work, signal) => {
    if (signal?.aborted) throw signal.reason;
    if (busy < atOnce) busy += 1;
    else {
      if (queue.length >= waiting) throw refusal();
      // a call that is done passes its place on
      await turn(signal);
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
