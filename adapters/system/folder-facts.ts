import { rm, statfs, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { makeFolder } from "./make-folder.ts";

/**
 * Writes a small file into a folder, which is created if missing, and deletes it.
 * @returns bytes available to this user
 * @throws DomainError `storage_failed`
 */
export async function tryFolder(folder: string): Promise<number> {
  const file = join(folder, `.check-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(file, "");
    await rm(file);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (cause) {
    throw unusable(folder, cause);
  }
}

/**
 * Creates the data folder if it is missing. Other problems are reported by the first write.
 * @throws DomainError `storage_failed` if the parent folders cannot be created
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((cause: unknown) => {
    if (codeOf(cause) === "ENOENT") throw unusable(folder, cause);
  });
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

const unusable = (folder: string, cause: unknown): DomainError =>
  new DomainError(
    "storage_failed",
    `${folder} cannot be written (${codeOf(cause)}): set DATA_DIR to a folder of this user, or hand it over with chown`,
    { cause },
  );
