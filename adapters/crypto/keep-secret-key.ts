import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { replaceFile } from "./place-file.ts";

interface Options {
  /** SECRET_KEY. */
  said: string | null;
  dataDir: string;
  /** Takes the place of another key. */
  force: boolean;
}

/**
 * Keeps the key of a backup, with which the secrets of its settings open.
 * @returns puts back what was there before
 * @throws DomainError `conflict` where another key is in use; `storage_failed`
 */
export async function keepSecretKey(
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
  const path = join(dataDir, "secret.key");
  const there = await readFile(path, "utf8").catch(() => null);
  if (there !== null && there.trim() !== key.trim() && !force) {
    throw new DomainError("conflict", `There is another key in ${path}: --force takes its place`);
  }
  try {
    // a new machine has no folder yet where its database is elsewhere
    await mkdir(dataDir, { recursive: true });
    await replaceFile(path, `${key.trim()}\n`);
    return () => (there === null ? rm(path, { force: true }) : replaceFile(path, there));
  } catch (cause) {
    throw new DomainError("storage_failed", `The key of the backup cannot be kept in ${path}`, { cause });
  }
}
