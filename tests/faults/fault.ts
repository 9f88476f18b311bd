/** What a fault gets to work with. */
export interface Run {
  /** An empty folder of its own, removed at the end. */
  folder: string;
  /** How long a soak takes, in minutes. */
  minutes: number;
  /** Done at the end, the last one first, whether the fault was stood or not. */
  atEnd: (clean: () => unknown) => void;
}

/** Does something bad to the built product and says in one line, with figures, what was seen. Throws where it did not hold. */
export type Fault = (run: Run) => Promise<string>;

/** What this machine cannot do. */
export class Skipped extends Error {
  override name = "Skipped";
}

/** @throws Error with the sentence where it does not hold */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** `1,234 ms` */
export const ms = (milliseconds: number): string => `${Math.round(milliseconds).toLocaleString("en")} ms`;

/** The value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
