import { closeSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { JobRecord } from "../job-record.node.ts";
import { MANIFEST_HEADER, MANIFEST_NAME } from "../manifest.ts";
import { openNewFile } from "../new-file.node.ts";
import type { BatchOutput } from "../output.ts";
import { type Remark, REMARKS_NAME, remarksCsv } from "../../remarks.ts";
import { storageError } from "../storage-error.ts";
import { unfinishedPathOf } from "../unfinished-files.node.ts";
import { zipComment } from "./zip-job.node.ts";
import { createZipWriter, listPathOf } from "./zip-writer.node.ts";

interface ZipOptions {
  path: string;
  record: JobRecord;
  /** Timestamp of the files in it. */
  now: Date;
  /** Read when the ZIP is complete: if there are any, remarks.csv lists them. */
  remarks: readonly Remark[];
  /** Number of rows without a code. */
  badRows: number;
  unlock: () => void;
}

const manifestPathOf = (path: string): string => `${unfinishedPathOf(path)}.manifest`;

/** Removes temporary files that a killed run left beside a ZIP. Only the holder of its lock may call it. */
export const removeUnfinishedZip = (path: string): void => {
  const unfinished = unfinishedPathOf(path);
  for (const each of [unfinished, listPathOf(unfinished), manifestPathOf(path)])
    rmSync(each, { force: true });
};

/**
 * Opens a ZIP for the files of a batch, manifest.csv among them. It gets its name when it is complete: an interrupted run
 * leaves no ZIP, and starts from the beginning the next time.
 * @throws DomainError `storage_failed`
 */
export const openZipOutput = ({ path, record, now, remarks, badRows, unlock }: ZipOptions): BatchOutput => {
  const unfinished = unfinishedPathOf(path);
  const manifestPath = manifestPathOf(path);
  const storing = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw storageError(path, error);
    }
  };
  let manifestSize = 0;
  let manifestCrc = 0;
  let written = 0;
  let failed = badRows;
  const { zip, manifest } = storing(() => ({
    manifest: openNewFile(manifestPath),
    zip: createZipWriter(unfinished, now),
  }));
  const append = (lines: string): void => {
    const bytes = Buffer.from(lines);
    writeFileSync(manifest, bytes);
    manifestSize += bytes.length;
    manifestCrc = crc32(bytes, manifestCrc);
  };

  function finish(): void {
    if (remarks.length > 0) {
      const bytes = Buffer.from(remarksCsv(remarks));
      zip.add({ name: REMARKS_NAME, bytes, method: 0, crc32: crc32(bytes), size: bytes.length });
    }
    zip.addOpenFile(MANIFEST_NAME, manifest, manifestSize, manifestCrc);
    zip.finish((sha256) => zipComment({ ...record, written, failed, sha256 }));
    renameSync(unfinished, path);
  }

  return {
    folder: null,
    manifest: null,
    now,
    findKnown: () => Promise.resolve(null),
    accept(result) {
      storing(() => {
        if (manifestSize === 0) append(MANIFEST_HEADER);
        for (const file of result.packed) zip.add(file);
        zip.flush();
        append(result.manifest);
      });
      written += result.written;
      failed += result.failures.length;
    },
    close(complete) {
      try {
        if (complete) storing(finish);
      } finally {
        closeSync(manifest);
        zip.close();
        removeUnfinishedZip(path);
        unlock();
      }
      return Promise.resolve();
    },
  };
};
