import type { Config } from "../config/config.ts";
import { openDatabase } from "../db/pool/connect.ts";
import {
  distribute,
  planDistribution,
  type ClusterPlan,
  type SpreadOptions,
} from "../db/spread/distribute.ts";
import { DomainError } from "../../core/errors.ts";
import type { Knex } from "knex";

export type { Spreading, Step } from "../db/spread/step.ts";
export type { ClusterPlan };

type DatabaseConfig = Pick<Config, "dataDir" | "databaseUrl">;

/** Distributes the tables of the configured database over its workers. @throws DomainError as `distribute` of the database does */
export const distributeDatabase = (config: DatabaseConfig, options: SpreadOptions): Promise<ClusterPlan> =>
  withCluster(config, (knex) => distribute(knex, options));

/** Returns what `distributeDatabase` would do. @throws DomainError as it does */
export const planDatabaseDistribution = (config: DatabaseConfig, shards?: number): Promise<ClusterPlan> =>
  withCluster(config, (knex) => planDistribution(knex, shards));

async function withCluster<T>(
  { dataDir, databaseUrl }: DatabaseConfig,
  work: (knex: Knex) => Promise<T>,
): Promise<T> {
  if (databaseUrl === null) {
    throw new DomainError(
      "config_invalid",
      "The embedded Postgres is one machine: name the coordinator of a Citus cluster in DATABASE_URL.",
    );
  }
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await work(database.knex);
  } finally {
    await database.close();
  }
}
