import { createHash } from "node:crypto";
import { closeSync, readSync, rmSync, writeFileSync } from "node:fs";
import type { PackedFile } from "../../job.ts";
import { openNewFile } from "../new-file.node.ts";
import { dosTime, end64Records, endRecord, listEntry, localHeader, type ZipEntry } from "./zip-records.ts";

const COPY_BYTES = 65_536;

/** Where the list of contents of a ZIP waits until its files are written. */
export const listPathOf = (path: string): string => `${path}.list`;

/**
 * Writes a ZIP (PKWARE APPNOTE 6.3.10) file by file. The list of contents, which a ZIP has at its end, waits in a second
 * file, so that memory stays flat; more than 65,535 files and 4 GB are possible (ZIP64). Neither holds for fflate's.
 * @param path of the ZIP; that of `listPathOf` is used for the list and deleted
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

  /** The header of a file; its bytes, as many as `packedSize`, must be written next. */
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
    /** Adds an open file as it is. */
    addOpenFile(name: string, file: number, size: number, crc32: number): void {
      addHeader({ name, method: 0, crc32, size, packedSize: size, time });
      flush();
      copy(file, size);
    },
    flush,
    /**
     * Writes the list of contents behind the files.
     * @param commentOf the comment of the ZIP, from the sha256 (hex) of everything before the end record
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
