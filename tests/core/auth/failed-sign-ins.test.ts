import { beforeEach, expect, test } from "vitest";
import { createAuditTrail } from "../../../core/audit/audit-trail.ts";
import type { AuditEntry } from "../../../core/audit/audit-entry.ts";
import { createFailedSignIns } from "../../../core/auth/failed-sign-ins.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { createFakeClock } from "../../fakes/clock.ts";

const DEVICE = { userAgent: "a script", ipAddress: "192.0.2.7" };

let clock: ReturnType<typeof createFakeClock>;
let written: AuditEntry[];
let failed: ReturnType<typeof createFailedSignIns>;
beforeEach(() => {
  clock = createFakeClock();
  written = [];
  failed = createFailedSignIns({
    audit: { append: async (entry) => void written.push(entry) },
    trail: createAuditTrail({ clock, ids: createIds(clock) }),
    clock,
  });
});
const guess = (email: string) => failed.note(email, DEVICE, "invalid_credentials");

test("failed sign-ins of an account make one entry per minute, and the next one has their number", async () => {
  for (let count = 0; count < 50; count += 1) await guess("ada@example.com");
  expect(written).toHaveLength(1);
  clock.advance({ minutes: 1 });
  await guess("ada@example.com");
  expect(written.map(({ after }) => after)).toEqual([
    { reason: "invalid_credentials", attempts: 1 },
    { reason: "invalid_credentials", attempts: 50 },
  ]);
  expect(written[0]?.actor).toEqual({
    userId: null,
    name: "ada@example.com",
    address: "192.0.2.7",
    userAgent: "a script",
  });
});

test("failed sign-ins of a thousand accounts are limited to 60 entries, and the rest is counted", async () => {
  for (let count = 0; count < 1000; count += 1) await guess(`made-up-${count}@example.com`);
  expect(written).toHaveLength(60);
  clock.advance({ minutes: 1 });
  await guess("ada@example.com");
  expect(written.at(-1)?.after).toEqual({
    reason: "invalid_credentials",
    attempts: 1,
    of_other_accounts: 940,
  });
});

test("text that is not an address is not stored, since it may be a password in the wrong field", async () => {
  await guess("correct horse battery");
  expect(JSON.stringify(written)).not.toContain("horse");
});
