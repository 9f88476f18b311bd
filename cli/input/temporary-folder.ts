import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { storageError } from "../../adapters/codes/batch/output/storage-error.ts";

/**
 * A new folder that only this user can open.
 * @param purpose part of its name
 * @throws DomainError `storage_failed`, with the variable that sets another location
 */
export const makeTemporaryFolder = (purpose: string): string => {
  try {
    return mkdtempSync(join(tmpdir(), `quietzone-${purpose}-`));
  } catch (cause) {
    const { message } = storageError(`to the folder of temporary files, ${tmpdir()}`, cause);
    throw new DomainError("storage_failed", `${message} The variable TMPDIR names another folder.`, {
      cause,
    });
  }
};
