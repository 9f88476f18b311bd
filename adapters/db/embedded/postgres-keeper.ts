import { setTimeout as delay } from "node:timers/promises";
import { Client, type DatabaseError } from "pg";
import { DomainError } from "../../../core/errors.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { SUPERUSER } from "./postgres-cluster.ts";
import type { Identity } from "./postgres-identity.ts";
import {
  disownPidFile,
  isPostmaster,
  type Postmaster,
  readPostmaster,
  signalStop,
  type StartedServer,
  startPostgres,
} from "./postgres-process.ts";
import { storageError } from "../pool/storage-errors.ts";

/** Advisory lock in the database `postgres`, held in shared mode by every process that uses the server. */
const IN_USE_LOCK = 7_184_001;
/** Recovery after a power failure may take long. */
const PATIENCE_MS = 120_000;
const POLL_MS = 20;
const INVALID_PASSWORD = "28P01";

export interface ConnectionSettings {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The database folder and everything needed to start a server in it. */
export interface Place {
  dbDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  identity: Identity;
  settings: Record<string, string>;
  password: string;
}

/** A connection of this process that holds the shared lock; its end signals that the server is gone. */
export interface Keeper {
  client: Client;
  postmaster: Postmaster;
}

export function connectionTo(postmaster: Postmaster, password: string, database: string): ConnectionSettings {
  return { host: postmaster.host, port: postmaster.port, user: SUPERUSER, password, database };
}

/** Connects to the running server, or starts one. */
export async function attach(place: Place): Promise<Keeper> {
  const { dbDir, logFile } = place;
  const deadline = Date.now() + PATIENCE_MS;
  let started: StartedServer | null = null;
  const undoStart = async (reason: unknown): Promise<never> => {
    const pid = started?.pid;
    if (pid !== undefined) await signalStop(pid, place.binaries).catch(() => undefined);
    throw reason;
  };
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(dbDir);
    const client = postmaster && (await join(place, postmaster).catch(undoStart));
    if (postmaster && client) return { client, postmaster };
    if (started?.ended) {
      if (started.ended.complaint !== null) throw storageError(dbDir, started.ended.complaint);
      started = null;
    }
    if (!started && !(postmaster && (await isPostmaster(postmaster.pid, dbDir)))) {
      await disownPidFile(dbDir);
      started = await startPostgres(place).catch((error: unknown) => {
        throw storageError(dbDir, error);
      });
    }
    await delay(POLL_MS);
  }
  throw new DomainError(
    "database_unreachable",
    `The database in ${dbDir} did not get ready within ${PATIENCE_MS / 1000} s. See ${logFile}`,
  );
}

/** Disconnects from the server; the last process stops it and waits until it has exited. */
export async function leave(place: Place, { client, postmaster }: Keeper): Promise<void> {
  const isLast = await lockAlone(client).catch(() => false);
  if (isLast && (await isPostmaster(postmaster.pid, place.dbDir))) {
    await signalStop(postmaster.pid, place.binaries).catch(() => undefined);
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline && (await isPostmaster(postmaster.pid, place.dbDir))) await delay(POLL_MS);
  }
  await client.end().catch(() => undefined);
}

/** A connection that holds the shared lock; null while the server starts, stops or is down. */
async function join(place: Place, postmaster: Postmaster): Promise<Client | null> {
  const client = new Client({
    ...connectionTo(postmaster, place.password, "postgres"),
    application_name: "quietzone keeper",
    connectionTimeoutMillis: 5000,
  });
  // without a listener, a connection error would end the process; the `end` event is handled instead
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>("SELECT pg_try_advisory_lock_shared($1) AS held", [
      IN_USE_LOCK,
    ]);
    if (rows[0]?.held) return client;
  } catch (error) {
    const { code } = error as DatabaseError;
    if (code === INVALID_PASSWORD && (await isPostmaster(postmaster.pid, place.dbDir))) {
      throw new DomainError(
        "database_unreachable",
        `The server on ${place.dbDir} does not take the password in quietzone.password there: put the file's backup back.`,
        { cause: error },
      );
    }
  }
  await client.end().catch(() => undefined);
  return null;
}

async function lockAlone(client: Client): Promise<boolean> {
  await client.query("SELECT pg_advisory_unlock_shared($1)", [IN_USE_LOCK]);
  const { rows } = await client.query<{ alone: boolean }>("SELECT pg_try_advisory_lock($1) AS alone", [
    IN_USE_LOCK,
  ]);
  return rows[0]?.alone ?? false;
}
