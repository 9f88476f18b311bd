import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import { migrations } from "../../../migrations/index.ts";
import { doneMigrations } from "./migration-table.ts";

/** Names of migrations, in order: those that the database lacks, and those of a newer version. */
export async function schemaState(knex: Knex): Promise<{ missing: string[]; unknown: string[] }> {
  const done = await doneMigrations(knex);
  const known = migrations.map(({ name }) => name);
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

/**
 * Accepts a database of a newer version, which may run at the same time.
 * @throws DomainError `unavailable` if migrations are missing; errors from pg if the database is unreachable
 */
export async function checkSchema(knex: Knex): Promise<void> {
  const { missing } = await schemaState(knex);
  if (missing.length === 0) return;
  throw new DomainError("unavailable", `The database lacks ${missing.length} migrations: quietzone migrate`);
}
