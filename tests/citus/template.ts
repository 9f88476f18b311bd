import type { Knex } from "knex";
import { createPool } from "../../adapters/db/pool/connect.ts";
import { migrate } from "../../adapters/db/migrate/migrate.ts";
import { distribute } from "../../adapters/db/spread/distribute.ts";
import { CLUSTER_TEMPLATE, WHOLE_TEMPLATE } from "../support/database/cluster-database.ts";
import type { Cluster } from "./cluster.ts";

/** Few, since each test has a database of its own with all of them. */
const SHARDS = 4;

/** Turns the database that start.sh made into the one that each test gets a copy of, on every machine. */
export async function makeTemplates(cluster: Cluster): Promise<{ shards: number }> {
  await inPool(cluster, migrate);
  await leave(cluster, CLUSTER_TEMPLATE);
  for (const node of [cluster.coordinator, ...cluster.workers]) {
    await cluster.ask(node, "postgres", `CREATE DATABASE ${WHOLE_TEMPLATE} TEMPLATE ${CLUSTER_TEMPLATE}`);
  }
  await inPool(cluster, (knex) => distribute(knex, { shards: SHARDS }));
  await leave(cluster, CLUSTER_TEMPLATE);
  for (const node of [cluster.coordinator, ...cluster.workers]) {
    for (const template of [CLUSTER_TEMPLATE, WHOLE_TEMPLATE]) {
      await cluster.ask(node, "postgres", `ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false`);
    }
  }
  await leave(cluster, CLUSTER_TEMPLATE);
  return { shards: SHARDS };
}

async function inPool(cluster: Cluster, work: (knex: Knex) => Promise<unknown>): Promise<void> {
  const knex = createPool({ connectionString: cluster.url(CLUSTER_TEMPLATE) });
  try {
    await work(knex);
  } finally {
    await knex.destroy();
  }
}

/** A database in which somebody is cannot be copied; Citus itself looks after each. */
async function leave(cluster: Cluster, database: string): Promise<void> {
  for (const node of [cluster.coordinator, ...cluster.workers]) {
    await cluster.ask(
      node,
      "postgres",
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${database}'`,
    );
  }
}
