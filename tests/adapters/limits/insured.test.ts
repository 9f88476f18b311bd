import { expect, onTestFinished, test, vi } from "vitest";
import { createInsuredLimits } from "../../../adapters/limits/insured.ts";
import { createMemoryAttempts } from "../../../adapters/limits/memory-attempts.ts";
import { createMemoryCallCounts } from "../../../adapters/limits/memory-call-counts.ts";
import type { LimitStore } from "../../../core/ports/limit-store.ts";

const memory = (): LimitStore => ({ counts: createMemoryCallCounts(), attempts: createMemoryAttempts() });

const failing = (reason: Error): LimitStore => {
  const reject = () => Promise.reject(reason);
  return {
    counts: { add: reject, takeBack: reject, forget: reject },
    attempts: { spend: reject, giveBack: reject, forget: reject },
  };
};

test("while the database is unavailable, a process counts by itself, so that limits hold and calls succeed", async () => {
  const { counts, attempts } = createInsuredLimits(failing(new Error("away")), memory(), () => true);
  await counts.add("a", 60);
  expect((await counts.add("a", 60)).count).toBe(2);
  expect(await attempts.spend("ada@example.com", 1)).toBe(0);
  expect(await attempts.spend("ada@example.com", 1)).toBeGreaterThan(0);
});

test("a database that is back is used again a second later, even if the clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const [shared, away] = [memory(), failing(new Error("away"))];
  const store = { ...away };
  const { counts } = createInsuredLimits(store, memory(), () => true);
  await counts.add("a", 60);
  store.counts = shared.counts;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1000);
  await counts.add("a", 60);
  expect((await shared.counts.add("a", 60)).count).toBe(2);
});

test("any other database error is thrown", async () => {
  const { counts } = createInsuredLimits(failing(new Error("wrong")), memory(), () => false);
  await expect(counts.add("a", 60)).rejects.toThrow("wrong");
});
