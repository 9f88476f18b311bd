import { type Entry, openPromise, type ZipFile } from "yauzl";
import { DomainError } from "../../../core/errors.ts";

/** A ZIP whose parts are read by name. */
export interface ZipParts {
  has: (name: string) => boolean;
  /** Bytes of a part once it is unpacked, as the list of contents says; no more than these are ever unpacked. */
  sizeOf: (name: string) => number;
  /** The bytes of a part, piece by piece. @throws DomainError `validation_failed` where it is damaged or encrypted */
  read: (name: string) => AsyncIterable<Buffer>;
  close: () => void;
}

/** More parts are no workbook; its list of contents is held in memory. */
const MAX_PARTS = 10_000;

/**
 * Opens a ZIP and reads its list of contents.
 * @param name of the file, for sentences
 * @throws DomainError `validation_failed` where it is damaged
 */
export const openZipParts = async (path: string, name: string): Promise<ZipParts> => {
  const damaged = (cause: unknown) =>
    cause instanceof DomainError
      ? cause
      : new DomainError(
          "validation_failed",
          `${name} is damaged, or not an Excel workbook: open it and save it again.`,
          {
            cause,
          },
        );
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damaged(error);
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
    throw damaged(error);
  }
  const find = (part: string) => parts.get(part.toLowerCase());
  return {
    has: (part) => find(part) !== undefined,
    sizeOf: (part) => find(part)?.uncompressedSize ?? 0,
    async *read(part) {
      const entry = find(part);
      if (entry === undefined) throw damaged(new Error(`no ${part}`));
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
      } catch (error) {
        throw damaged(error);
      }
    },
    close: () => zip.close(),
  };
};
