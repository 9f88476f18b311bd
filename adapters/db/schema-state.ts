import type { Knex } from "knex";
import { DomainError } from "../../core/errors.ts";
import { migrations } from "../../migrations/index.ts";
import { doneMigrations } from "./migrate.ts";

/** Names of this program's migrations that the database lacks, in order. Those of a newer version may be there beside them. */
export async function missingMigrations(knex: Knex): Promise<string[]> {
  const done = new Set(await doneMigrations(knex));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/** @throws DomainError `unavailable` where the database is not what this program needs; what pg throws where it is away */
export async function checkSchema(knex: Knex): Promise<void> {
  const missing = await missingMigrations(knex);
  if (missing.length === 0) return;
  throw new DomainError("unavailable", `The database lacks ${missing.length} migrations: quietzone migrate`);
}
