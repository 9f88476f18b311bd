import { DomainError } from "../errors.ts";
import type { ArchiveEntry } from "../ports/archive.ts";

/** Bytes of an archive that is sent in, at most. */
export const ARCHIVE_BYTES = 50 * 1024 * 1024;
/** What it may unpack to. */
const UNPACKED_BYTES = 250 * 1024 * 1024;
const ENTRIES = 20_000;
/** Texts pack to a tenth, texts that repeat themselves to a fiftieth; what says it grows more is made to hurt. */
const RATIO = 200;
/** Below this nothing hurts, whatever it grows by. */
const SMALL_BYTES = 1024 * 1024;

const refused = (message: string) => new DomainError("archive_refused", message);

/** Names that lead out of a folder, on whatever system: absolute, with a drive, with `..`, with a backslash or a NUL. */
const isOutside = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split("/").includes("..") || name.length > 300;

/**
 * Looks at what an archive says of itself, before anything of it is unpacked (ASVS 5.0 §5.2.3, §5.3.3).
 * @throws DomainError `archive_refused`, `too_large`
 */
export function checkArchive(entries: readonly ArchiveEntry[], packedBytes: number): void {
  if (packedBytes > ARCHIVE_BYTES) throw new DomainError("too_large", "The archive is larger than 50 MB");
  if (entries.length > ENTRIES) throw refused(`The archive holds more than ${ENTRIES} files`);
  const sum = (of: (entry: ArchiveEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  if (sum(({ bytes }) => bytes) > UNPACKED_BYTES) throw refused("The archive unpacks to more than 250 MB");
  // files that lie on top of each other: the same bytes, unpacked again and again
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
