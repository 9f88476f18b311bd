import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { storageError } from "../../adapters/codes/batch/output/storage-error.ts";

/**
 * A new folder that only this user can open.
 * @param purpose what it is for, as part of its name
 * @throws DomainError `storage_failed`, saying which variable names another place
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
