import type { Knex } from "knex";
import { forgedArchive } from "../../../core/backup/archive-errors.ts";
import type { BackupDatabase, BackupTable } from "../../../core/backup/backup-database.ts";
import { DomainError } from "../../../core/errors.ts";
import { migrations as known, type Migration } from "../../../migrations/index.ts";
import { createAuditRepository } from "../repositories/site/audit-repository.ts";
import { migrateInside, rollBackInside } from "../migrate/migrate.ts";
import { doneMigrations } from "../migrate/migration-table.ts";
import { asArchive, createLoader } from "./load-tables.ts";
import { lockRestoring } from "./restore-lock.ts";
import { CUSTOMER_TABLES } from "../spread/table-places.ts";
import { removeOwned } from "../rows/remove-owned.ts";
import { readPowers } from "./read-powers.ts";
import { PLAIN_TEXT, readSequences, readTables, rowsOf } from "./read-tables.ts";

/**
 * Backs up and restores the whole database, on any PostgreSQL: requires only the rights of the database
 * owner.
 */
export function createBackupDatabase(knex: Knex, list: readonly Migration[] = known): BackupDatabase {
  /** @throws DomainError `database_newer`, `conflict` */
  async function check(
    inside: Knex,
    wanted: readonly string[],
    { force }: { force: boolean },
  ): Promise<void> {
    const unknown = wanted.filter((name) => !list.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new DomainError(
        "database_newer",
        `The backup was made by a newer version of Quietzone (it has ${unknown.join(", ")}). Install that version first.`,
      );
    }
    const { rows: others } = await inside.raw<{ rows: unknown[] }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'quietzone%' AND pid <> pg_backend_pid()`,
    );
    if (others.length > 0) {
      throw new DomainError("conflict", "The site is running on this database: stop it first");
    }
    if (!force && (await hasAccounts(inside))) {
      throw new DomainError(
        "conflict",
        "There are accounts in this database already: --force takes their place, with everything else in it",
      );
    }
  }

  return {
    read: (work) =>
      knex.transaction(
        async (inside) => {
          await inside.raw(PLAIN_TEXT);
          // with Citus, a second connection to a worker would read at another time; plain PostgreSQL ignores
          // this setting
          await inside.raw("SET LOCAL citus.max_adaptive_executor_pool_size = 1");
          const tables = await readTables(inside);
          if (!tables.some(({ name }) => name === "users")) {
            throw new DomainError("not_found", "There is nothing in this database to back up");
          }
          return work({
            migrations: await doneMigrations(inside),
            tables,
            sequences: await readSequences(inside),
            rows: (table) => rowsOf(inside, table),
          });
        },
        { isolationLevel: "repeatable read", readOnly: true },
      ),

    async checkLoad(wanted, options) {
      await check(knex, wanted, options);
      return (await readGone(knex)).map(({ id }) => id);
    },

    async load(content, options, finish) {
      try {
        await knex.transaction((inside) => load(inside, content, options, finish));
      } catch (error) {
        throw (error as { code?: unknown }).code === DISK_FULL ? noRoom(error) : error;
      }
    },
  };

  async function load(
    inside: Knex.Transaction,
    ...[content, { force, deleted, check: rules }, finish]: Parameters<BackupDatabase["load"]>
  ): Promise<void> {
    const { migrations, tables, sequences, rows } = content;
    await lockRestoring(inside);
    await check(inside, migrations, { force });
    await inside.raw(PLAIN_TEXT);
    const gone = await readGone(inside);
    const revoked = await readRevoked(inside);
    await rollBackInside(inside, list);
    await asArchive(async () => {
      await migrateInside(
        inside,
        list.filter(({ name }) => migrations.includes(name)),
      );
      const loader = await createLoader(inside, { tables, sequences }, rules);
      for await (const { table, lines } of rows) await loader.add(table, lines);
      if (rules === null) await removeOwnerless(inside, tables);
      await loader.finish();
      await migrateInside(inside, list);
    });
    await fillDirectory(inside);
    if (rules) {
      await checkProfiles(inside);
      await recount(inside);
    }
    const deletedAgain = await deleteAgain(inside, gone, deleted);
    await revokeAgain(inside, revoked);
    const powers = await readPowers(inside);
    await finish({ audit: createAuditRepository(inside), deletedAgain, powers });
  }
}

/**
 * An account without a profile cannot sign in, and its address would stay taken. @throws DomainError
 * `archive_unreadable`
 */
async function checkProfiles(inside: Knex): Promise<void> {
  const [bare] = await inside("users")
    .whereNotIn("id", inside("user_profiles").select("id"))
    .limit(1)
    .pluck<string[]>("id");
  if (bare !== undefined) throw forgedArchive(`users.id of the row ${bare} has no row in user_profiles`);
}

/**
 * Deletes rows whose account is not in the archive: a cluster's coordinator is read a moment before its
 * workers, and someone may have signed up and saved data in between. Archives of a single machine have no
 * such rows.
 */
async function removeOwnerless(inside: Knex, tables: readonly BackupTable[]): Promise<void> {
  for (const { name, by } of CUSTOMER_TABLES) {
    if (!tables.some((table) => table.name === name && table.columns.some((column) => column.name === by)))
      continue;
    await inside(name)
      .whereNotNull(by)
      .whereNotExists(inside("users").whereRaw("users.id = ??", [`${name}.${by}`]))
      .delete();
  }
}

/**
 * Rebuilds the targets of codes from the links themselves: the machines of a cluster are not read at the same
 * time.
 */
async function fillDirectory(inside: Knex): Promise<void> {
  await inside("short_codes").delete();
  await inside.raw(
    `INSERT INTO short_codes (code, user_id, link_id, target, paused, taken_down)
     SELECT code, user_id, id, target, paused, taken_down_at IS NOT NULL FROM short_links`,
  );
}

/** Recomputes stored counts, which quotas depend on. */
async function recount(inside: Knex): Promise<void> {
  await inside("history_counts").delete();
  await inside.raw(
    `INSERT INTO history_counts (user_id, folder_id, type, favourite, records, downloads)
     SELECT user_id, folder_id, type, favourite, count(*), sum(download_count) FROM qr_history
     WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4`,
  );
}

/**
 * An account that was deleted in this database, or a key that was revoked, with the time as text, so that no
 * digit is lost.
 */
interface Tombstone {
  id: string;
  at: string;
}

async function readGone(knex: Knex): Promise<Tombstone[]> {
  if (!(await knex.schema.hasTable("audit_log"))) return [];
  const { rows } = await knex.raw<{ rows: Tombstone[] }>(
    (await knex.schema.hasTable("deleted_accounts"))
      ? "SELECT id::text AS id, deleted_at::text AS at FROM deleted_accounts"
      : `SELECT subject_id AS id, max(at)::text AS at FROM audit_log
         WHERE action = 'user.deleted' AND subject_type = 'users' AND subject_id IS NOT NULL GROUP BY 1`,
  );
  return rows;
}

/**
 * Repeats deletions by owners and admins for accounts that the backup restored. @returns the number of
 * accounts
 */
async function deleteAgain(
  inside: Knex,
  gone: readonly Tombstone[],
  more: readonly string[],
): Promise<number> {
  await inside.raw(
    `INSERT INTO deleted_accounts (id, deleted_at)
     SELECT (line->>'id')::uuid, coalesce((line->>'at')::timestamptz, now()) FROM json_array_elements(?::json) AS line
     ON CONFLICT DO NOTHING`,
    [JSON.stringify([...gone, ...more.map((id) => ({ id }))])],
  );
  const back = await inside("users")
    .whereIn("id", inside("deleted_accounts").select("id"))
    .pluck<string[]>("id");
  await removeOwned(inside, back);
  return inside("users").whereRaw("id = ANY(CAST(? AS uuid[]))", [back]).delete();
}

/** Keys that were revoked in this database, and when. */
async function readRevoked(knex: Knex): Promise<Tombstone[]> {
  if (!(await knex.schema.hasTable("api_keys"))) return [];
  return knex("api_keys")
    .whereNotNull("revoked_at")
    .select<Tombstone[]>(knex.raw("id::text AS id"), knex.raw("revoked_at::text AS at"));
}

async function revokeAgain(knex: Knex, revoked: readonly Tombstone[]): Promise<void> {
  await knex.raw(
    `UPDATE api_keys SET revoked_at = (line->>'at')::timestamptz FROM json_array_elements(?::json) AS line
     WHERE api_keys.id = (line->>'id')::uuid AND revoked_at IS NULL`,
    [JSON.stringify(revoked)],
  );
}

const DISK_FULL = "53100";
const noRoom = (cause: unknown): DomainError =>
  new DomainError(
    "storage_failed",
    "The database has no room for the backup: free some space. Everything is as it was before",
    { cause },
  );

async function hasAccounts(knex: Knex): Promise<boolean> {
  if (!(await knex.schema.hasTable("users"))) return false;
  return (await knex("users").first("id")) !== undefined;
}
