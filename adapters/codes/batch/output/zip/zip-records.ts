/** Maximum values of a 32-bit and a 16-bit field; from there on, ZIP64 is used. */
const MAX32 = 0xff_ff_ff_ff;
const MAX16 = 0xff_ff;
/** General purpose flag 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
const VERSION_NEEDED = 45;
const MADE_BY_UNIX = 3 << 8;
const LOCAL_SIGNATURE = 0x04_03_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
export const END_SIGNATURE = 0x06_05_4b_50;
const END64_SIGNATURE = 0x06_06_4b_50;
const LOCATOR64_SIGNATURE = 0x07_06_4b_50;
/** Bytes of the end record before its comment, and the offset of the comment's length. */
export const END_BYTES = 22;
export const COMMENT_LENGTH_AT = 20;

/** A file of a ZIP, as its headers describe it. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  method: 0 | 8;
  crc32: number;
  /** Bytes before and after compression. */
  size: number;
  packedSize: number;
  time: DosTime;
}

/** Date and time as MS-DOS writes them (APPNOTE 4.4.6). */
export interface DosTime {
  time: number;
  date: number;
}

export const dosTime = (now: Date): DosTime => ({
  time: (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1),
  date: ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate(),
});

/** Fields that both headers of a file have, in this order. */
const commonFields = ({ method, crc32, size, packedSize, time }: ZipEntry): Buffer => {
  const common = Buffer.alloc(22);
  common.writeUInt16LE(VERSION_NEEDED, 0);
  common.writeUInt16LE(UTF8_NAMES, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt16LE(time.time, 6);
  common.writeUInt16LE(time.date, 8);
  common.writeUInt32LE(crc32, 10);
  common.writeUInt32LE(packedSize, 14);
  common.writeUInt32LE(size, 18);
  return common;
};

/** Local file header (APPNOTE 4.3.7). */
export const localHeader = (entry: ZipEntry): Buffer => {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  commonFields(entry).copy(header, 4);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

/** Central directory header (APPNOTE 4.3.12). @param offset of the local header */
export const listEntry = (entry: ZipEntry, offset: number): Buffer => {
  const name = Buffer.from(entry.name);
  // the largest value of the field itself means that the extra field has the offset (APPNOTE 4.5.3)
  const extra = offset >= MAX32 ? zip64Offset(offset) : Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(ENTRY_SIGNATURE, 0);
  // so that the permissions below are read
  header.writeUInt16LE(MADE_BY_UNIX | VERSION_NEEDED, 4);
  commonFields(entry).copy(header, 6);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE((0o100_644 << 16) >>> 0, 38);
  header.writeUInt32LE(Math.min(offset, MAX32), 42);
  return Buffer.concat([header, name, extra]);
};

const zip64Offset = (offset: number): Buffer => {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
};

/** Position of the central directory. */
export interface ZipList {
  count: number;
  bytes: number;
  offset: number;
}

/** ZIP64 end records (APPNOTE 4.3.14 and 4.3.15), needed if a field of the end record cannot hold its value; otherwise empty. */
export const end64Records = ({ count, bytes, offset }: ZipList): Buffer => {
  if (count < MAX16 && bytes < MAX32 && offset < MAX32) return Buffer.alloc(0);
  const end = Buffer.alloc(56);
  end.writeUInt32LE(END64_SIGNATURE, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY_UNIX | VERSION_NEEDED, 12);
  end.writeUInt16LE(VERSION_NEEDED, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(LOCATOR64_SIGNATURE, 0);
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
};

/** End of central directory record (APPNOTE 4.3.16). @param comment at most 65,535 bytes */
export const endRecord = ({ count, bytes, offset }: ZipList, comment: Buffer): Buffer => {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(Math.min(count, MAX16), 8);
  end.writeUInt16LE(Math.min(count, MAX16), 10);
  end.writeUInt32LE(Math.min(bytes, MAX32), 12);
  end.writeUInt32LE(Math.min(offset, MAX32), 16);
  end.writeUInt16LE(comment.length, COMMENT_LENGTH_AT);
  return Buffer.concat([end, comment]);
};
