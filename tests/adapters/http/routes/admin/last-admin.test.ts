import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, PASSWORD, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

/**
 * Two admins are about to lose the role at the same instant, by every possible route: one of them must keep
 * it.
 */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const admins = async () => {
  const query = { sort: "email", order: "asc", offset: 0, limit: 10 } as const;
  const { items } = await server.services.userList.list(query, { role: ["admin"] });
  return items.filter(({ bannedUntil }) => bannedUntil === null);
};

const put = (by: Account, id: string, json: object) =>
  call(`${server.url}/api/admin/users/${id}`, { method: "PUT", json, token: by.token });

const ways: Record<string, (by: Account, of: Account) => Promise<unknown>> = {
  "demoted in the panel": (by, of) => put(by, of.id, { role: "customer" }),
  "suspended in the panel": (by, of) => put(by, of.id, { ban_duration: "24h" }),
  "deleted in the panel": (by, of) =>
    call(`${server.url}/api/admin/users/${of.id}`, { method: "DELETE", token: by.token }),
  "deleted among others": (by, of) =>
    call(`${server.url}/api/admin/users/delete`, { json: { ids: [of.id] }, token: by.token }),
  "demoted through auth/v1": (by, of) =>
    call(`${server.url}/auth/v1/admin/users/${of.id}`, {
      method: "PUT",
      json: { app_metadata: { role: "customer" } },
      token: by.token,
    }),
  "demoted from the command line": (_by, of) =>
    server.services.operatorAccounts.setRole(of.email, "customer").catch(() => null),
  "suspended from the command line": (_by, of) =>
    server.services.users.change(commandLine, of.id, { banSeconds: 60 }).catch(() => null),
  "deleted from the command line": (_by, of) =>
    server.services.accountRemoval.deleteAccount(commandLine, of.id).catch(() => null),
  "deleted by the owner": (_by, of) =>
    call(`${server.url}/api/me/account/delete`, {
      json: { email: of.email, password: PASSWORD },
      token: of.token,
    }),
};

const names = Object.keys(ways);

// each way paired with itself and the next one: all pairs would take too long
test.each(
  names.flatMap((name, index) => [
    [name, name],
    [name, names[(index + 1) % names.length] ?? name],
  ]),
)("one admin is left when one %s while the other is %s", async (first, second) => {
  const [way, other] = [ways[first], ways[second]];
  if (!way || !other) throw new Error(first);
  const pair = [await newAdmin(server), await newAdmin(server)] as const;
  // removes the admins of earlier rounds, so that only the pair is left
  for (const { id } of await admins()) {
    if (pair.every((account) => account.id !== id)) {
      await server.services.accountRemoval.deleteAccount(commandLine, id);
    }
  }
  const [one, two] = pair;
  await Promise.all([way(one, two), other(two, one)]);
  expect(await admins()).toHaveLength(1);
});
