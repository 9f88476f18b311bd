/**
 * A program of the next version that migrates, for tests of what happens between processes. Each line on stdin is an address of a
 * database; the answer is a line of JSON on stdout: the names of the steps that this process made, or why not.
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
