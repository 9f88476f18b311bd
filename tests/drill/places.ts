import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbeddedPostgres } from "../../adapters/db/embedded/embedded-postgres.ts";
import { createPool } from "../../adapters/db/pool/connect.ts";
import { findCluster, NoCluster, startCluster } from "../citus/cluster.ts";
import { freePort } from "../support/free-port.ts";
import { findSystemPostgres } from "../support/database/system-postgres.ts";
import { S3_BUCKET, S3_KEYS, startS3Server } from "../support/servers/s3-server.ts";
import { timedCommand } from "./timed-command.ts";

export type Environment = Record<string, string>;

/** An installation with its own database. */
export interface Place {
  name: string;
  env: Environment;
  /** Deletes its database and its files. */
  lose: () => Promise<void>;
  /** What an operator does after a restore. */
  settle?: () => Promise<void>;
}

interface Opened {
  place: Place;
  close: () => Promise<void>;
}

/**
 * The places of the drill, in order: the embedded Postgres, the installed one and, where it can be started, a
 * cluster.
 * @param options.inS3 the installed Postgres has its pictures in an S3 store
 * @throws Error without an installed PostgreSQL
 */
export async function openPlaces(
  folder: string,
  { inS3 }: { inS3: boolean },
): Promise<{ places: Place[]; close: () => Promise<void> }> {
  const home = join(folder, "home");
  const embedded = { name: "embedded", env: { DATA_DIR: home }, lose: () => removeFolder(home) };
  const installed = await openInstalled(folder, inS3);
  const cluster = await openCluster(folder);
  const opened = [installed, ...(cluster ? [cluster] : [])];
  return {
    places: [embedded, ...opened.map(({ place }) => place)],
    close: async () => {
      for (const { close } of opened) await close();
    },
  };
}

const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

async function openInstalled(folder: string, inS3: boolean): Promise<Opened> {
  const binaries = findSystemPostgres();
  if (!binaries) throw new Error("The drill needs a PostgreSQL 15 or later beside the embedded one");
  const server = await openEmbeddedPostgres({ dataDir: join(folder, "other"), binaries });
  const s3 = await startS3Server();
  const { user, password, host, port } = server.connection();
  const admin = createPool({ ...server.connection(), database: "postgres" }, 1);
  await admin.raw("CREATE DATABASE away");
  const query = new URLSearchParams({ host, port: String(port) });
  const dataDir = join(folder, "away");
  return {
    place: {
      name: `PostgreSQL ${binaries.major}${inS3 ? ", S3" : ""}`,
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://${user}:${password}@/away?${query}`,
        ...(inS3 && {
          IMAGE_STORE: "s3",
          S3_ENDPOINT: s3.url,
          S3_BUCKET,
          S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
          S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
        }),
      },
      lose: async () => {
        await admin.raw("DROP DATABASE away WITH (FORCE)");
        await removeFolder(dataDir);
      },
    },
    close: async () => {
      await admin.destroy();
      await s3.close();
      await server.close();
    },
  };
}

const SHARDS = 8;
const DATABASE = "quietzone";

/** Null, with the reason printed, where no cluster can be started. */
async function openCluster(folder: string): Promise<Opened | null> {
  const found = findCluster(join(import.meta.dirname, "..", ".."));
  if ("missing" in found) return without(found.missing);
  const nodes = join(folder, "nodes");
  await mkdir(nodes, { mode: 0o755 });
  // PostgreSQL runs as another user
  await chmod(folder, 0o755);
  try {
    const cluster = await startCluster(found.folder, nodes, Math.min(60_000, await freePort()));
    const dataDir = join(folder, "spread");
    const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.url(DATABASE) };
    return {
      place: {
        name: `Citus ${cluster.version}`,
        env,
        lose: async () => {
          await cluster.stop();
          await removeFolder(dataDir);
        },
        settle: async () => void (await timedCommand(["distribute", "--shards", String(SHARDS)], env)),
      },
      close: () => cluster.stop(),
    };
  } catch (error) {
    if (error instanceof NoCluster) return without(error.message);
    throw error;
  }
}

function without(reason: string): null {
  console.log(`without a cluster: ${reason}`);
  return null;
}
