import { expect, test } from "vitest";
import { limitConcurrency } from "../../core/limit-concurrency.ts";

test("runs up to the limit at once, the rest in order, and all of them in the end", async () => {
  const take = limitConcurrency(2, 10, () => new Error("too many"));
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (n: number) => async () => {
    started.push(n);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    if (n === 3) throw new Error("broken");
    return n;
  };
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => take(work(n))));
  expect(most).toBe(2);
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect(await take(async () => "free again")).toBe("free again");
});

test("refuses a call at once if the queue is full", async () => {
  const take = limitConcurrency(1, 1, () => new Error("too many"));
  let open: (() => void) | undefined;
  const first = take(() => new Promise<void>((resolve) => (open = resolve)));
  const second = take(async () => "waited");
  await expect(take(async () => "never")).rejects.toThrow("too many");
  open?.();
  await first;
  expect(await second).toBe("waited");
});
