/** The nearest-rank percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Percentiles 50, 95, and 99 of these milliseconds. */
export const spread = (milliseconds: readonly number[]): string[] =>
  [50, 95, 99].map((percent) => percentile(milliseconds, percent).toFixed(1));

/**
 * Repeats work for a while at a fixed concurrency.
 * @returns repetitions per second, and the milliseconds of each
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
