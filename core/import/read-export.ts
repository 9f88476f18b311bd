import * as z from "zod/mini";
import { DomainError } from "../errors.ts";
import { imageKeyOf } from "../images/user-images.ts";
import type { OpenArchive } from "../ports/archive.ts";
import {
  importedFolderSchema,
  importedRecordSchema,
  type ImportedFolder,
  type ImportedRecord,
} from "./imported.ts";

/** Bytes of one JSON file that are read. */
const JSON_BYTES = 100 * 1024 * 1024;
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
  const rows = await readJson(archive, "history.json");
  if (!Array.isArray(rows)) {
    throw new DomainError("archive_refused", "This is not an export of this site: it has no history.json");
  }
  const records = new Map<string, ImportedRecord>();
  let refused = 0;
  for (const row of rows) {
    const parsed = importedRecordSchema.safeParse(row);
    if (parsed.success) records.set(parsed.data.id, parsed.data);
    else refused++;
  }
  return { records: [...records.values()], refused };
}

/** `folders.json`; what is none is left out. @throws DomainError `archive_refused`, `too_large` */
export async function readFolders(archive: OpenArchive): Promise<ImportedFolder[]> {
  const parsed = z.array(z.unknown()).safeParse(await readJson(archive, "folders.json"));
  return (parsed.success ? parsed.data : []).flatMap((row) => {
    const folder = importedFolderSchema.safeParse(row);
    return folder.success ? [folder.data] : [];
  });
}

/** `profile.json` as it is: whoever fills a profile looks at each field. @throws DomainError `archive_refused`, `too_large` */
export const readProfile = (archive: OpenArchive): Promise<unknown> => readJson(archive, "profile.json");

const findFile = (archive: OpenArchive, name: string) =>
  archive.entries.find((entry) => entry.name === name && entry.kind === "file");

/** The picture that an address in the export names; null where it is missing or too large. */
export async function readImage(archive: OpenArchive, url: string): Promise<Uint8Array | null> {
  const entry = findFile(archive, `images/${imageKeyOf(url)}`);
  return entry && entry.bytes <= IMAGE_BYTES ? archive.unpack(entry) : null;
}

/** @returns undefined where there is no such file */
async function readJson(archive: OpenArchive, name: string): Promise<unknown> {
  const entry = findFile(archive, name);
  if (!entry) return undefined;
  if (entry.bytes > JSON_BYTES) throw new DomainError("too_large", `The file ${name} is larger than 100 MB`);
  const text = await archive.unpackText(entry);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new DomainError("archive_refused", `The file ${name} is not JSON`, { cause });
  }
}
