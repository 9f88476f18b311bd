import { afterEach, expect, test, vi } from "vitest";
import { createMemoryAttempts } from "../../../adapters/limits/memory-attempts.ts";
import { createMemoryCallCounts } from "../../../adapters/limits/memory-call-counts.ts";
import { limitStoreContract } from "../../contracts/limit-store-contract.ts";

afterEach(() => void vi.useRealTimers());

limitStoreContract(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  return {
    counts: createMemoryCallCounts(),
    attempts: createMemoryAttempts(),
    pass: async (milliseconds) => void vi.advanceTimersByTime(milliseconds),
  };
});

test("made-up addresses cannot fill the memory: the oldest are forgotten", async () => {
  const attempts = createMemoryAttempts({ maxAccounts: 100 });
  const tryTo = async (email: string, times: number) => {
    for (let tried = 0; tried < times; tried += 1) expect(await attempts.spend(email, 5)).toBe(0);
  };
  await tryTo("first@example.com", 4);
  await tryTo("again@example.com", 3);
  for (let made = 0; made < 98; made += 1) await attempts.spend(`made-up-${made}@example.com`, 5);
  await tryTo("again@example.com", 2);
  for (let made = 0; made < 50; made += 1) await attempts.spend(`more-${made}@example.com`, 5);
  await tryTo("first@example.com", 5);
  expect(await attempts.spend("again@example.com", 5)).toBeGreaterThan(0);
});

test("a clock that is set back keeps no account waiting", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const attempts = createMemoryAttempts();
  expect(await attempts.spend("ada@example.com", 5)).toBe(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await attempts.spend("ada@example.com", 5)).toBe(0);
});
