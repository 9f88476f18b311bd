import { MAX_BRANDS } from "../brands/brand.ts";
import { DomainError } from "../errors.ts";
import { MAX_RECORDS } from "../history/history-record.ts";
import { imageKeyOf } from "../images/user-images.ts";
import type { ArchiveEntry, OpenArchive } from "../ports/archive.ts";
import { isStorable } from "./is-storable.ts";
import {
  importedBrandSchema,
  importedFolderSchema,
  importedRecordSchema,
  type ImportedBrand,
  type ImportedFolder,
  type ImportedRecord,
} from "./imported.ts";

/** Largest size of a list, bytes. */
const LIST_BYTES = 100 * 1024 * 1024;
/** Largest size of `profile.json`, bytes; it is read in one piece. */
const PROFILE_BYTES = 1024 * 1024;
/** Far above the largest number of folders per account. */
const MAX_FOLDER_ROWS = 10_000;
/** Largest number of brands per account, and the largest size of one including its logo, bytes. */
const MAX_BRAND_ROWS = MAX_BRANDS;
const BRAND_ROW_BYTES = 3 * 1024 * 1024;
/** Largest size of a picture, bytes. */
const IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * The records of `history.json` one by one, null for an invalid row. There may be as many as a history can
 * hold.
 * @throws DomainError `archive_refused`, `too_large`
 */
export async function* readRecords(archive: OpenArchive): AsyncGenerator<ImportedRecord | null> {
  const entry = findFile(archive, "history.json");
  if (!entry) {
    throw new DomainError("archive_refused", "This is not an export of this site: it has no history.json");
  }
  for await (const row of rowsOf(archive, entry, MAX_RECORDS)) {
    const parsed = importedRecordSchema.safeParse(row);
    yield parsed.success && isStorable(parsed.data) ? parsed.data : null;
  }
}

/** `folders.json` without invalid rows. @throws DomainError `archive_refused`, `too_large` */
export async function readFolders(archive: OpenArchive): Promise<ImportedFolder[]> {
  const folders: ImportedFolder[] = [];
  const entry = findFile(archive, "folders.json");
  if (!entry) return folders;
  for await (const row of rowsOf(archive, entry, MAX_FOLDER_ROWS)) {
    const folder = importedFolderSchema.safeParse(row);
    if (folder.success && isStorable(folder.data)) folders.push(folder.data);
  }
  return folders;
}

/** `brands.json`, null for an invalid row. @throws DomainError `archive_refused`, `too_large` */
export async function readBrands(archive: OpenArchive): Promise<(ImportedBrand | null)[]> {
  const brands: (ImportedBrand | null)[] = [];
  const entry = findFile(archive, "brands.json");
  if (!entry) return brands;
  for await (const row of rowsOf(archive, entry, MAX_BRAND_ROWS, BRAND_ROW_BYTES)) {
    const brand = importedBrandSchema.safeParse(row);
    brands.push(brand.success && isStorable(brand.data) ? brand.data : null);
  }
  return brands;
}

/**
 * `profile.json` as parsed: the caller checks each field. @throws DomainError `archive_refused`, `too_large`
 */
export async function readProfile(archive: OpenArchive): Promise<unknown> {
  const entry = findFile(archive, "profile.json");
  if (!entry) return undefined;
  if (entry.bytes > PROFILE_BYTES)
    throw new DomainError("too_large", "The file profile.json is larger than 1 MB");
  const text = await archive.unpackText(entry);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw notJson(entry, cause);
  }
}

const findFile = (archive: OpenArchive, name: string) =>
  archive.entries.find((entry) => entry.name === name && entry.kind === "file");

/** The picture at an address in the export; null if it is missing or too large. */
export async function readImage(archive: OpenArchive, url: string): Promise<Uint8Array | null> {
  const entry = findFile(archive, `images/${imageKeyOf(url)}`);
  return entry && entry.bytes <= IMAGE_BYTES ? archive.unpack(entry) : null;
}

/**
 * Each row of a list.
 * @throws DomainError `archive_refused`, `too_large`
 */
async function* rowsOf(
  archive: OpenArchive,
  entry: ArchiveEntry,
  maxRows: number,
  rowBytes?: number,
): AsyncGenerator {
  const { name, bytes } = entry;
  if (bytes > LIST_BYTES) throw new DomainError("too_large", `The file ${name} is larger than 100 MB`);
  let rows = 0;
  try {
    for await (const row of archive.unpackRows(entry, rowBytes)) {
      rows += 1;
      if (rows > maxRows)
        throw new DomainError("archive_refused", `The file ${name} has more than ${maxRows} rows`);
      yield row;
    }
  } catch (cause) {
    throw notJson(entry, cause);
  }
}

/** The error for a file that is not valid JSON; other errors are returned unchanged. */
const notJson = ({ name }: ArchiveEntry, cause: unknown): unknown =>
  cause instanceof SyntaxError
    ? new DomainError("archive_refused", `The file ${name} is not JSON, or not what it should be`, { cause })
    : cause;
