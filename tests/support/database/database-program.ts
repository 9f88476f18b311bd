/**
 * A program that uses a database, for tests with several processes.
 * `database-program.ts DATA_DIR` answers each line on stdin with one line of JSON on stdout.
 * `add KEY` answers after the row is committed; `close` closes the database and exits.
 */
import { createInterface } from "node:readline";
import { openDatabase } from "../../../adapters/db/pool/connect.ts";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { createRepositories } from "../../../adapters/db/repositories/repositories.ts";
import { DomainError } from "../../../core/errors.ts";

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? "" });
  const migrated = await migrate(database.knex);
  const { settings } = createRepositories(database.knex);
  say({ migrated });
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, key = ""] = line.split(" ");
    if (command === "close") break;
    await settings.set({ [key]: true });
    say({ added: key });
  }
  await database.close();
  say({ closed: true });
  process.exit(0);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  say({ code: error.code, message: error.message });
  process.exit(1);
}
