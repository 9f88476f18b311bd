import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { openEmbeddedPostgres } from "../../adapters/db/embedded/embedded-postgres.ts";
import type { ConnectionSettings } from "../../adapters/db/embedded/postgres-keeper.ts";
import { runProduct, type RunningProduct } from "../support/programs/product.ts";
import { findSystemPostgres } from "../support/database/system-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { serverProcesses } from "../bench/api/processor-time.ts";

/** The PostgreSQL of this machine with all durability settings on. */
export interface SystemDatabase {
  url: string;
  connection: ConnectionSettings;
  version: string;
  /** Process ids of the server and its connections. */
  processes: () => number[];
  /** Runs one statement in a new connection. */
  ask: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

export async function startSystemDatabase(folder: string): Promise<SystemDatabase> {
  const binaries = findSystemPostgres();
  if (!binaries) throw new Error("no PostgreSQL 15 or later is installed: apt-get install postgresql-15");
  const server = await openEmbeddedPostgres({
    dataDir: join(folder, "postgres"),
    binaries,
    settings: { max_connections: "100" },
  });
  const connection = server.connection();
  const { host, port, user, password, database } = connection;
  const query = new URLSearchParams({ host, port: String(port) });
  return {
    url: `postgres://${user}:${password}@/${database}?${query}`,
    connection,
    version: binaries.major,
    processes: () => serverProcesses(join(folder, "postgres", "db")),
    async ask<Row extends object>(sql: string, values: unknown[] = []) {
      const client = new Client(connection);
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    close: () => server.close(),
  };
}

export interface Process {
  url: string;
  port: number;
  product: RunningProduct;
  /** Sends SIGTERM, as an operator does. */
  stop: () => Promise<void>;
}

export async function startProcess(env: Record<string, string>, port?: number): Promise<Process> {
  const own = port ?? (await freePort());
  const product = runProduct(["serve"], {
    PORT: String(own),
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    SECRET_KEY: "one key for every process of these trials",
    ...env,
  });
  product.process.stderr?.pipe(process.stderr);
  await product.says(/http:\/\/\S+/);
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    product,
    async stop() {
      product.process.kill("SIGTERM");
      await product.ended;
    },
  };
}

/** Runs work in a temporary folder, then closes its resources in reverse order. */
export async function inFolder<T>(
  work: (folder: string, atEnd: (close: () => Promise<unknown>) => void) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "quietzone-scale-"));
  const closing: (() => Promise<unknown>)[] = [];
  try {
    return await work(folder, (close) => void closing.unshift(close));
  } finally {
    for (const close of closing) await close().catch((error: unknown) => console.error(error));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
