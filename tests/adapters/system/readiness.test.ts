import { expect, onTestFinished, test, vi } from "vitest";
import { createReadiness } from "../../../adapters/system/readiness.ts";

test("checks the database at most once a second, however often it is asked", async () => {
  let looks = 0;
  let now = 0;
  const readiness = createReadiness(async () => void (looks += 1), { now: () => now });
  await Promise.all([readiness.check(), readiness.check()]);
  now = 999;
  await readiness.check();
  expect(looks).toBe(1);
  now = 1000;
  await readiness.check();
  expect(looks).toBe(2);
});

test("does not keep a cached answer longer when the clock is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const readiness = createReadiness(async () => void (looks += 1));
  await readiness.check();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1000);
  await readiness.check();
  expect(looks).toBe(2);
});

test("reports a problem while it lasts, and at most a second longer", async () => {
  let now = 0;
  let fault: Error | null = new Error("away");
  const readiness = createReadiness(
    async () => {
      if (fault) throw fault;
    },
    { now: () => now },
  );
  await expect(readiness.check()).rejects.toThrow("away");
  fault = null;
  now = 1000;
  await readiness.check();
});

test("does not wait for a database that never answers", async () => {
  const readiness = createReadiness(() => new Promise(() => undefined), { limitMs: 1 });
  await expect(readiness.check()).rejects.toMatchObject({ code: "unavailable" });
});

test("a server that is stopping is not ready, even if it is healthy", async () => {
  const readiness = createReadiness(async () => undefined);
  await readiness.check();
  readiness.stop();
  await expect(readiness.check()).rejects.toMatchObject({ code: "unavailable" });
});
