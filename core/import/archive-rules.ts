import { DomainError } from "../errors.ts";
import type { ArchiveEntry } from "../ports/archive.ts";

/** Largest upload of an archive, bytes. */
export const ARCHIVE_BYTES = 50 * 1024 * 1024;
/** Largest unpacked size, bytes. */
const UNPACKED_BYTES = 250 * 1024 * 1024;
const ENTRIES = 20_000;
/**
 * Largest compression ratio. Texts compress to a tenth, repetitive ones to a fiftieth; higher ratios indicate
 * a zip bomb.
 */
const RATIO = 200;
/** Smaller files are harmless at any ratio. */
const SMALL_BYTES = 1024 * 1024;

const refused = (message: string) => new DomainError("archive_refused", message);

/**
 * Names that point outside the folder on any operating system: absolute, with a drive, `..`, a backslash or a
 * NUL.
 */
const isOutside = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split("/").includes("..") || name.length > 300;

/**
 * Checks an archive's table of contents before anything is unpacked (ASVS 5.0 §5.2.3, §5.3.3).
 * @throws DomainError `archive_refused`, `too_large`
 */
export function checkArchive(entries: readonly ArchiveEntry[], packedBytes: number): void {
  if (packedBytes > ARCHIVE_BYTES) throw new DomainError("too_large", "The archive is larger than 50 MB");
  if (entries.length > ENTRIES) throw refused(`The archive holds more than ${ENTRIES} files`);
  const sum = (of: (entry: ArchiveEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  if (sum(({ bytes }) => bytes) > UNPACKED_BYTES) throw refused("The archive unpacks to more than 250 MB");
  // overlapping files, which unpack the same bytes again and again
  if (sum((entry) => entry.packedBytes) > packedBytes) throw refused("The files of the archive overlap");
  for (const entry of entries) checkEntry(entry);
}

function checkEntry({ name, kind, bytes, packedBytes, isEncrypted }: ArchiveEntry): void {
  if (isOutside(name)) throw refused("The archive holds a file whose name leads out of it");
  if (kind === "link") throw refused("The archive holds a symbolic link");
  if (isEncrypted) throw refused("The archive is encrypted: send one without a password");
  if (/\.(zip|gz|7z|rar|tar|tgz|bz2|xz|zst)$/i.test(name)) throw refused("The archive holds another archive");
  if (bytes > SMALL_BYTES && bytes > packedBytes * RATIO) {
    throw refused("The archive holds a file that grows beyond measure when it is unpacked");
  }
}
