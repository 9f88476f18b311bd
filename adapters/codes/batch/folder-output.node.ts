import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DomainError } from "../../../core/errors.ts";
import { makeFolder } from "./make-folder.node.ts";
import { storageError } from "./storage-error.ts";
import { lockFolder } from "./folder-lock.node.ts";
import type { ManifestEntry } from "./job.ts";
import { MANIFEST_HEADER, MANIFEST_NAME, manifestLines, readManifestLine } from "./manifest.ts";
import type { BatchOutput } from "./output.ts";

/** The job record: says which run manifest.csv belongs to, and that the folder is one of ours. */
export const STATE_NAME = ".quietzone-batch.json";

interface State {
  fingerprint: string;
  now: string;
}

/**
 * Opens a folder for the files of a batch. Where it holds the beginning of the same batch, that is gone on with.
 *
 * manifest.csv only ever grows, in the order of the rows, a line when its row is done. So after a SIGKILL it tells
 * what is done; the file of each line is compared with its hash before it is relied on, which also finds what a power
 * failure lost. That is why nothing waits for the disk (fsync) here.
 * @param fingerprint differs whenever another input or other options would make other files
 */
export const openFolder = async (
  folder: string,
  fingerprint: string,
  restart: boolean,
): Promise<BatchOutput> => {
  const manifest = join(folder, MANIFEST_NAME);
  const statePath = join(folder, STATE_NAME);
  try {
    makeFolder(folder);
  } catch (error) {
    throw storageError(folder, error);
  }
  const unlock = lockFolder(folder);
  const before = restart ? null : readState(statePath);
  const resumed = before?.fingerprint === fingerprint ? before : null;
  const now = resumed?.now ?? new Date().toISOString();
  let file = -1;
  try {
    if (resumed === null || !cutIncompleteLine(manifest)) {
      // never an old manifest beside a new state
      rmSync(manifest, { force: true });
      writeFileSync(`${statePath}.part`, JSON.stringify({ fingerprint, now } satisfies State));
      renameSync(`${statePath}.part`, statePath);
      writeFileSync(manifest, MANIFEST_HEADER);
    }
    file = openSync(manifest, "a");
  } catch (error) {
    unlock();
    throw storageError(manifest, error);
  }
  const known = readEntries(manifest, fstatSync(file).size);
  let next = await known.next();

  return {
    folder,
    manifest,
    now: new Date(now),
    async findKnown(row) {
      if (next.done) return null;
      const entry = next.value;
      if (entry.row !== row) throw doesNotFit(manifest, row);
      next = await known.next();
      return entry;
    },
    accept(results) {
      const added = results.filter(({ recorded }) => !recorded);
      if (added.length === 0) return;
      try {
        // unlike writeSync, this goes on until everything is written
        writeFileSync(file, manifestLines(added));
      } catch (error) {
        throw storageError(manifest, error);
      }
    },
    async close() {
      await known.return(undefined);
      closeSync(file);
      unlock();
    },
  };
};

const readState = (path: string): State | null => {
  try {
    const state: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof state !== "object" || state === null) return null;
    if (!("fingerprint" in state) || !("now" in state)) return null;
    const { fingerprint, now } = state;
    return typeof fingerprint === "string" && typeof now === "string" ? { fingerprint, now } : null;
  } catch {
    return null;
  }
};

/** Cuts what was being written when the run was killed. @returns false when there is no manifest to go on with */
const cutIncompleteLine = (manifest: string): boolean => {
  const size = statSync(manifest, { throwIfNoEntry: false })?.size ?? 0;
  const file = size === 0 ? null : openSync(manifest, "r");
  if (file === null) return false;
  const tail = Buffer.alloc(Math.min(size, LONGEST_LINE));
  readSync(file, tail, 0, tail.length, size - tail.length);
  closeSync(file);
  const end = tail.lastIndexOf("\n") + 1;
  if (size - tail.length + end < MANIFEST_HEADER.length) return false;
  truncateSync(manifest, size - tail.length + end);
  return true;
};

/** More than a file name of 255 bytes, each of them an escaped quote, and the other cells. */
const LONGEST_LINE = 1024;

async function* readEntries(manifest: string, size: number): AsyncGenerator<ManifestEntry> {
  if (size <= MANIFEST_HEADER.length) return;
  // what is appended meanwhile is not read
  const input = createReadStream(manifest, { start: MANIFEST_HEADER.length, end: size - 1 });
  for await (const line of createInterface({ input })) {
    const entry = readManifestLine(line);
    if (entry === null) throw doesNotFit(manifest, null);
    yield entry;
  }
}

const doesNotFit = (manifest: string, row: number | null): DomainError =>
  new DomainError(
    "conflict",
    `${manifest} does not fit these rows${row === null ? "" : ` (row ${row})`}. Start again with --restart.`,
  );
