/** The value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** Milliseconds that a piece of work takes. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** 50, 95 and 99 of 100 within so many milliseconds. */
export const spread = (milliseconds: readonly number[]): string[] =>
  [50, 95, 99].map((percent) => percentile(milliseconds, percent).toFixed(1));

/**
 * Repeats work for a while, so many at a time.
 * @returns how many were done a second and how many milliseconds each took
 */
export async function throughput(
  work: () => Promise<unknown>,
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<{ perSecond: number; milliseconds: number[] }> {
  const milliseconds: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) milliseconds.push(await millisecondsOf(work));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: milliseconds.length / ((performance.now() - start) / 1000), milliseconds };
}
