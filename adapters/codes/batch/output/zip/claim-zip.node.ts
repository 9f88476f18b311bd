import { dirname } from "node:path";
import type { JobRecord } from "../job-record.node.ts";
import { makeFolder } from "../make-folder.node.ts";
import type { BatchOutput } from "../output.ts";
import type { Remark } from "../../remarks.ts";
import type { RowSample } from "../../check/row-sample.node.ts";
import type { RowFile } from "../../input/row-file.node.ts";
import { lockRun } from "../run-lock.node.ts";
import { storageError } from "../storage-error.ts";
import { guardZip } from "./zip-guard.node.ts";
import type { ZipJob } from "./zip-job.node.ts";
import { openZipOutput, removeUnfinishedZip } from "./zip-output.node.ts";

interface ClaimedZip {
  path: string;
  file: RowFile;
  record: JobRecord;
  restart: boolean;
  now: Date;
  remarks: readonly Remark[];
  /** Number of rows without a code. */
  badRows: number;
  sample: RowSample;
  /** Receives remarks on files of an earlier run. */
  say: (sentence: string) => void;
}

/**
 * Opens a ZIP for a batch, unless the same batch already wrote it.
 * @throws DomainError `conflict` while another run writes to it or if the file is something else; `storage_failed`
 */
export const claimZip = (options: ClaimedZip): { output: BatchOutput } | { made: ZipJob } => {
  const { path } = options;
  try {
    makeFolder(dirname(path));
  } catch (error) {
    throw storageError(path, error);
  }
  const unlock = lockRun(`${path}.lock`, path);
  try {
    const made = guardZip(path, options);
    if (made !== null) {
      // left by a killed run with other rows or options
      removeUnfinishedZip(path);
      unlock();
      return { made };
    }
    return { output: openZipOutput({ ...options, unlock }) };
  } catch (error) {
    unlock();
    throw error;
  }
};
