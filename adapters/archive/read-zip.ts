import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { DomainError } from "../../core/errors.ts";
import type { ArchiveEntry, OpenArchive } from "../../core/ports/archive.ts";
import { jsonRows } from "./json-rows.ts";

const inflate = promisify(inflateRaw);

/** Signatures and sizes of PKWARE APPNOTE 6.3.10, §4.3.7, §4.3.12 and §4.3.16. */
const LOCAL = { signature: 0x04_03_4b_50, bytes: 30 };
const CENTRAL = { signature: 0x02_01_4b_50, bytes: 46 };
const END = { signature: 0x06_05_4b_50, bytes: 22 };
const LONGEST_COMMENT = 65_535;
/** Methods of §4.4.5: stored and deflated. */
const [STORED, DEFLATED] = [0, 8];
/** File types in the upper half of a Unix mode (stat.h). */
const FILE_TYPE = 0o170_000;
const [LINK, FOLDER] = [0o120_000, 0o040_000];

interface Entry extends ArchiveEntry {
  method: number;
  localAt: number;
}

const unreadable = (cause?: unknown) =>
  new DomainError("archive_unreadable", "This file is not a ZIP archive, or it is damaged", { cause });

/** Reads the central directory of a ZIP. No ZIP64: no accepted upload is that large. @throws DomainError `archive_unreadable` */
export function openZip(bytes: Uint8Array): OpenArchive {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = readList(zip);
  // rows of one file are read several times: cache the last unpacked file
  let last: { entry: ArchiveEntry; bytes: Buffer } | null = null;
  return {
    entries,
    unpack: (entry) => unpack(zip, entry as Entry),
    unpackText: async (entry) => (await unpack(zip, entry as Entry)).toString("utf8"),
    async *unpackRows(entry, rowBytes) {
      if (last?.entry !== entry) {
        last = null;
        last = { entry, bytes: await unpack(zip, entry as Entry) };
      }
      yield* jsonRows(last.bytes, rowBytes);
    },
  };
}

function readList(zip: Buffer): Entry[] {
  try {
    const end = findEnd(zip);
    const entries: Entry[] = [];
    let at = zip.readUInt32LE(end + 16);
    for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
      if (zip.readUInt32LE(at) !== CENTRAL.signature) throw unreadable();
      entries.push(readEntry(zip, at));
      at += CENTRAL.bytes + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    // an offset beyond the end of the file
    throw error instanceof DomainError ? error : unreadable(error);
  }
}

/** Finds the end record, which is last, before a comment. */
function findEnd(zip: Buffer): number {
  for (let at = zip.length - END.bytes; at >= Math.max(0, zip.length - END.bytes - LONGEST_COMMENT); at--) {
    if (zip.readUInt32LE(at) === END.signature) return at;
  }
  throw unreadable();
}

function readEntry(zip: Buffer, at: number): Entry {
  const name = zip.toString("utf8", at + CENTRAL.bytes, at + CENTRAL.bytes + zip.readUInt16LE(at + 28));
  const type = (zip.readUInt32LE(at + 38) >>> 16) & FILE_TYPE;
  return {
    name,
    packedBytes: zip.readUInt32LE(at + 20),
    bytes: zip.readUInt32LE(at + 24),
    kind: type === LINK ? "link" : type === FOLDER || name.endsWith("/") ? "folder" : "file",
    isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
    method: zip.readUInt16LE(at + 10),
    localAt: zip.readUInt32LE(at + 42),
  };
}

async function unpack(zip: Buffer, { localAt, method, packedBytes, bytes }: Entry): Promise<Buffer> {
  try {
    if (zip.readUInt32LE(localAt) !== LOCAL.signature) throw unreadable();
    const start = localAt + LOCAL.bytes + zip.readUInt16LE(localAt + 26) + zip.readUInt16LE(localAt + 28);
    const packed = zip.subarray(start, start + packedBytes);
    if (packed.length !== packedBytes || (method !== STORED && method !== DEFLATED)) throw unreadable();
    // never more than the directory declared, which is what was checked
    const file = method === STORED ? packed : await inflate(packed, { maxOutputLength: Math.max(1, bytes) });
    if (file.length !== bytes) throw unreadable();
    return file;
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable(error);
  }
}
