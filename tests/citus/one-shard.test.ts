/**
 * Frequent operations use one node, and a redirect reads one shard
 * (docs/decisions/0034-distributed-postgres.md).
 */
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRepositories, type Repositories } from "../../adapters/db/repositories/repositories.ts";
import type { ShortLink } from "../../core/short-links/short-link.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres.ts";
import { buildLink, buildRecord, buildUser } from "../support/rows.ts";

let database: TestDatabase;
let userId: string;
let link: ShortLink;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 2 });
  const user = buildUser();
  userId = user.id;
  link = buildLink(userId);
  await database.repositories.users.insert(user);
  await database.repositories.shortLinks.insert(link);
  // the first insert also queries whether the database is distributed
  await database.repositories.history.insert(buildRecord(userId));
});
afterAll(() => database.close());

interface Notice {
  message: string;
  detail?: string;
}

interface Connection {
  on(event: "notice", listener: (notice: Notice) => void): void;
  off(event: "notice", listener: (notice: Notice) => void): void;
}

/** The shards in the statements of this work and the nodes they go to, as logged by Citus. */
async function asked(work: (tx: Repositories) => Promise<unknown>) {
  const [shards, machines] = [new Set<string>(), new Set<string>()];
  const note = ({ message, detail = "" }: Notice) => {
    for (const [shard] of message.matchAll(/\b[a-z]\w*_\d{6}\b/g)) shards.add(shard);
    for (const [machine] of detail.matchAll(/\S+:\d+/g)) machines.add(machine);
  };
  await database.knex.transaction(async (tx) => {
    await tx.raw("SET LOCAL citus.log_remote_commands = on");
    const { client } = tx as Knex & { client: { acquireConnection(): Promise<Connection> } };
    const connection = await client.acquireConnection();
    connection.on("notice", note);
    await work(createRepositories(tx));
    await tx.raw("SET LOCAL citus.log_remote_commands = off");
    connection.off("notice", note);
  });
  return { shards: [...shards], machines: [...machines] };
}

test("a redirect reads one shard", async () => {
  const { shards, machines } = await asked((tx) => tx.shortLinks.findByCode(link.code));
  expect(shards).toEqual([expect.stringMatching(/^short_codes_\d+$/)]);
  expect(machines).toHaveLength(1);
});

const WORK: Record<string, (tx: Repositories) => Promise<unknown>> = {
  "a save": async (tx) => {
    await tx.ownerLocks.hold(userId, "history");
    await tx.history.total(userId);
    const content = `https://codes.example.org/s/${link.code}`;
    await tx.history.insert(buildRecord(userId, { type: "url", content }));
  },
  "a page of the history": (tx) =>
    tx.history.list(userId, { sort: "created_at", order: "desc", offset: 0, limit: 20, filter: {} }),
  "a search in the history": (tx) =>
    tx.history.list(userId, {
      sort: "created_at",
      order: "desc",
      offset: 0,
      limit: 20,
      filter: { search: "example" },
    }),
  "a scan": (tx) =>
    tx.scans.insert([
      {
        linkId: link.id,
        userId,
        scannedAt: new Date("2026-05-06T07:08:09.000Z"),
        visitor: "one",
        country: "FR",
        device: "phone",
        browser: "Safari",
        os: "iOS",
        referrer: "",
      },
    ]),
  "a page of analytics": async (tx) => {
    const starts = [new Date("2026-05-01T00:00:00.000Z"), new Date("2026-05-08T00:00:00.000Z")] as const;
    const [from, until] = starts;
    for (const linkId of [null, link.id]) {
      await tx.analytics.scans({ userId, linkId }, [from], until);
      await tx.analytics.shares({ userId, linkId }, from, 5);
      await tx.analytics.recentScans({ userId, linkId }, from, 5);
    }
    await tx.analytics.topLinks(userId, from, 5);
    await tx.analytics.codes(userId, [from], until);
    await tx.analytics.downloads(userId, [from], until);
    await tx.analytics.activity(userId, "UTC", 5);
  },
};

test.each(Object.entries(WORK))("%s asks one machine only", async (_what, work) => {
  const { shards, machines } = await asked(work);
  expect(shards).not.toEqual([]);
  expect(machines).toHaveLength(1);
});
