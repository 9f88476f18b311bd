/** A backup of a cluster restores to a single node, and vice versa. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackups } from "../../adapters/app/backup.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { distribute } from "../../adapters/db/spread/distribute.ts";
import { readPlaces } from "../../adapters/db/spread/read-places.ts";
import { SPREAD_TABLES } from "../../adapters/db/spread/table-places.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { differences, tablesOf } from "../drill/content.ts";
import { fillTables } from "../drill/fill-tables.ts";
import { checkPerson, makePerson } from "../drill/person.ts";
import { openSite } from "../drill/site.ts";
import { createTestDatabase } from "../support/postgres.ts";
import { createWholeDatabase } from "./whole-database.ts";

const PASSPHRASE = "a long passphrase of words";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-citus-restore-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const environment = (url: string, name: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, name) });

async function backUp(url: string, name: string): Promise<string> {
  const path = join(folder, `${name}.qzb`);
  const { backups, close } = await openBackups(loadConfig(environment(url, name), {}));
  await backups.create(commandLine, { path, folder, passphrase: PASSPHRASE, keep: null });
  await close();
  return path;
}

async function restore(path: string, url: string, name: string, force = false): Promise<void> {
  const { backups, close } = await openBackups(loadConfig(environment(url, name), {}));
  await backups.restore(commandLine, { path, passphrase: PASSPHRASE, force });
  await close();
}

test("a backup is restored with every row from a cluster to one machine, to a cluster, and over a cluster", async () => {
  const spread = await createWholeDatabase();
  const single = await createTestDatabase({ empty: true });
  const other = await createWholeDatabase();
  try {
    const site = await openSite(environment(spread.url, "spread"));
    const person = await makePerson(site.url, site.services.images);
    await site.close();
    await fillTables(spread.knex, { scans: 500, records: 100 });
    const tables = await tablesOf(spread.knex);
    await distribute(spread.knex, { shards: 2 });
    expect(await tablesOf(spread.knex)).toEqual(tables);

    await restore(await backUp(spread.url, "spread"), single.url, "single");
    expect(differences(tables, await tablesOf(single.knex))).toEqual([]);

    const back = await backUp(single.url, "single");
    await restore(back, other.url, "other");
    await distribute(other.knex, { shards: 2 });
    expect(differences(tables, await tablesOf(other.knex))).toEqual([]);

    await restore(back, other.url, "other", true);
    expect(differences(tables, await tablesOf(other.knex))).toEqual([]);
    await distribute(other.knex, { shards: 2 });
    const places = await readPlaces(other.knex);
    expect(SPREAD_TABLES.filter(({ name }) => places.get(name)?.as !== "spread")).toEqual([]);
    expect(differences(tables, await tablesOf(other.knex))).toEqual([]);

    const found = await openSite(environment(other.url, "other"));
    await checkPerson(found.url, person, 0);
    await found.close();
  } finally {
    await Promise.all([spread.close(), single.close(), other.close()]);
  }
});
