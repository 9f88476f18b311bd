import { expect, onTestFinished, test, vi } from "vitest";
import { createGatherCommitted } from "../../../adapters/system/gather-committed.ts";

const noOutage = createGatherCommitted(() => false);

/** Work that waits until it is released. */
function heldWork() {
  const batches: (readonly number[])[] = [];
  const held: (() => void)[] = [];
  const work = async (items: readonly number[]) => {
    batches.push(items);
    await new Promise<void>((resolve) => held.push(resolve));
  };
  return { batches, work, letGo: () => held.splice(0).forEach((resolve) => resolve()) };
}

test("items added while a batch runs form the next batch, and resolve when that one is done", async () => {
  const { batches, work, letGo } = heldWork();
  const gathered = noOutage(work);
  const first = gathered.add(1);
  await expect.poll(() => batches).toEqual([[1]]);
  const others = [gathered.add(2), gathered.add(3)];
  let isAnswered = false;
  void others[0]?.then(() => (isAnswered = true));
  letGo();
  await first;
  await expect.poll(() => batches).toEqual([[1], [2, 3]]);
  expect(isAnswered).toBe(false);
  letGo();
  await Promise.all(others);
  await gathered.close();
});

test("a failing item does not fail the others", async () => {
  const done: number[] = [];
  const gathered = noOutage<number>(async (items) => {
    if (items.includes(2)) throw new Error("not this one");
    done.push(...items);
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => gathered.add(item)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(done).toEqual([1, 3]);
});

test("during an outage items are not retried one by one, and later items are tried again", async () => {
  let tries = 0;
  const gathered = createGatherCommitted(() => true)<number>(async () => {
    tries += 1;
    if (tries === 1) throw new Error("away");
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => gathered.add(item)));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await gathered.add(4);
  expect(tries).toBe(2);
});

test("an item is refused at once if 10,000 are waiting", async () => {
  const { work, letGo } = heldWork();
  const gathered = noOutage(work);
  const waiting = Array.from({ length: 10_000 }, (_none, index) =>
    gathered.add(index).catch(() => undefined),
  );
  await expect(gathered.add(-1)).rejects.toMatchObject({ code: "unavailable" });
  const release = setInterval(letGo, 0);
  await Promise.all(waiting);
  clearInterval(release);
});

test("under load, a batch waits a moment for more items", async () => {
  const { batches, work, letGo } = heldWork();
  const gathered = noOutage(work);
  const first = [gathered.add(1), gathered.add(2), gathered.add(3)];
  await expect.poll(() => batches).toEqual([[1, 2, 3]]);
  letGo();
  await Promise.all(first);
  // each in its own turn of the event loop, as when clients send again after a response
  const second: Promise<void>[] = [];
  // on a slow machine, the wait could end between two of them
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const item of [4, 5, 6]) {
    second.push(gathered.add(item));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect
    .poll(() => batches)
    .toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  letGo();
  await Promise.all(second);
});

test("a single item after a busy time does not wait for more", async () => {
  const { batches, work, letGo } = heldWork();
  const gathered = noOutage(work);
  const first = [gathered.add(1), gathered.add(2)];
  await expect.poll(() => batches).toEqual([[1, 2]]);
  letGo();
  await Promise.all(first);
  const alone = gathered.add(3);
  await expect.poll(() => batches).toEqual([[1, 2], [3]]);
  letGo();
  await alone;
});
