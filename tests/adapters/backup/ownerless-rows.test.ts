import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBackups } from "../../../adapters/app/backup.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { createTestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildUser } from "../../support/rows.ts";

const PASSPHRASE = "a long passphrase of words";

/** As in a cluster whose worker with the records is read a moment after the accounts. */
test("a restore leaves out records whose account is missing from the backup", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quietzone-ownerless-"));
  const source = await createTestDatabase();
  const target = await createTestDatabase({ empty: true });
  const open = (url: string, name: string) =>
    openBackups(loadConfig({ DATABASE_URL: url, DATA_DIR: join(folder, name) }, {}));
  try {
    const ada = buildUser({ email: "ada@example.org" });
    const late = buildUser({ email: "late@example.org" });
    for (const user of [ada, late]) {
      await source.repositories.users.insert(user);
      await source.repositories.history.insert(buildRecord(user.id));
    }
    await source.knex.raw("ALTER TABLE qr_history DROP CONSTRAINT qr_history_user_id_fkey");
    await source.knex.raw("ALTER TABLE history_counts DROP CONSTRAINT history_counts_user_id_fkey");
    await source.knex("users").where({ id: late.id }).delete();
    expect(await source.knex("qr_history").pluck("user_id")).toContain(late.id);

    const path = join(folder, "backup.qzb");
    const from = await open(source.url, "source");
    await from.backups.create(commandLine, { path, folder, passphrase: PASSPHRASE, keep: null });
    await from.close();
    const to = await open(target.url, "target");
    await to.backups.restore(commandLine, { path, passphrase: PASSPHRASE, force: false });
    await to.close();

    expect(await target.knex("users").pluck("id")).toEqual([ada.id]);
    expect(await target.knex("qr_history").pluck("user_id")).toEqual([ada.id]);
    expect(await target.knex("history_counts").pluck("user_id")).toEqual([ada.id]);
  } finally {
    await Promise.all([source.close(), target.close()]);
    await rm(folder, { recursive: true, force: true });
  }
});
