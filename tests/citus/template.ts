import type { Knex } from "knex";
import { createPool } from "../../adapters/db/pool/connect.ts";
import { migrate } from "../../adapters/db/migrate/migrate.ts";
import { distribute } from "../../adapters/db/spread/distribute.ts";
import { CLUSTER_TEMPLATE, WHOLE_TEMPLATE } from "../support/database/cluster-database.ts";
import type { Cluster } from "./cluster.ts";

/** Few, because every test has its own database with all of them. */
const SHARDS = 4;

/** Turns the database from start.sh into the template that each test copies, on every node. */
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

/**
 * Terminates all connections, including those of Citus itself, since PostgreSQL cannot copy a database with
 * open connections.
 */
async function leave(cluster: Cluster, database: string): Promise<void> {
  for (const node of [cluster.coordinator, ...cluster.workers]) {
    await cluster.ask(
      node,
      "postgres",
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${database}'`,
    );
  }
}
