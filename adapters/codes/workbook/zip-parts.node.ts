import { type Entry, openPromise, type ZipFile } from "yauzl";
import { damagedZip, MAX_PARTS, type ZipParts } from "./zip-parts.ts";

/**
 * Opens a ZIP and reads its central directory.
 * @param name file name for messages
 * @throws DomainError `validation_failed` if it is damaged
 */
export const openZipParts = async (path: string, name: string): Promise<ZipParts> => {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damagedZip(name, error);
  }
  const parts = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (parts.size >= MAX_PARTS) throw new Error("too many parts");
      const part = entry.fileName.toLowerCase();
      if (!parts.has(part)) parts.set(part, entry);
    }
  } catch (error) {
    zip.close();
    throw damagedZip(name, error);
  }
  const find = (part: string) => parts.get(part.toLowerCase());
  return {
    has: (part) => find(part) !== undefined,
    sizeOf: (part) => find(part)?.uncompressedSize ?? 0,
    async *read(part) {
      const entry = find(part);
      if (entry === undefined) throw damagedZip(name, new Error(`no ${part}`));
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
      } catch (error) {
        throw damagedZip(name, error);
      }
    },
    close: () => zip.close(),
  };
};
