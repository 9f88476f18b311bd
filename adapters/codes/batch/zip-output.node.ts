import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { makeFolder } from "./make-folder.node.ts";
import { storageError } from "./storage-error.ts";
import { MANIFEST_HEADER, MANIFEST_NAME, manifestLines } from "./manifest.ts";
import type { BatchOutput } from "./output.ts";
import { type Remark, REMARKS_NAME, remarksCsv } from "./remarks.ts";
import { createZipWriter } from "./zip-writer.node.ts";

/**
 * Opens a ZIP for the files of a batch, manifest.csv among them. It gets its name when it is complete: an interrupted run
 * leaves no ZIP, and starts from the beginning the next time.
 * @param remarks looked at when it is complete: where there are any, remarks.csv has them
 */
export const openZip = (path: string, remarks: readonly Remark[]): BatchOutput => {
  const now = new Date();
  const unfinished = `${path}.part`;
  const manifestPath = `${path}.manifest`;
  const storing = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw storageError(path, error);
    }
  };
  const { zip, manifest } = storing(() => {
    makeFolder(dirname(path));
    return { manifest: openSync(manifestPath, "w+"), zip: createZipWriter(unfinished, now) };
  });
  let manifestSize = 0;
  let manifestCrc = 0;
  const record = (lines: string): void => {
    const bytes = Buffer.from(lines);
    writeFileSync(manifest, bytes);
    manifestSize += bytes.length;
    manifestCrc = crc32(bytes, manifestCrc);
  };
  storing(() => record(MANIFEST_HEADER));

  return {
    folder: null,
    manifest: null,
    now,
    findKnown: () => Promise.resolve(null),
    accept(results) {
      storing(() => {
        for (const { file, packed } of results) if (packed) zip.add(file, packed);
        zip.flush();
        record(manifestLines(results));
      });
    },
    async close(complete) {
      try {
        if (complete) storing(finish);
      } finally {
        closeSync(manifest);
        zip.close();
        rmSync(manifestPath, { force: true });
        rmSync(unfinished, { force: true });
      }
    },
  };

  function finish(): void {
    if (remarks.length > 0) {
      const bytes = Buffer.from(remarksCsv(remarks));
      zip.add(REMARKS_NAME, { bytes, method: 0, crc32: crc32(bytes), size: bytes.length });
    }
    zip.addOpenFile(MANIFEST_NAME, manifest, manifestSize, manifestCrc);
    zip.finish();
    renameSync(unfinished, path);
  }
};
