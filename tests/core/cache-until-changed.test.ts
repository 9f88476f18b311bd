import { expect, test } from "vitest";
import { cacheUntilChanged } from "../../core/cache-until-changed.ts";
import type { Changes } from "../../core/ports/changes.ts";

/** A channel that the test can trigger, and a value that counts its reads. */
function setUp() {
  const heard: (() => void)[] = [];
  const state = { isSubscribed: true, reads: 0 };
  const changes: Changes = {
    isSubscribed: () => state.isSubscribed,
    onChange: (_table, listener) => void heard.push(listener),
  };
  const read = () => Promise.resolve((state.reads += 1));
  return { state, changes, read, change: () => heard.forEach((listener) => listener()) };
}

test("caches a value until it is changed or forgotten", async () => {
  const { changes, read, change } = setUp();
  const kept = cacheUntilChanged(changes, "settings", read);
  expect([await kept.get(), await kept.get()]).toEqual([1, 1]);
  change();
  expect([await kept.get(), await kept.get()]).toEqual([2, 2]);
  kept.forget();
  expect(await kept.get()).toBe(3);
});

test("caches nothing without a subscription, and forgets what was cached before", async () => {
  const { state, changes, read } = setUp();
  const kept = cacheUntilChanged(changes, "settings", read);
  await kept.get();
  state.isSubscribed = false;
  expect([await kept.get(), await kept.get()]).toEqual([2, 3]);
  expect(await cacheUntilChanged(undefined, "settings", read).get()).toBe(4);
});

test("reads once for many concurrent callers", async () => {
  const { state, read } = setUp();
  const kept = cacheUntilChanged(undefined, "settings", read);
  const crowd = await Promise.all(Array.from({ length: 1000 }, () => kept.get()));
  expect(new Set(crowd)).toEqual(new Set([1]));
  expect(state.reads).toBe(1);
  expect(await kept.get()).toBe(2);
});

test("does not cache a value that changed while it was read", async () => {
  const { state, changes, read, change } = setUp();
  const answers: ((value: number) => void)[] = [];
  const slow = () => (state.reads === 0 ? new Promise<number>((resolve) => answers.push(resolve)) : read());
  const kept = cacheUntilChanged(changes, "settings", slow);
  const old = kept.get();
  change();
  state.reads = 10;
  answers.forEach((answer) => answer(0));
  expect([await old, await kept.get(), await kept.get()]).toEqual([0, 11, 11]);
});

test("does not cache a failed read", async () => {
  const { changes } = setUp();
  let reads = 0;
  const kept = cacheUntilChanged(changes, "settings", () => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error("away")) : Promise.resolve(reads);
  });
  await expect(kept.get()).rejects.toThrow("away");
  expect(await kept.get()).toBe(2);
});
