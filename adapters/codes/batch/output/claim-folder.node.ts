import { join } from "node:path";
import type { BatchOutput } from "./output.ts";
import { guardFolder, type GuardedRun } from "./folder-guard.node.ts";
import { type FolderOptions, LOCK_NAME, openFolder } from "./folder-output.node.ts";
import { makeFolder } from "./make-folder.node.ts";
import type { RowSet } from "../check/row-set.ts";
import { lockRun } from "./run-lock.node.ts";
import { storageError } from "./storage-error.ts";

type ClaimedFolder = Omit<FolderOptions, "unlock"> &
  GuardedRun & {
    /** Rows without a code. */
    bad: RowSet;
  };

/**
 * Opens a folder for a batch. Its content is checked under the lock: a run that starts at the same instant reports the other run, not the
 * other run's files.
 * @throws DomainError `conflict` while another run writes to it or if it holds other files;
 *   `storage_failed`
 */
export const claimFolder = async (options: ClaimedFolder): Promise<BatchOutput> => {
  const { folder } = options;
  try {
    makeFolder(folder);
  } catch (error) {
    throw storageError(folder, error);
  }
  const unlock = lockRun(join(folder, LOCK_NAME), folder);
  try {
    await guardFolder(folder, options, options.bad);
    return openFolder({ ...options, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
};
