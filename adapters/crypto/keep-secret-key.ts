import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { replaceFile } from "./place-file.ts";

interface Options {
  /** SECRET_KEY, if set. */
  said: string | null;
  dataDir: string;
  /** Whether it replaces another key. */
  force: boolean;
}

const keyPath = (dataDir: string): string => join(dataDir, "secret.key");
/** The key of a backup whose restore is running or was interrupted. */
const pendingPath = (dataDir: string): string => `${keyPath(dataDir)}.restored`;

/**
 * Writes a backup's key, which decrypts the secrets of its settings, next to the key in use: which of them is
 * needed is known only once the database has committed the restore, or not.
 * @returns a function that replaces the key in use
 * @throws DomainError `conflict` if another key is in use; `storage_failed`
 */
export async function prepareSecretKey(
  key: string,
  { said, dataDir, force }: Options,
): Promise<() => Promise<void>> {
  if (said !== null) {
    if (said === key) return async () => undefined;
    throw new DomainError(
      "conflict",
      "SECRET_KEY is not the key of this backup: its secrets would not open. Take it out of the environment or set the key of then",
    );
  }
  const path = keyPath(dataDir);
  try {
    const there = await readKey(path);
    if (there === key.trim()) return async () => undefined;
    if (there !== null && !force) {
      throw new DomainError("conflict", `There is another key in ${path}: --force takes its place`);
    }
    // a new machine with an external database has no folder yet
    await mkdir(dataDir, { recursive: true });
    await replaceFile(pendingPath(dataDir), `${key.trim()}\n`);
    // before the database commits secrets that only this key decrypts
    await syncFolder(dataDir);
    return () => placePending(dataDir);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError("storage_failed", `The key of the backup cannot be kept in ${path}`, { cause });
  }
}

/** Whether a restore is about to finish, or was interrupted there. */
export const hasPendingKey = (dataDir: string): boolean => existsSync(pendingPath(dataDir));

/**
 * Resolves a restore that was interrupted between its database and its key: keeps the key that decrypts more
 * secrets, and the one in use if they decrypt equally many.
 * @param countOpened number of secrets in the database that a key decrypts, read while no restore is running
 */
export async function settleSecretKey(
  dataDir: string,
  countOpened: (key: string) => Promise<number>,
): Promise<void> {
  const pending = await readKey(pendingPath(dataDir));
  if (pending === null) return;
  const there = await readKey(keyPath(dataDir));
  if ((await countOpened(pending)) > (there === null ? 0 : await countOpened(there))) {
    await placePending(dataDir);
  } else await rm(pendingPath(dataDir), { force: true });
}

/** Another process may have done so already. */
const placePending = (dataDir: string): Promise<void> =>
  rename(pendingPath(dataDir), keyPath(dataDir)).catch(unlessMissing);

const readKey = async (path: string): Promise<string | null> => {
  const text = await readFile(path, "utf8").catch(unlessMissing);
  return text?.trim() ?? null;
};

function unlessMissing(error: { code?: string }): void {
  if (error.code !== "ENOENT") throw error;
}

/**
 * Makes the rename survive a power failure; on systems that cannot open folders, the file system takes care
 * of it.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
