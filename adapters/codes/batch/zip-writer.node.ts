import { closeSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import type { PackedFile } from "./job.ts";

/** What a 32-bit and a 16-bit field can hold; beyond that, ZIP64 is used. */
const MAX32 = 0xff_ff_ff_ff;
const MAX16 = 0xff_ff;
/** General purpose flag 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
const VERSION_NEEDED = 45;
const COPY_BYTES = 65_536;

/**
 * Writes a ZIP (PKWARE APPNOTE 6.3.10) file by file. The list of contents, which a ZIP has at its end, waits in a second
 * file, so that memory stays flat; more than 65,535 files and 4 GB are possible (ZIP64). Neither holds for fflate's.
 * @param path of the ZIP; `path` + ".list" is used for the list and deleted
 */
export const createZipWriter = (path: string, now: Date) => {
  const zip = openSync(path, "w");
  const listPath = `${path}.list`;
  const list = openSync(listPath, "w+");
  const stamp = dosTime(now);
  let offset = 0;
  let listBytes = 0;
  let count = 0;
  let pending: Buffer[] = [];
  let pendingList: Buffer[] = [];

  const flush = (): void => {
    writeFileSync(zip, Buffer.concat(pending));
    writeFileSync(list, Buffer.concat(pendingList));
    [pending, pendingList] = [[], []];
  };

  /** The header of a file; its bytes, as many as `packedSize`, must be written next. */
  const addHeader = (name: string, file: Omit<PackedFile, "bytes">, packedSize: number): void => {
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(22);
    common.writeUInt16LE(VERSION_NEEDED, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(file.method, 4);
    common.writeUInt16LE(stamp.time, 6);
    common.writeUInt16LE(stamp.date, 8);
    common.writeUInt32LE(file.crc32, 10);
    common.writeUInt32LE(packedSize, 14);
    common.writeUInt32LE(file.size, 18);

    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    common.copy(local, 4);
    local.writeUInt16LE(nameBytes.length, 26);
    pending.push(local, nameBytes);

    const extra = offset > MAX32 ? zip64Offset(offset) : Buffer.alloc(0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    // made by Unix, for the permissions below
    entry.writeUInt16LE((3 << 8) | VERSION_NEEDED, 4);
    common.copy(entry, 6);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE((0o100_644 << 16) >>> 0, 38);
    entry.writeUInt32LE(Math.min(offset, MAX32), 42);
    pendingList.push(entry, nameBytes, extra);

    offset += local.length + nameBytes.length + packedSize;
    listBytes += entry.length + nameBytes.length + extra.length;
    count += 1;
  };

  /** Copies the first `length` bytes of an open file into the ZIP. */
  const copy = (file: number, length: number): void => {
    const buffer = Buffer.alloc(COPY_BYTES);
    for (let at = 0; at < length;) {
      const read = readSync(file, buffer, 0, Math.min(buffer.length, length - at), at);
      if (read === 0) throw new Error("A file became shorter while it was read");
      writeFileSync(zip, buffer.subarray(0, read));
      at += read;
    }
  };

  return {
    add(name: string, file: PackedFile): void {
      addHeader(name, file, file.bytes.length);
      pending.push(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length));
    },
    /** Adds an open file as it is. */
    addOpenFile(name: string, file: number, size: number, crc32: number): void {
      addHeader(name, { method: 0, crc32, size }, size);
      flush();
      copy(file, size);
    },
    flush,
    /** Writes the list of contents behind the files. */
    finish(): void {
      flush();
      copy(list, listBytes);
      writeFileSync(zip, endOfZip(count, listBytes, offset));
    },
    close(): void {
      closeSync(zip);
      closeSync(list);
      rmSync(listPath, { force: true });
    },
  };
};

const zip64Offset = (offset: number): Buffer => {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
};

/** APPNOTE 4.3.14 to 4.3.16. */
const endOfZip = (count: number, listBytes: number, listOffset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Math.min(count, MAX16), 8);
  end.writeUInt16LE(Math.min(count, MAX16), 10);
  end.writeUInt32LE(Math.min(listBytes, MAX32), 12);
  end.writeUInt32LE(Math.min(listOffset, MAX32), 16);
  if (count < MAX16 && listBytes < MAX32 && listOffset < MAX32) return end;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06_06_4b_50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE((3 << 8) | VERSION_NEEDED, 12);
  end64.writeUInt16LE(VERSION_NEEDED, 14);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(listBytes), 40);
  end64.writeBigUInt64LE(BigInt(listOffset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(listOffset + listBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end64, locator, end]);
};

/** Date and time as MS-DOS writes them (APPNOTE 4.4.6). */
const dosTime = (now: Date): { time: number; date: number } => ({
  time: (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1),
  date: ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate(),
});
