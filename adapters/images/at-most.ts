import { DomainError } from "../../core/errors.ts";

/**
 * Lets at most `running` pieces of work run at once and as many as `waiting` wait for their turn, in the order in which they came.
 * @throws DomainError `unavailable` where more are waiting
 */
export function atMost(running: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (busy < running) busy++;
    else {
      if (queue.length >= waiting) {
        throw new DomainError(
          "unavailable",
          "Too many pictures are being read at the moment: try again soon",
        );
      }
      // whoever is done hands its place over
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  };
}
