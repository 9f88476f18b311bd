import { createHash } from "node:crypto";
import { closeSync, readSync, rmSync, writeFileSync } from "node:fs";
import type { PackedFile } from "../../job.ts";
import { openNewFile } from "../new-file.node.ts";
import { dosTime, end64Records, endRecord, listEntry, localHeader, type ZipEntry } from "./zip-records.ts";

const COPY_BYTES = 65_536;

/** Temporary file of a ZIP's central directory. */
export const listPathOf = (path: string): string => `${path}.list`;

/**
 * Writes a ZIP (PKWARE APPNOTE 6.3.10) file by file. The central directory, which comes last, is kept in a second file, so that memory
 * stays flat; more than 65,535 files and 4 GB are possible (ZIP64). fflate offers neither.
 * @param path of the ZIP; `listPathOf` is used for the directory and deleted
 */
export const createZipWriter = (path: string, now: Date) => {
  const zip = openNewFile(path);
  const listPath = listPathOf(path);
  const list = openNewFile(listPath);
  const time = dosTime(now);
  const hash = createHash("sha256");
  let offset = 0;
  let listBytes = 0;
  let count = 0;
  let pending: Uint8Array[] = [];
  let pendingList: Uint8Array[] = [];

  const put = (bytes: Uint8Array): void => {
    hash.update(bytes);
    writeFileSync(zip, bytes);
  };
  const flush = (): void => {
    put(Buffer.concat(pending));
    writeFileSync(list, Buffer.concat(pendingList));
    [pending, pendingList] = [[], []];
  };

  /** Writes the header of a file; its data, `packedSize` bytes, must follow. */
  const addHeader = (entry: ZipEntry): void => {
    const header = localHeader(entry);
    const listed = listEntry(entry, offset);
    pending.push(header);
    pendingList.push(listed);
    offset += header.length + entry.packedSize;
    listBytes += listed.length;
    count += 1;
  };

  /** Copies the first `length` bytes of an open file into the ZIP. */
  const copy = (file: number, length: number): void => {
    const buffer = Buffer.alloc(COPY_BYTES);
    for (let at = 0; at < length;) {
      const read = readSync(file, buffer, 0, Math.min(buffer.length, length - at), at);
      if (read === 0) throw new Error("A file became shorter while it was read");
      put(buffer.subarray(0, read));
      at += read;
    }
  };

  return {
    add({ bytes, ...file }: PackedFile): void {
      addHeader({ ...file, packedSize: bytes.length, time });
      pending.push(bytes);
    },
    /** Adds an open file without compression. */
    addOpenFile(name: string, file: number, size: number, crc32: number): void {
      addHeader({ name, method: 0, crc32, size, packedSize: size, time });
      flush();
      copy(file, size);
    },
    flush,
    /**
     * Writes the central directory after the files.
     * @param commentOf builds the ZIP's comment from the SHA-256 (hex) of everything before the end record
     */
    finish(commentOf: (sha256: string) => string): void {
      flush();
      copy(list, listBytes);
      const place = { count, bytes: listBytes, offset };
      put(end64Records(place));
      put(endRecord(place, Buffer.from(commentOf(hash.copy().digest("hex")))));
    },
    close(): void {
      closeSync(zip);
      closeSync(list);
      rmSync(listPath, { force: true });
    },
  };
};
