import { DomainError } from "../errors.ts";

/** Passes the items on until a stop is requested. */
export async function* untilStopped<T>(
  each: AsyncIterable<T>,
  isStopped: () => boolean = () => false,
): AsyncIterable<T> {
  for await (const one of each) {
    if (isStopped()) throw new DomainError("conflict", "It was stopped: everything is as it was before");
    yield one;
  }
}
