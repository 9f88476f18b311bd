import knexModule, { type Knex } from "knex";
import type { ClientConfig } from "pg";
import type { DomainError } from "../../../core/errors.ts";
import { checkReachable, readDatabaseUrl } from "./database-url.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "../embedded/embedded-postgres.ts";
import { endHangingQueries } from "./hanging-queries.ts";
import { markTransactions } from "./marked-transactions.ts";
import { guardTransactions } from "./transaction.ts";

/** Leaves most of the embedded server's 40 connections to the CLI, backups and other processes. */
const POOL = { min: 0, max: 10 };
/** Longest wait for a database that does not answer, or for a free connection in the pool, ms. */
const CONNECT_MS = 5000;
const PLACE_MS = 8000;

/** Knex would write to standard output, which is for results; it throws the same messages anyway. */
const QUIET: Knex.Logger = {
  debug: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
};

export interface Database {
  knex: Knex;
  /** A connection outside the pool: checks whether the database responds, even if the pool is exhausted. */
  probe: Knex;
  where: "embedded" | "external";
  /** Current address of the database, for connections outside the pool. */
  connection: () => ClientConfig;
  /** Closes the pool and disconnects from the embedded server, which stops with its last user. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Largest number of connections; defaults to 10. */
  pool?: number;
  /** PostgreSQL 15 or later; absent: the embedded server in `dataDir/db`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The embedded server, if it is already being opened. */
  embedded?: Promise<EmbeddedPostgres> | undefined;
  /** Called once if the embedded server died and could not be restarted: the process must exit. */
  onLost?: (error: DomainError) => void;
}

/**
 * A connection pool, once the database has responded.
 * @throws DomainError `config_invalid`, `database_unreachable` or `storage_failed`, without the password
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openExternal(options.databaseUrl, options.pool);
}

async function openExternal(databaseUrl: string, pool?: number): Promise<Database> {
  const address = readDatabaseUrl(databaseUrl);
  const connection = {
    connectionString: databaseUrl,
    application_name: "quietzone",
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
  const knex = createPool(connection, pool);
  const probe = createPool(connection, 1);
  try {
    await checkReachable(knex, address);
  } catch (error) {
    await knex.destroy();
    throw error;
  }
  const stopLooking = endHangingQueries(knex, () => connection);
  return {
    knex,
    probe,
    where: "external",
    connection: () => connection,
    async close() {
      stopLooking();
      await Promise.all([knex.destroy(), probe.destroy()]);
    },
  };
}

async function openEmbedded({ dataDir, embedded, onLost, pool }: DatabaseOptions): Promise<Database> {
  const server = await (embedded ?? openEmbeddedPostgres({ dataDir, ...(onLost && { onLost }) }));
  const connect = () => {
    const connection = server.connection();
    return {
      ...connection,
      application_name: "quietzone",
      connectionTimeoutMillis: CONNECT_MS,
      // a restarted server may listen on another port
      expirationChecker: () => server.connection().port !== connection.port,
    };
  };
  const [knex, probe] = [createPool(connect, pool), createPool(connect, 1)];
  const stopLooking = endHangingQueries(knex, () => server.connection());
  return {
    knex,
    probe,
    where: "embedded",
    connection: () => server.connection(),
    async close() {
      stopLooking();
      await Promise.all([knex.destroy(), probe.destroy()]);
      await server.close();
    },
  };
}

/**
 * Creates every pool of the program, also in tests. Queries of one transaction that do not wait for each
 * other are pipelined and run in order: each round trip costs more than most queries.
 */
export function createPool(connection: Knex.Config["connection"], max = POOL.max): Knex {
  const pool = knexModule.knex({
    client: "pg",
    // `connection` is never undefined here, although Knex's type allows it
    ...(connection === undefined ? {} : { connection }),
    pool: { ...POOL, max, afterCreate: sendAtOnce },
    acquireConnectionTimeout: PLACE_MS,
    log: QUIET,
  });
  return guardTransactions(markTransactions(pool));
}

/**
 * Enables pipelining in `pg`: it sends a query before the previous one is answered. Its types do not include
 * it yet.
 */
function sendAtOnce(connection: { pipeline: boolean }, done: () => void): void {
  connection.pipeline = true;
  done();
}
