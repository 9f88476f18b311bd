/**
 * A program of the next version that migrates, for tests with several processes. Each line on stdin is the
 * URL of a database. The answer is a line of JSON on stdout: the names of the steps that this process ran, or
 * the error.
 */
import { createInterface } from "node:readline";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { DomainError } from "../../../core/errors.ts";
import { ofTomorrow } from "./migrations-of-tomorrow.ts";

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
say({ ready: true });
for await (const url of createInterface({ input: process.stdin })) {
  const knex = createPool({ connectionString: url });
  try {
    say({ migrated: await migrate(knex, ofTomorrow) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    say({ code: error.code, message: error.message });
  } finally {
    await knex.destroy();
  }
}
