import { deflateRawSync } from "node:zlib";

export interface ZipFileEntry {
  name: string;
  bytes: Uint8Array | string;
  /** The size in the central directory, if it is wrong. */
  claimed?: number;
  /** Unix mode of anything but a regular file: 0o120777 is a symbolic link. */
  mode?: number;
  flags?: number;
}

/**
 * A ZIP written byte by byte (APPNOTE 4.3), so that its fields can be wrong. Checksums are 0, since nothing
 * checks them.
 */
export function zipFile(entries: readonly ZipFileEntry[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimed, mode = 0o100_644, flags = 0 } of entries) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(22);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? content.length, 18);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    common.copy(local, 4);
    local.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE((3 << 8) | 20, 4);
    common.copy(entry, 6);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, nameBytes, packed);
    list.push(entry, nameBytes);
    offset += local.length + nameBytes.length + packed.length;
  }
  const contents = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(contents.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, contents, end]);
}
