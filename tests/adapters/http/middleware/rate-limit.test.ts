import type { Context } from "koa";
import { expect, onTestFinished, test, vi } from "vitest";
import { addressKey, createRateLimits } from "../../../../adapters/http/middleware/rate-limit.ts";
import { createMemoryAttempts } from "../../../../adapters/limits/memory-attempts.ts";
import { createMemoryCallCounts } from "../../../../adapters/limits/memory-call-counts.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  // some proxies add the port
  ["192.0.2.7:1234", "192.0.2.7"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::", "fe80:0:0:0"],
])("%s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("a clock that is set back does not extend a rate limit", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const store = { counts: createMemoryCallCounts(), attempts: createMemoryAttempts() };
  const limit = createRateLimits(1, store).perAddress(1, 60);
  const call = () => limit({ ip: "192.0.2.1" } as Context, () => Promise.resolve());
  await call();
  await expect(call()).rejects.toMatchObject({ code: "over_request_rate_limit" });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  await call();
});
