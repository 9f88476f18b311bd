import { randomUUID } from "node:crypto";
import { createPool } from "../../adapters/db/pool/connect.ts";
import type { Knex } from "knex";
import { Client } from "pg";
import {
  createClusterDatabase,
  dropClusterDatabase,
  findClusterNodes,
  WHOLE_TEMPLATE,
  type ClusterNode,
} from "../support/database/cluster-database.ts";

export interface WholeDatabase {
  knex: Knex;
  url: string;
  name: string;
  nodes: [ClusterNode, ...ClusterNode[]];
  on(node: ClusterNode, sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Creates a migrated but not yet distributed database on the cluster of this run. */
export async function createWholeDatabase(): Promise<WholeDatabase> {
  const nodes = findClusterNodes();
  if (!nodes) throw new Error("npm run test:citus starts the cluster");
  const name = `whole_${randomUUID().replaceAll("-", "")}`;
  await createClusterDatabase(nodes, name, WHOLE_TEMPLATE);
  const [{ host, port, user }] = nodes;
  const url = `postgres://${user}@${host}:${port}/${name}`;
  const knex = createPool({ connectionString: url });
  return {
    knex,
    url,
    name,
    nodes,
    async on(node, sql) {
      const client = new Client({ ...node, database: name });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await knex.destroy();
      await dropClusterDatabase(nodes, name);
    },
  };
}
