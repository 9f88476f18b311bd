/** Environment of a fault. */
export interface Run {
  /** An empty folder, removed at the end. */
  folder: string;
  /** Duration of a soak in minutes. */
  minutes: number;
  /** Registers cleanup, run in reverse order even if the fault fails. */
  atEnd: (clean: () => unknown) => void;
}

/**
 * Injects a fault into the built product and returns one line of results with figures. Throws if an
 * expectation fails.
 */
export type Fault = (run: Run) => Promise<string>;

/** This machine cannot run the fault. */
export class Skipped extends Error {
  override name = "Skipped";
}

/** @throws Error with the sentence if the condition is false */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** `1,234 ms` */
export const ms = (milliseconds: number): string => `${Math.round(milliseconds).toLocaleString("en")} ms`;

/** The nearest-rank percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
