import { statSync } from "node:fs";
import { guardInput } from "../folder-guard.node.ts";
import { refuseOutput } from "../refuse-output.ts";
import { differenceOf, type JobRecord } from "../job-record.node.ts";
import { refuseOtherRows } from "../other-rows.node.ts";
import type { RowSample } from "../../check/row-sample.node.ts";
import type { RowFile } from "../../input/row-file.node.ts";
import { readError } from "../storage-error.ts";
import { readZipJob, type ZipJob } from "./zip-job.node.ts";

interface GuardedZip {
  file: RowFile;
  record: JobRecord;
  /** The user asked to overwrite existing files. */
  restart: boolean;
  sample: RowSample;
  /** Receives remarks on files of an earlier run. */
  say: (sentence: string) => void;
}

/**
 * Keeps a batch from overwriting a file that no batch wrote, a ZIP that was changed since, and its own input file.
 * @returns the run that wrote the ZIP, if it is the same as this one: nothing is left to do; otherwise null
 * @throws DomainError `conflict`
 */
export const guardZip = (path: string, { file, record, restart, sample, say }: GuardedZip): ZipJob | null => {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing === undefined) return null;
  guardInput(path, file);
  if (existing.isDirectory()) throw refuseOutput(`${path} is a folder.`);
  if (!existing.isFile()) throw refuseOutput(`${path} is a pipe or a device.`);
  if (restart) return null;
  const made = read(path);
  const otherwise = " or write over it with --restart";
  if (made === null)
    throw refuseOutput(
      `${path} is there already, and it is not the whole ZIP of an earlier batch.`,
      otherwise,
    );
  if (!made.isIntact) throw refuseOutput(`${path} was changed after a batch made it.`, otherwise);
  refuseOtherRows({ before: made.job, record, sample, output: path, name: file.name });
  const difference = differenceOf(made.job, record);
  if (difference === null) return made.job;
  say(`${difference} into ${path}: every file is made again.`);
  return null;
};

const read = (path: string) => {
  try {
    return readZipJob(path);
  } catch (error) {
    throw readError(path, error);
  }
};
