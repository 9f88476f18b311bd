import { closeSync, existsSync, openSync, readSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { differenceOf, type JobRecord, readJobRecord, writeJobRecord } from "./job-record.node.ts";
import { readKnownRows } from "./known-rows.node.ts";
import { MANIFEST_HEADER, MANIFEST_NAME } from "./manifest.ts";
import { openToAppend, writeNewFile } from "./new-file.node.ts";
import type { BatchOutput } from "./output.ts";
import { otherFilesSentence } from "./other-files.node.ts";
import { storageError } from "./storage-error.ts";
import { removeUnfinished } from "./unfinished-files.node.ts";

/** The job record: identifies the run that manifest.csv belongs to, and that the folder is one of ours. */
export const STATE_NAME = ".quietzone-batch.json";
/** Lock file of the run that writes to the folder. */
export const LOCK_NAME = ".quietzone-batch.lock";

export interface FolderOptions {
  folder: string;
  record: JobRecord;
  /** Creates every file again. */
  restart: boolean;
  /** Timestamp in files, unless an earlier run of this batch has one. */
  now: Date;
  /** Receives remarks on files of an earlier run. */
  say: (sentence: string) => void;
  /** Releases the folder to the next run. */
  unlock: () => void;
}

/**
 * Opens a folder for the files of a batch. If it contains a part of the same batch, or all of it, only the
 * rest is made.
 *
 * manifest.csv is append-only: a record is added in row order when its row is done, so after a SIGKILL it
 * states what is done. The file of each record is compared with its hash before it is relied on, which also
 * detects files lost in a power failure. Nothing here therefore waits for the disk (fsync).
 * @throws DomainError `storage_failed`
 */
export const openFolder = (options: FolderOptions): BatchOutput => {
  const { folder, say, unlock } = options;
  const manifest = join(folder, MANIFEST_NAME);
  let begun: ReturnType<typeof begin>;
  try {
    begun = begin(manifest, options);
  } catch (error) {
    throw storageError(manifest, error);
  }
  const { file, now, isUsed } = begun;
  let recorded = 0;
  const known = readKnownRows(manifest, statSync(manifest).size, (row) =>
    say(
      row === null
        ? `${manifest} is damaged: it has more records than there are rows. They are removed.`
        : `${manifest} is damaged from row ${row} on: the files from there are made again.`,
    ),
  );

  return {
    folder,
    manifest,
    now,
    findKnown: (row) => known.next(row),
    accept(result) {
      recorded += result.written + result.kept;
      if (result.manifest === "") return;
      try {
        // unlike writeSync, this goes on until everything is written
        writeFileSync(file, result.manifest);
      } catch (error) {
        throw storageError(manifest, error);
      }
    },
    async close(complete) {
      try {
        await known.close(complete);
        removeUnfinished(folder);
        // a run killed in the meantime may have left files of an earlier list
        const others = complete && isUsed ? await otherFilesSentence(folder, recorded) : null;
        if (others !== null) say(others);
      } finally {
        closeSync(file);
        unlock();
      }
    },
  };
};

/** @returns the manifest, open for appending behind a whole header; `isUsed`: whether an earlier run wrote here */
const begin = (
  manifest: string,
  { folder, record, restart, now, say }: FolderOptions,
): { file: number; now: Date; isUsed: boolean } => {
  const statePath = join(folder, STATE_NAME);
  const isUsed = existsSync(statePath);
  const isOurs = !restart && isUsed;
  const before = isOurs ? readJobRecord(statePath) : null;
  const difference = before && differenceOf(before, record);
  const header = readHeader(manifest);
  const made = before && difference === null ? new Date(before.now) : now;
  if (before === null || difference !== null || header !== "whole") {
    const again = "every file is made again.";
    if (isOurs && before === null) say(`${statePath} is damaged or of another version: ${again}`);
    else if (difference !== null) say(`${difference} into ${folder}: ${again}`);
    else if (isOurs && header !== "incomplete") say(`${manifest} is ${header}: ${again}`);
    // an old manifest must never be next to a new record
    rmSync(manifest, { force: true });
    writeJobRecord(statePath, { ...record, now: made.toISOString() });
    writeNewFile(manifest, MANIFEST_HEADER);
  }
  return { file: openToAppend(manifest), now: made, isUsed };
};

/** A run killed at its very start leaves an incomplete header. */
const readHeader = (manifest: string): "whole" | "incomplete" | "missing" | "damaged" => {
  if (!existsSync(manifest)) return "missing";
  if (!statSync(manifest).isFile()) return "damaged";
  const file = openSync(manifest, "r");
  const start = Buffer.alloc(MANIFEST_HEADER.length);
  const length = readSync(file, start, 0, start.length, 0);
  closeSync(file);
  const text = start.toString("utf8", 0, length);
  if (text === MANIFEST_HEADER) return "whole";
  return MANIFEST_HEADER.startsWith(text) ? "incomplete" : "damaged";
};
