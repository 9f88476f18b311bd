import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackups } from "../../../adapters/app/backup.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { storedVisitorKeys } from "../../../core/analytics/visitor-keys.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { visitsAsSessions } from "../../../migrations/025_visits_as_sessions.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { differences } from "../../support/visits/visit-recount.ts";
import { buildView } from "../../support/visits/visits.ts";

let folder: string;
let before: TestDatabase;
let after: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-visits-"));
  [before, after] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
});
afterEach(async () => {
  await Promise.all([before.close(), after.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Backs up `before` and restores it into `after`. */
async function move(passphrase: string | null): Promise<void> {
  const path = join(folder, "archive.tar.gz");
  const at = ({ url }: TestDatabase, name: string) =>
    openBackups(loadConfig({ DATABASE_URL: url, DATA_DIR: join(folder, name) }, {}));
  const from = await at(before, "before");
  await from.backups.create(commandLine, { path, passphrase, folder, keep: null });
  await from.close();
  const to = await at(after, "after");
  await to.backups.restore(commandLine, { path, passphrase, force: false });
  await to.close();
}

const minute = (number: number) => new Date(Date.UTC(2026, 4, 6, 10, number));
const viewsOfAnn = [0, 20, 55].map((at) =>
  buildView({ person: "ann", ipAddress: "192.0.2.7", visitedAt: minute(at) }),
);
const figures = async ({ repositories }: TestDatabase) => {
  const [sums] = await repositories.visitReader.sums([new Date("2026-01-01")], new Date("2027-01-01"));
  return sums;
};
const COUNTED = { views: 3, visitors: 1, visits: 2, bounces: 1, duration: 1200 };

test.each(["a long passphrase of words", null])(
  "visits continue after a restore where they were (passphrase: %s)",
  async (passphrase) => {
    await before.transact((tx) => tx.visits.record([{ views: viewsOfAnn, progress: [] }]));
    await before.repositories.visits.saltOf("2026-05-06", "the salt of the day");
    await move(passphrase);
    expect(await figures(after)).toMatchObject(COUNTED);
    const next = buildView({ person: "ann", visitedAt: minute(58) });
    await after.transact((tx) => tx.visits.record([{ views: [next], progress: [] }]));
    expect(await figures(after)).toMatchObject({ ...COUNTED, views: 4, bounces: 0, duration: 1380 });
    expect(await differences(after.knex)).toEqual([]);
    expect(await after.repositories.visitReader.countedSince()).toBeNull();
    // with the salt, anyone could match an address and a browser with the views of the day
    expect(await after.knex("visit_salts").pluck("salt")).toEqual(passphrase ? ["the salt of the day"] : []);
  },
);

test("page views of an archive of the previous version are joined into visits after a restore", async () => {
  await before.transact((tx) => tx.visits.record([{ views: viewsOfAnn, progress: [] }]));
  await visitsAsSessions.down(before.knex);
  await before.knex("migrations").where({ name: "025_visits_as_sessions" }).delete();
  await move(null);
  expect(await after.repositories.visitReader.countedSince()).toEqual(minute(55));
  await after.transact((tx) => tx.visits.joinStored(100, (view) => storedVisitorKeys(secrets, view)));
  expect(await figures(after)).toMatchObject(COUNTED);
  expect(await differences(after.knex)).toEqual([]);
  expect(await after.repositories.visitReader.countedSince()).toBeNull();
});
