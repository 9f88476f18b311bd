import {
  findZipDirectory,
  lengthOfLocalHeader,
  LOCAL_BYTES,
  MAX_END_BYTES,
  readZipDirectory,
  type ZipEntry,
} from "./zip-directory.ts";
import { damagedZip, MAX_PARTS, type ZipParts } from "./zip-parts.ts";

const bytesOf = async (file: Blob, start: number, end: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(start, end).arrayBuffer());

/**
 * Opens a ZIP in a browser and reads its central directory; from the file, only the requested parts are read.
 * @param name file name for messages
 * @throws DomainError `validation_failed` if it is damaged
 */
export const openZipPartsWeb = async (file: Blob, name: string): Promise<ZipParts> => {
  const parts = new Map<string, ZipEntry>();
  try {
    const found = findZipDirectory(await bytesOf(file, Math.max(0, file.size - MAX_END_BYTES), file.size));
    if (found.entries > MAX_PARTS) throw new Error("too many parts");
    const list = await bytesOf(file, found.offset, found.offset + found.bytes);
    for (const entry of readZipDirectory(list, found.entries)) {
      const part = entry.name.toLowerCase();
      if (!parts.has(part)) parts.set(part, entry);
    }
  } catch (error) {
    throw damagedZip(name, error);
  }
  const find = (part: string) => parts.get(part.toLowerCase());
  return {
    has: (part) => find(part) !== undefined,
    sizeOf: (part) => find(part)?.size ?? 0,
    async *read(part) {
      const entry = find(part);
      try {
        if (entry === undefined) throw new Error(`no ${part}`);
        yield* unpacked(file, entry);
      } catch (error) {
        throw damagedZip(name, error);
      }
    },
    close: () => undefined,
  };
};

/** @throws Error if the part is damaged, encrypted, or larger than the central directory declares */
async function* unpacked(file: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const { method, isEncrypted, offset, packedSize, size } = entry;
  if (isEncrypted || (method !== 0 && method !== 8)) throw new Error("an encrypted or unusual part");
  const start = offset + lengthOfLocalHeader(await bytesOf(file, offset, offset + LOCAL_BYTES));
  const packed = file.slice(start, start + packedSize).stream();
  const reader = (
    method === 0 ? packed : packed.pipeThrough(new DecompressionStream("deflate-raw"))
  ).getReader();
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > size) throw new Error("a part that unpacks to more than it says");
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (count !== size) throw new Error("a part that unpacks to less than it says");
}
