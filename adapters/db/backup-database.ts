import type { Knex } from "knex";
import type { BackupDatabase } from "../../core/backup/backup-database.ts";
import { DomainError } from "../../core/errors.ts";
import { migrations as known, type Migration } from "../../migrations/index.ts";
import { createAuditRepository } from "./audit-repository.ts";
import { migrateInside, rollBackInside } from "./migrate.ts";
import { doneMigrations } from "./migration-books.ts";
import { createLoader } from "./load-tables.ts";
import { PLAIN_TEXT, readSequences, readTables, rowsOf } from "./read-tables.ts";

/** The database of the product as a whole, whatever PostgreSQL it lives in: nothing here needs more than its owner's rights. */
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

    checkLoad: (wanted, options) => check(knex, wanted, options),

    load: ({ migrations, tables, sequences, rows }, options, finish) =>
      knex.transaction(async (inside) => {
        await check(inside, migrations, options);
        await inside.raw(PLAIN_TEXT);
        await rollBackInside(inside, list);
        await migrateInside(
          inside,
          list.filter(({ name }) => migrations.includes(name)),
        );
        const loader = await createLoader(inside, tables);
        for await (const { table, lines } of rows) await loader.add(table, lines);
        await loader.finish(sequences);
        await migrateInside(inside, list);
        await finish({ audit: createAuditRepository(inside) });
      }),
  };
}

async function hasAccounts(knex: Knex): Promise<boolean> {
  if (!(await knex.schema.hasTable("users"))) return false;
  return (await knex("users").first("id")) !== undefined;
}
