import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBackups } from "../../../adapters/app/backup.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { differences, picturesOf, tablesOf } from "../../drill/content.ts";
import { fillTables } from "../../drill/fill-tables.ts";
import { checkPerson, makePerson } from "../../drill/person.ts";
import { openSite } from "../../drill/site.ts";
import { createTestDatabase } from "../../support/postgres.ts";

/**
 * `npm run drill` does the same with separate processes, on two versions of PostgreSQL and with pictures in
 * S3.
 */
test("a lost installation is restored and serves again, with every row except sign-ins and every picture", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quietzone-drill-"));
  const [before, after] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  const archive = { path: join(folder, "all.qzb"), passphrase: "a long passphrase of words" };
  const environment = (url: string, name: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, name) });
  try {
    const lost = await openSite(environment(before.url, "before"));
    const person = await makePerson(lost.url, lost.services.images);
    await lost.close();
    await fillTables(before.knex, { scans: 500, records: 100 });
    const [tables, pictures] = [await tablesOf(before.knex), await picturesOf(lost.services.images)];

    const from = await openBackups(loadConfig(environment(before.url, "before"), {}));
    await from.backups.create(commandLine, { ...archive, folder, keep: null });
    await from.close();
    await rm(join(folder, "before"), { recursive: true, force: true });
    const to = await openBackups(loadConfig(environment(after.url, "after"), {}));
    await to.backups.restore(commandLine, { ...archive, force: false });
    await to.close();

    expect(differences(tables, await tablesOf(after.knex))).toEqual([]);
    const found = await openSite(environment(after.url, "after"));
    expect(await picturesOf(found.services.images)).toEqual(pictures);
    await checkPerson(found.url, person, 0);
    await found.close();
  } finally {
    await Promise.all([before.close(), after.close()]);
    await rm(folder, { recursive: true, force: true });
  }
});
