import { expect, it } from "vitest";
import type { AuditEntry } from "../../../core/audit/audit-entry.ts";
import { createAuditTrail } from "../../../core/audit/audit-trail.ts";
import { createEmailChange } from "../../../core/auth/mailed/email-change.ts";
import { createOwnSessions } from "../../../core/auth/sessions/own-sessions.ts";
import type { Session } from "../../../core/auth/sessions/session.ts";
import type { User } from "../../../core/users/user.ts";

const now = new Date("2026-03-01T12:00:00Z");
const clock = { now: () => now };

/** An account with two sessions, its audit entries, and the dependencies of the services. */
function account() {
  const user = {
    id: "u1",
    email: "ada@example.org",
    passwordHash: "hash",
    factors: [],
    profile: { language: null },
  } as unknown as User;
  const session = { id: "s1", userId: "u1", ipAddress: "192.0.2.1", userAgent: "Firefox" } as Session;
  const entries: AuditEntry[] = [];
  let count = 0;
  const ids = { next: () => `id${(count += 1)}` };
  const tx = {
    users: { findForUpdate: async () => ({ ...user }), update: async () => undefined },
    sessions: {
      find: async (id: string) => ({ ...session, id }),
      remove: async () => undefined,
      removeOfUser: async () => 1,
    },
    oneTimeTokens: { removeOfUser: async () => undefined },
    authCodes: { removeOfUser: async () => undefined },
    audit: { append: async (entry: AuditEntry) => void entries.push(entry) },
  };
  const shared = {
    transact: <T>(work: (repositories: typeof tx) => Promise<T>) => work(tx),
    trail: createAuditTrail({ clock, ids }),
    clock,
    ids,
  };
  return { caller: { user, session }, entries, shared };
}

it("records a changed address even if no mail is sent", async () => {
  const { caller, entries, shared } = account();
  const mails = { delivers: async () => false, send: async () => undefined };
  const dependencies = { ...shared, mails, siteUrl: "https://codes.example" };
  const change = createEmailChange(dependencies as unknown as Parameters<typeof createEmailChange>[0]);
  await change.startChange(caller, "eve@example.org", true, {
    redirectTo: "https://codes.example/",
    challenge: null,
  });
  expect(entries).toMatchObject([
    {
      action: "email.changed",
      actor: { userId: "u1", address: "192.0.2.1" },
      before: { email: "ada@example.org" },
      after: { email: "eve@example.org" },
    },
  ]);
});

it("records which sessions a user ended from elsewhere", async () => {
  const { caller, entries, shared } = account();
  const dependencies = { ...shared, publish: async () => undefined };
  const own = createOwnSessions(dependencies as unknown as Parameters<typeof createOwnSessions>[0]);
  await own.endAllOthers(caller);
  await own.end(caller, "s2");
  await own.end(caller, "s1");
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ["session.ended", { scope: "others" }],
    ["session.ended", { scope: "other" }],
    ["session.ended", { scope: "local" }],
  ]);
});
