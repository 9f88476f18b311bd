import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { DomainError } from "../../../core/errors.ts";
import { findBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { ensureCluster, readPassword } from "./postgres-cluster.ts";
import { chooseIdentity, type Identity } from "./postgres-identity.ts";
import { attach, type ConnectionSettings, connectionTo, leave, type Place } from "./postgres-keeper.ts";
import { isRefusedAs } from "../pool/sql-states.ts";
import { storageError } from "../pool/storage-errors.ts";

const DATABASE = "quietzone";
/** A server that keeps dying is not started again. */
const RESTARTS = { max: 5, withinMs: 60_000 };

export interface EmbeddedPostgres {
  /** Current connection settings; they may change when the server is restarted. */
  connection(): ConnectionSettings;
  /** Disconnects from the server, and stops it if no other process uses it. */
  close(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Called once if the server died and could not be restarted. */
  onLost?: (error: DomainError) => void;
  /** Server settings for this start, over those in postgresql.conf. Tests turn fsync off. */
  settings?: Record<string, string>;
  /** Binaries other than those installed by npm. */
  binaries?: PostgresBinaries;
  identity?: Identity;
}

/**
 * The PostgreSQL server of `dataDir/db`: created on the first call, started if it is not running, joined if
 * it is.
 *
 * Every process that uses the server holds one connection with a shared advisory lock. A process that leaves
 * tries to take the exclusive lock: only the last one gets it, and stops the server. A process that arrives
 * at that moment is denied the shared lock, waits for the server to stop and starts it again. Locks end with
 * their process, so SIGKILL leaves nothing behind but a running server, which the next process joins.
 * @throws DomainError `storage_failed` or `database_unreachable`, with instructions
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await prepare(options);
  let keeper = await attach(place);
  let recovering: Promise<void> | null = null;
  let closing = false;
  const deaths: number[] = [];

  const watch = () =>
    keeper.client.once("end", () => {
      if (!closing) recovering = recover();
    });
  const recover = async () => {
    try {
      deaths.push(Date.now());
      if (deaths.filter((at) => Date.now() - at < RESTARTS.withinMs).length > RESTARTS.max) {
        throw new DomainError("database_unreachable", `The database keeps stopping. See ${place.logFile}`);
      }
      keeper = await attach(place);
      watch();
    } catch (error) {
      if (!closing) options.onLost?.(error instanceof DomainError ? error : storageError(place.dbDir, error));
    }
  };
  const close = async () => {
    closing = true;
    await recovering;
    await leave(place, keeper);
  };
  watch();
  try {
    await createDatabase(keeper.client);
  } catch (error) {
    // else the keeper's connection would keep this process and the server alive
    await close();
    throw storageError(place.dbDir, error);
  }

  return { connection: () => connectionTo(keeper.postmaster, place.password, DATABASE), close };
}

async function prepare(options: EmbeddedPostgresOptions): Promise<Place> {
  const dataDir = await makeDataDir(options.dataDir);
  const dbDir = join(dataDir, "db");
  const binaries = options.binaries ?? (await findBinaries(dataDir));
  const identity = options.identity ?? (await chooseIdentity(dataDir, dbDir));
  await ensureCluster(dbDir, binaries, identity);
  return {
    dbDir,
    logFile: join(dataDir, "db.log"),
    binaries,
    identity,
    settings: options.settings ?? {},
    password: await readPassword(dbDir),
  };
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw storageError(dataDir, error);
  }
}

/** Two processes may try at once. */
async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    if (!isRefusedAs("duplicateDatabase", error) && !isRefusedAs("uniqueViolation", error)) throw error;
  });
}
