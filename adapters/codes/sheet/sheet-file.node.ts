import { createHash, type Hash } from "node:crypto";
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import { followedLink } from "../batch/output/followed-link.node.ts";
import { differenceOf, type JobRecord, jobRecordSchema } from "../batch/output/job-record.node.ts";
import { makeFolder } from "../batch/output/make-folder.node.ts";
import { openNewFile, requireOrdinaryFile, writeNewFile } from "../batch/output/new-file.node.ts";
import { lockRun } from "../batch/output/run-lock.node.ts";
import { storageError } from "../batch/output/storage-error.ts";
import { unfinishedPathOf } from "../batch/output/unfinished-files.node.ts";
import type { ByteSink } from "./pdf-file.ts";

const checkpointSchema = z.object({
  /** Number of rows that were printed or failed. */
  done: z.number(),
  labels: z.number(),
  failed: z.number(),
  /** Texts that were shrunk: their count, the line of the first, and the smallest size in points. */
  shrunk: z.object({ count: z.number(), line: z.number(), points: z.number() }),
  /** The smallest modules, mm and dots, and the line of their first code; null before the first label. */
  smallest: z.nullable(z.object({ line: z.number(), module: z.number(), dots: z.number(), dpi: z.number() })),
  /** Codes with modules that may be too small, or bars that may be too low. */
  cautions: z.record(
    z.string(),
    z.object({ code: z.string(), message: z.string(), count: z.number(), line: z.number() }),
  ),
  /** State of the label writer; only the same version can read it. */
  writer: z.unknown(),
});
/** The progress of a file of labels. */
export type Checkpoint = z.infer<typeof checkpointSchema>;

const storedSchema = z.object({
  record: jobRecordSchema,
  now: z.iso.datetime(),
  /** Length of the file at the checkpoint. */
  bytes: z.number(),
  /** Checksum of these bytes and the checkpoint, in hex. */
  sha256: z.string(),
  checkpoint: checkpointSchema,
});

export interface SheetFile extends ByteSink {
  /** The checkpoint of an interrupted run of the same job; null if there is none. */
  earlier: Checkpoint | null;
  /** The creation date of the file: when its first run began. */
  now: Date;
  /** Writes a checkpoint: the file up to here survives whatever ends this run. */
  keep: (checkpoint: Checkpoint) => void;
  /** Deletes the unfinished file and its checkpoint. */
  discard: () => void;
  /** Releases the lock. An unfinished file stays for the next run of the same job. */
  close: () => void;
}

/**
 * A file of labels that has another name until it is complete. A link of the final name stays,
 * and its target is replaced. A missing folder is created. The same job resumes where a run was interrupted.
 * @param record of the job
 * @throws DomainError `conflict` while another run writes it; `storage_failed`, as its functions do
 */
export function openSheetFile(path: string, record: JobRecord, now: Date): SheetFile {
  const storing = <Value>(work: () => Value, at = path): Value => {
    try {
      return work();
    } catch (error) {
      throw storageError(at, error);
    }
  };
  const place = storing(() => followedLink(path));
  // renaming onto a device or a pipe would replace it with a file
  const requireFilePlace = () => {
    const existing = storing(() => statSync(place, { throwIfNoEntry: false }));
    if (existing && !existing.isFile())
      throw storageError(path, new Error("A folder, a pipe or a device stands there"));
  };
  requireFilePlace();
  const unfinished = unfinishedPathOf(place);
  const checkpointPath = `${unfinished}.json`;
  const nextCheckpointPath = `${checkpointPath}.part`;
  // a name too long for the longest suffix is refused before a label is made
  storing(() => lstatSync(nextCheckpointPath, { throwIfNoEntry: false }));
  storing(() => makeFolder(dirname(place)));
  const unlock = lockRun(`${place}.lock`, path);
  const kept = keptFile(unfinished, checkpointPath, record);
  let file: number;
  try {
    file = kept?.file ?? storing(() => openNewFile(unfinished), unfinished);
  } catch (error) {
    unlock();
    throw error;
  }
  const hash = kept?.hash ?? createHash("sha256");
  const begun = kept ? new Date(kept.now) : now;
  let bytes = kept?.bytes ?? 0;
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    closeSync(file);
    unlock();
  };
  return {
    earlier: kept?.checkpoint ?? null,
    now: begun,
    write(chunk) {
      storing(() => {
        for (let from = 0; from < chunk.length;)
          from += writeSync(file, chunk, from, chunk.length - from, bytes + from);
      });
      hash.update(chunk);
      bytes += chunk.length;
    },
    keep(checkpoint) {
      const sha256 = digestOf(hash, checkpoint);
      const stored = { record, now: begun.toISOString(), bytes, sha256, checkpoint };
      storing(() => {
        fsyncSync(file);
        writeNewFile(nextCheckpointPath, JSON.stringify(stored));
        renameSync(nextCheckpointPath, checkpointPath);
      });
    },
    finish() {
      requireFilePlace();
      storing(() => {
        fsyncSync(file);
        renameSync(unfinished, place);
        rmSync(checkpointPath, { force: true });
      });
    },
    discard() {
      storing(() => {
        rmSync(unfinished, { force: true });
        rmSync(checkpointPath, { force: true });
      });
    },
    close,
  };
}

/** The checksum of the file and its checkpoint. */
const digestOf = (file: Hash, checkpoint: Checkpoint): string =>
  file.copy().update(JSON.stringify(checkpoint)).digest("hex");

/** The unfinished file of the same job, truncated to its checkpoint. @returns null if there is none, or if it cannot be resumed */
function keptFile(unfinished: string, checkpointPath: string, record: JobRecord) {
  let file: number | null = null;
  try {
    requireOrdinaryFile(checkpointPath);
    const stored = storedSchema.parse(JSON.parse(readFileSync(checkpointPath, "utf8")));
    if (differenceOf(stored.record, record) !== null) return null;
    requireOrdinaryFile(unfinished);
    file = openSync(unfinished, "r+");
    const hash = hashOf(file, stored.bytes);
    if (digestOf(hash, stored.checkpoint) !== stored.sha256) throw new Error("the file was changed");
    ftruncateSync(file, stored.bytes);
    return { ...stored, file, hash };
  } catch {
    // nothing to resume: the labels are made again
    if (file !== null) closeSync(file);
    return null;
  }
}

function hashOf(file: number, bytes: number): Hash {
  if (fstatSync(file).size < bytes) throw new Error("the file is shorter than it was");
  const hash = createHash("sha256");
  const chunk = new Uint8Array(1 << 20);
  for (let from = 0; from < bytes;) {
    const read = readSync(file, chunk, 0, Math.min(chunk.length, bytes - from), from);
    if (read === 0) throw new Error("the file is shorter than it was");
    hash.update(chunk.subarray(0, read));
    from += read;
  }
  return hash;
}
