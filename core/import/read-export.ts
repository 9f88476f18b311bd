import { DomainError } from "../errors.ts";
import { MOST_RECORDS } from "../history/history-record.ts";
import { imageKeyOf } from "../images/user-images.ts";
import type { ArchiveEntry, OpenArchive } from "../ports/archive.ts";
import {
  importedFolderSchema,
  importedRecordSchema,
  type ImportedFolder,
  type ImportedRecord,
} from "./imported.ts";

/** Bytes of a list that are read. */
const LIST_BYTES = 100 * 1024 * 1024;
/** Bytes of `profile.json`, which is read at once. */
const PROFILE_BYTES = 1024 * 1024;
/** Far above the folders that anybody may have. */
const MOST_FOLDER_ROWS = 10_000;
/** Bytes of one picture. */
const IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * `history.json`, each record once.
 * @returns how many were left out as they are none, too
 * @throws DomainError `archive_refused`, `too_large`
 */
export async function readRecords(
  archive: OpenArchive,
): Promise<{ records: ImportedRecord[]; refused: number }> {
  const entry = findFile(archive, "history.json");
  if (!entry) {
    throw new DomainError("archive_refused", "This is not an export of this site: it has no history.json");
  }
  const records = new Map<string, ImportedRecord>();
  let refused = 0;
  await eachRow(archive, entry, MOST_RECORDS, (row) => {
    const parsed = importedRecordSchema.safeParse(row);
    if (parsed.success) records.set(parsed.data.id, parsed.data);
    else refused++;
  });
  return { records: [...records.values()], refused };
}

/** `folders.json`; what is none is left out. @throws DomainError `archive_refused`, `too_large` */
export async function readFolders(archive: OpenArchive): Promise<ImportedFolder[]> {
  const folders: ImportedFolder[] = [];
  const entry = findFile(archive, "folders.json");
  if (!entry) return folders;
  await eachRow(archive, entry, MOST_FOLDER_ROWS, (row) => {
    const folder = importedFolderSchema.safeParse(row);
    if (folder.success) folders.push(folder.data);
  });
  return folders;
}

/** `profile.json` as it is: the caller checks each field. @throws DomainError `archive_refused`, `too_large` */
export async function readProfile(archive: OpenArchive): Promise<unknown> {
  const entry = findFile(archive, "profile.json");
  if (!entry) return undefined;
  if (entry.bytes > PROFILE_BYTES)
    throw new DomainError("too_large", "The file profile.json is larger than 1 MB");
  const text = await archive.unpackText(entry);
  return orNotJson(entry, () => JSON.parse(text) as unknown);
}

const findFile = (archive: OpenArchive, name: string) =>
  archive.entries.find((entry) => entry.name === name && entry.kind === "file");

/** The picture that an address in the export names; null where it is missing or too large. */
export async function readImage(archive: OpenArchive, url: string): Promise<Uint8Array | null> {
  const entry = findFile(archive, `images/${imageKeyOf(url)}`);
  return entry && entry.bytes <= IMAGE_BYTES ? archive.unpack(entry) : null;
}

/**
 * Shows each row of a list to `look`.
 * @throws DomainError `archive_refused`, `too_large`
 */
async function eachRow(
  archive: OpenArchive,
  entry: ArchiveEntry,
  most: number,
  look: (row: unknown) => void,
): Promise<void> {
  const { name, bytes } = entry;
  if (bytes > LIST_BYTES) throw new DomainError("too_large", `The file ${name} is larger than 100 MB`);
  let rows = 0;
  await orNotJson(entry, async () => {
    for await (const row of archive.unpackRows(entry)) {
      rows += 1;
      if (rows > most)
        throw new DomainError("archive_refused", `The file ${name} has more than ${most} rows`);
      look(row);
    }
  });
}

async function orNotJson<T>({ name }: ArchiveEntry, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new DomainError("archive_refused", `The file ${name} is not JSON, or not what it should be`, {
      cause,
    });
  }
}
