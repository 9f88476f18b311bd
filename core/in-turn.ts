/**
 * Lets so many pieces of work run at once, and so many wait for their turn, in the order in which they came.
 * @param refusal what whoever comes after that is told
 */
export function inTurn(
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
      // whoever is done hands its place over
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
