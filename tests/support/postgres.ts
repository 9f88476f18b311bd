/**
 * A separate database for a test file, migrated and empty:
 *
 *     let database: TestDatabase;
 *     beforeAll(async () => { database = await createTestDatabase(); });
 *     afterAll(() => database.close());
 *
 * Use `database.repositories`, `database.transact`, `database.knex`, or `database.url` for programs that need
 * DATABASE_URL. It takes about 30 ms; the first one of a run also starts the server and creates the template,
 * in about 2 s. The server is the embedded one with fsync off, shared by the run and stopped by
 * postgres-run.ts. `on: "system"` uses the PostgreSQL installed on this machine instead: check
 * `systemPostgres` first. In a run on a cluster (tests/citus), all databases are distributed, except those
 * requested as empty.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Knex } from "knex";
import { Client } from "pg";
import { inject } from "vitest";
import { createPool } from "../../adapters/db/pool/connect.ts";
import { openEmbeddedPostgres } from "../../adapters/db/embedded/embedded-postgres.ts";
import { migrate } from "../../adapters/db/migrate/migrate.ts";
import type { ConnectionSettings } from "../../adapters/db/embedded/postgres-keeper.ts";
import { createRepositories, type Repositories } from "../../adapters/db/repositories/repositories.ts";
import { createTransact } from "../../adapters/db/pool/transaction.ts";
import type { Transact } from "../../core/ports/transaction.ts";
import {
  createClusterDatabase,
  dropClusterDatabase,
  findClusterNodes,
  type ClusterNode,
} from "./database/cluster-database.ts";
import { findSystemPostgres } from "./database/system-postgres.ts";

export interface TestDatabase {
  knex: Knex;
  repositories: Repositories;
  transact: Transact<Repositories>;
  url: string;
  close(): Promise<void>;
}

/** Null if no PostgreSQL 15 or later is installed. */
export const systemPostgres = findSystemPostgres();

const TEMPLATE = "quietzone_template";
const TEMPLATE_LOCK = 1;
const UNSAFE_AND_FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

type Kind = "embedded" | "system";
const servers = new Map<Kind, Promise<ConnectionSettings>>();

/** @param options.connections pool size; a small one reveals transactions that wait for each other */
export async function createTestDatabase(
  options: { on?: Kind; connections?: number; empty?: boolean } = {},
): Promise<TestDatabase> {
  const cluster = options.empty ? null : findClusterNodes();
  if (cluster) return createOnCluster(cluster, options.connections);
  const server = await serverOf(options.on ?? "embedded");
  const connection = { ...server, database: newName() };
  const template = options.empty ? "template0" : TEMPLATE;
  await asAdmin(server, (admin) =>
    admin.query(`CREATE DATABASE ${connection.database} TEMPLATE ${template}`),
  );
  const knex = createPool(connection, options.connections);
  return {
    ...opened(knex),
    url: urlOf(connection),
    async close() {
      await knex.destroy();
      await asAdmin(server, (admin) => admin.query(`DROP DATABASE ${connection.database} WITH (FORCE)`));
    },
  };
}

async function createOnCluster(
  nodes: [ClusterNode, ...ClusterNode[]],
  connections?: number,
): Promise<TestDatabase> {
  const database = newName();
  await createClusterDatabase(nodes, database);
  const [{ host, port, user }] = nodes;
  const url = `postgres://${user}@${host}:${port}/${database}`;
  const knex = createPool({ connectionString: url }, connections);
  return {
    ...opened(knex),
    url,
    async close() {
      await knex.destroy();
      await dropClusterDatabase(nodes, database);
    },
  };
}

const newName = (): string => `test_${randomUUID().replaceAll("-", "")}`;

const opened = (knex: Knex): Pick<TestDatabase, "knex" | "repositories" | "transact"> => ({
  knex,
  repositories: createRepositories(knex),
  transact: createTransact(knex),
});

function serverOf(kind: Kind): Promise<ConnectionSettings> {
  const known = servers.get(kind) ?? startServer(kind);
  servers.set(kind, known);
  return known;
}

/** Starts or joins the server. It is not closed here: the last user would stop it between two test files. */
async function startServer(kind: Kind): Promise<ConnectionSettings> {
  if (kind === "system" && !systemPostgres) throw new Error("no PostgreSQL 15 or later is installed");
  const server = await openEmbeddedPostgres({
    dataDir: join(inject("postgresFolder"), kind),
    settings: UNSAFE_AND_FAST,
    ...(kind === "system" && systemPostgres && { binaries: systemPostgres }),
  });
  const connection = server.connection();
  await asAdmin(connection, (admin) => makeTemplate(admin, connection));
  return connection;
}

async function makeTemplate(admin: Client, server: ConnectionSettings): Promise<void> {
  await admin.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const done = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate", [
    TEMPLATE,
  ]);
  if (done.rowCount) return;
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  const knex = createPool({ ...server, database: TEMPLATE });
  try {
    await migrate(knex);
  } finally {
    await knex.destroy();
  }
  await admin.query(`ALTER DATABASE ${TEMPLATE} IS_TEMPLATE true`);
}

async function asAdmin(server: ConnectionSettings, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ ...server, database: "postgres" });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf({ host, port, user, password, database }: ConnectionSettings): string {
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${password}@/${database}?${query}`;
}
