import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";

/**
 * Writes a small file into a folder, which is made where it is not there, and removes it.
 * @returns bytes that are left for this user
 * @throws DomainError `storage_failed`
 */
export async function tryFolder(folder: string): Promise<number> {
  const file = join(folder, `.check-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, "");
    await rm(file);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (cause) {
    const code = (cause as { code?: string }).code ?? "";
    throw new DomainError(
      "storage_failed",
      `${folder} cannot be written (${code}): set DATA_DIR to a folder of this user, or hand it over with chown`,
      { cause },
    );
  }
}
