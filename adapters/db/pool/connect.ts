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
/** Longer nobody waits for a database that does not answer, nor for a place in the pool of one that does. */
const CONNECT_MS = 5000;
const PLACE_MS = 8000;

/** Knex would write to standard output, which is for results; what it says there, it throws as well. */
const QUIET: Knex.Logger = {
  debug: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
};

export interface Database {
  knex: Knex;
  /** One connection beside the pool: says whether the database answers, also while many wait for a place in the pool. */
  probe: Knex;
  where: "embedded" | "external";
  /** For a connection outside of the pool: where the database is now. */
  connection: () => ClientConfig;
  /** Closes the pool and leaves the embedded server, which stops with its last user. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most; 10 where nothing is said. */
  pool?: number;
  /** A PostgreSQL 15 or later; absent: the embedded one in `dataDir/db`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The embedded one where it is being opened already. */
  embedded?: Promise<EmbeddedPostgres> | undefined;
  /** Called once where the embedded server died and could not be brought back: the process has to end. */
  onLost?: (error: DomainError) => void;
}

/**
 * A pool of connections to a database that was seen to answer.
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
      // a server that had to be started again may listen elsewhere
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
 * Every pool of this product, also in tests. Queries of one transaction that are made without waiting for each other are sent together
 * and done in their order: each wait costs more than most queries.
 */
export function createPool(connection: Knex.Config["connection"], max = POOL.max): Knex {
  const pool = knexModule.knex({
    client: "pg",
    // `connection` is never undefined here; Knex's type of it says it may be
    ...(connection === undefined ? {} : { connection }),
    pool: { ...POOL, max, afterCreate: sendAtOnce },
    acquireConnectionTimeout: PLACE_MS,
    log: QUIET,
  });
  return guardTransactions(markTransactions(pool));
}

/** Of `pg`: whether it sends a query while it waits for the answer of another one. Its types do not name it yet. */
function sendAtOnce(connection: { pipeline: boolean }, done: () => void): void {
  connection.pipeline = true;
  done();
}
