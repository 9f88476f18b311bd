import { type BigIntStats, existsSync, lstatSync, opendirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { createFileNamer, type NamingOptions } from "./file-names.ts";
import { LOCK_NAME, STATE_NAME } from "./folder-output.node.ts";
import { type JobRecord, readJobRecord } from "./job-record.node.ts";
import { refuseOtherRows } from "./other-rows.node.ts";
import { refuseOutput } from "./refuse-output.ts";
import type { RowSample } from "../check/row-sample.node.ts";
import { MANIFEST_HEADER, MANIFEST_NAME } from "./manifest.ts";
import { type InputFormat, readRows, type RowFile, silentListener } from "../input/row-file.node.ts";
import type { RowSet } from "../check/row-set.ts";

export interface GuardedRun {
  file: RowFile;
  inputFormat: InputFormat;
  naming: NamingOptions;
  /** The user asked to overwrite existing files. */
  restart: boolean;
  record: JobRecord;
  sample: RowSample;
}

/**
 * Keeps a batch from overwriting files that no batch wrote, files of another list's batch, and its own input file. A folder with a job
 * record is one of ours. Reads the disk only; this run holds the folder's lock.
 * @param bad rows without a code
 * @throws DomainError `conflict`, naming the first such file
 */
export const guardFolder = async (folder: string, run: GuardedRun, bad: RowSet): Promise<void> => {
  if (!run.restart) guardOtherRows(folder, run);
  const isOurs = run.restart || existsSync(join(folder, STATE_NAME));
  if (!holdsFiles(folder) || (isOurs && !isSame(dirname(run.file.path), folder))) return;
  const refuse = (name: string): void => {
    const path = join(folder, name);
    guardInput(path, run.file);
    if (isOurs || lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
    throw refuseOutput(
      `${path} is there already, and ${folder} has no record of a batch that made it (${STATE_NAME}).`,
      " or write over it with --restart",
    );
  };
  refuse(MANIFEST_NAME);
  const namer = createFileNamer(run.naming, run.naming.onDuplicate === "number");
  for await (const block of readRows(run.file, run.inputFormat, silentListener)) {
    for (const row of block) {
      const { name } = namer.nameOf(row);
      if (!bad.has(row.number)) refuse(name);
    }
  }
};

/** Checks the rows of the last run, if it wrote a file. */
const guardOtherRows = (folder: string, { file: { name }, record, sample }: GuardedRun): void => {
  const before = readJobRecord(join(folder, STATE_NAME));
  const size = statSync(join(folder, MANIFEST_NAME), { throwIfNoEntry: false })?.size ?? 0;
  if (before !== null && size > MANIFEST_HEADER.length)
    refuseOtherRows({ before, record, sample, output: folder, name });
};

/** @throws DomainError `conflict` if writing to `path` would destroy the rows */
export const guardInput = (path: string, file: RowFile): void => {
  if (isSame(path, file.path)) throw refuseOutput(`${path} is the file that the rows come from.`);
};

/** Whether there is any file but the lock. Stops at the first: listing a folder of a million files would fill the memory. */
const holdsFiles = (folder: string): boolean => {
  const entries = opendirSync(folder);
  try {
    let entry = entries.readSync();
    if (entry?.name === LOCK_NAME) entry = entries.readSync();
    return entry !== null;
  } finally {
    entries.closeSync();
  }
};

/** Compares files, not names: links are followed, and case-insensitive disks are handled. */
const isSame = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map(identityOf);
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
};

/** A path that leads nowhere, or in a circle, is no file: writing to it says so. */
function identityOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
