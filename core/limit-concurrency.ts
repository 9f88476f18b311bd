/**
 * Limits how many calls run at once and how many wait, first in, first out.
 * @param refusal the error of every call beyond that
 */
export function limitConcurrency(
  atOnce: number,
  waiting: number,
  refusal: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (busy < atOnce) busy += 1;
    else {
      if (queue.length >= waiting) throw refusal();
      // a call that is done passes its place on
      await new Promise<void>((resolve) => queue.push(resolve));
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
