import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { DomainError } from "../../../core/errors.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import type { Identity } from "./postgres-identity.ts";
import { commandFor, spawnOptions } from "./postgres-process.ts";
import { storageError } from "../pool/storage-errors.ts";

export const SUPERUSER = "quietzone";
/** Readable only by the owner of the folder, like all files in it. */
const PASSWORD_FILE = "quietzone.password";
const ASIDE = "db.new-";
/** initdb takes seconds: an older folder was left by a crash. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Creates the database folder if there is none. It is built under another name, flushed and renamed, so that
 * a crash leaves nothing that the next start could mistake for a database; of two concurrent processes, the
 * first one wins.
 * @throws DomainError `storage_failed`, also if another major version created the folder
 */
export async function ensureCluster(
  dbDir: string,
  binaries: PostgresBinaries,
  identity: Identity,
): Promise<void> {
  if (await isCluster(dbDir, binaries.major)) return;
  const aside = join(dirname(dbDir), `${ASIDE}${randomUUID()}`);
  try {
    await removeAbandoned(dirname(dbDir));
    await mkdir(aside, { mode: 0o700 });
    await writeDurably(join(aside, PASSWORD_FILE), randomBytes(24).toString("base64url"));
    await handOver(identity, aside, join(aside, PASSWORD_FILE));
    await initdb(aside, binaries, identity);
    await rename(join(aside, PASSWORD_FILE), join(aside, "data", PASSWORD_FILE));
    await syncFolder(join(aside, "data"));
    await moveInPlace(join(aside, "data"), dbDir);
  } catch (error) {
    throw error instanceof DomainError ? error : storageError(dirname(dbDir), error);
  } finally {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Password of the superuser in this database folder. */
export async function readPassword(dbDir: string): Promise<string> {
  return readFile(join(dbDir, PASSWORD_FILE), "utf8").catch((error: unknown) => {
    throw storageError(dbDir, error);
  });
}

async function isCluster(dbDir: string, major: string): Promise<boolean> {
  const files = await readdir(dbDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw storageError(dbDir, error);
  });
  if (files.length === 0) return false;
  const found = await readFile(join(dbDir, "PG_VERSION"), "utf8").catch(() => null);
  if (found === null) throw notADatabase(dbDir);
  if (found.trim() === major) return true;
  throw new DomainError(
    "storage_failed",
    `${dbDir} was made by PostgreSQL ${found.trim()}, and this version of Quietzone brings PostgreSQL ${major}, which cannot ` +
      "open it. Nothing was changed. Either run the Quietzone version that made it, or start a PostgreSQL " +
      `${found.trim()} on that folder (user ${SUPERUSER}, password in ${PASSWORD_FILE}) and set DATABASE_URL.`,
  );
}

function notADatabase(dbDir: string): DomainError {
  return new DomainError(
    "storage_failed",
    `${dbDir} holds files, but no database: move them away, or set DATA_DIR to another folder.`,
  );
}

async function initdb(aside: string, binaries: PostgresBinaries, identity: Identity): Promise<void> {
  const [command, args] = commandFor(identity, binaries.initdb, [
    `--pgdata=${join(aside, "data")}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(aside, PASSWORD_FILE)}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--no-instructions",
    ...binaries.initdbOptions,
  ]);
  await promisify(execFile)(command, args, spawnOptions(binaries, identity, aside));
}

async function moveInPlace(from: string, dbDir: string): Promise<void> {
  try {
    await rename(from, dbDir);
    await syncFolder(dirname(dbDir));
  } catch (error) {
    // another process was faster
    if (await stat(join(dbDir, "PG_VERSION")).catch(() => null)) return;
    const { code } = error as NodeJS.ErrnoException;
    throw code === "ENOTEMPTY" || code === "EEXIST" ? notADatabase(dbDir) : error;
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(ASIDE)) continue;
    const folder = join(dataDir, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

async function handOver({ user }: Identity, ...paths: string[]): Promise<void> {
  if (user) await Promise.all(paths.map((path) => chown(path, user.uid, user.gid)));
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Makes renames inside the folder survive a power failure. Windows cannot open folders, so this does nothing
 * there.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
