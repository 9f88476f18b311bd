/**
 * Databases for tests on a cluster (`npm run test:citus`). Each one is a copy of the template on every node,
 * with the same shards in its metadata.
 */
import { Client } from "pg";

export interface ClusterNode {
  host: string;
  port: number;
  user: string;
}

/** Migrated, distributed and empty. */
export const CLUSTER_TEMPLATE = "quietzone";
/** Migrated, but not distributed. */
export const WHOLE_TEMPLATE = "quietzone_whole";

/** The coordinator and the workers; null if the tests run without a cluster. */
export function findClusterNodes(): [ClusterNode, ...ClusterNode[]] | null {
  const said = process.env["TEST_CLUSTER"];
  return said === undefined ? null : (JSON.parse(said) as [ClusterNode, ...ClusterNode[]]);
}

export async function createClusterDatabase(
  nodes: readonly ClusterNode[],
  name: string,
  template = CLUSTER_TEMPLATE,
): Promise<void> {
  for (const node of nodes) await onNode(node, `CREATE DATABASE ${name} TEMPLATE ${template}`);
}

export async function dropClusterDatabase(nodes: readonly ClusterNode[], name: string): Promise<void> {
  for (const node of nodes) {
    // Citus reopens its own connections, and FORCE does not end them
    await onNode(node, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await onNode(
      node,
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    await onNode(node, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function onNode(node: ClusterNode, sql: string): Promise<void> {
  const admin = new Client({ ...node, database: "postgres" });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
