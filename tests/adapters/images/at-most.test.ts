import { expect, test } from "vitest";
import { atMost } from "../../../adapters/images/at-most.ts";

test("no more than so many run at once, the rest wait in their order, and all get their turn", async () => {
  const inTurn = atMost(2, 10);
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
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => inTurn(work(n))));
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
  expect(await inTurn(async () => "free again")).toBe("free again");
});
