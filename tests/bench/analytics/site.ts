import { openDatabase, type Database } from "../../../adapters/db/pool/connect.ts";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { createRepositories, type Repositories } from "../../../adapters/db/repositories/repositories.ts";
import { makeScans } from "./make-scans.ts";
import { makeVisits } from "./make-visits.ts";

/** A product database with this many visits, and one customer with as many scans. */
export interface Site {
  visits: number;
  dataDir: string;
  database: Database;
  repositories: Repositories;
  /** The customer whose codes were scanned. */
  userId: string;
  /** Time it took to fill, in seconds. */
  seconds: number;
}

/** Creates the database in an empty folder, with the product's own settings. */
export async function makeSite(dataDir: string, visits: number): Promise<Site> {
  const start = performance.now();
  const database = await openDatabase({ dataDir });
  await migrate(database.knex);
  await makeVisits(database.knex, visits);
  const userId = await makeScans(database.knex, visits);
  await database.knex.raw("CHECKPOINT");
  return {
    visits,
    dataDir,
    database,
    repositories: createRepositories(database.knex),
    userId,
    seconds: (performance.now() - start) / 1000,
  };
}
