import { DomainError } from "../errors.ts";
import { imageKeyType } from "../images/image-key.ts";
import { damagedArchive, foreignArchive, newerArchive } from "./archive-errors.ts";
import type { BackupEntry, Digest, TextCodec } from "./backup-archive.ts";
import { FORMAT, formatSchema, MANIFEST, manifestSchema, type Manifest } from "./manifest.ts";

const TABLE_FILE = /^tables\/([a-z0-9_]+)\/\d+\.jsonl$/;
const IMAGE_FILE = /^images\/(.+)$/;
export const SECRET_KEY_FILE = "secret.key";
/** Every row has at least one character, and a file of rows is closed at a million of them. */
const MAX_LINES = 1_000_000;
const MANIFEST_BYTES = 1024 * 1024;

/** A parsed file of an archive. */
export type ArchivePart =
  | { kind: "rows"; table: string; lines: string[] }
  | { kind: "image"; key: string; bytes: Uint8Array }
  | { kind: "secret_key"; text: string };

/** Hashes and counts every file that passes, for the manifest. */
export function createTally(digest: Digest) {
  const rows = new Map<string, number>();
  let files = 0;
  let images = 0;
  return {
    rows,
    images: () => images,
    files: () => files,
    hex: () => digest.hex(),
    note({ path, bytes }: BackupEntry, lines = 0): void {
      files += 1;
      digest.add(`${path}\n${bytes.byteLength}\n`);
      digest.add(bytes);
      const table = TABLE_FILE.exec(path)?.[1];
      if (table !== undefined) rows.set(table, (rows.get(table) ?? 0) + lines);
      if (IMAGE_FILE.test(path)) images += 1;
    },
  };
}

/**
 * Reads an archive to its end and passes on its parts.
 * @returns its manifest, after everything is verified against it
 * @throws DomainError `archive_unreadable`, `database_newer`
 */
export async function readContent(
  entries: AsyncIterable<BackupEntry>,
  { digest, text }: { digest: Digest; text: TextCodec },
  take: (part: ArchivePart) => Promise<void> = async () => undefined,
): Promise<Manifest> {
  const tally = createTally(digest);
  const paths = new Set<string>();
  let manifest: Manifest | null = null;
  for await (const entry of entries) {
    if (manifest || paths.has(entry.path)) throw damagedArchive();
    paths.add(entry.path);
    if (entry.path === MANIFEST) {
      manifest = readManifest(entry.bytes, text);
      continue;
    }
    const part = partOf(entry, text);
    tally.note(entry, part.kind === "rows" ? part.lines.length : 0);
    await take(part);
  }
  if (!manifest) throw damagedArchive();
  const isWhole =
    manifest.files === tally.files() &&
    manifest.digest === tally.hex() &&
    manifest.images.count === tally.images() &&
    manifest.tables.every(({ name, rows }) => rows === (tally.rows.get(name) ?? 0));
  if (!isWhole) throw damagedArchive();
  return manifest;
}

function readManifest(bytes: Uint8Array, text: TextCodec): Manifest {
  if (bytes.byteLength > MANIFEST_BYTES) throw damagedArchive();
  try {
    const said: unknown = JSON.parse(text.decode(bytes));
    const { format } = formatSchema.parse(said);
    if (format > FORMAT) throw newerArchive(format);
    return manifestSchema.parse(said);
  } catch (error) {
    throw error instanceof DomainError ? error : damagedArchive(error);
  }
}

/** @throws DomainError `archive_unreadable` for files that no backup contains */
export function partOf({ path, bytes }: BackupEntry, text: TextCodec): ArchivePart {
  const table = TABLE_FILE.exec(path)?.[1];
  if (table !== undefined) return { kind: "rows", table, lines: linesOf(decoded(bytes, text)) };
  const key = IMAGE_FILE.exec(path)?.[1];
  if (key !== undefined) {
    if (imageKeyType(key) === null) throw damagedArchive();
    return { kind: "image", key, bytes };
  }
  if (path === SECRET_KEY_FILE) return { kind: "secret_key", text: keyOf(decoded(bytes, text)) };
  throw foreignArchive();
}

function decoded(bytes: Uint8Array, text: TextCodec): string {
  try {
    return text.decode(bytes);
  } catch (error) {
    throw damagedArchive(error);
  }
}

/** Each line ends with a line break. */
function linesOf(text: string): string[] {
  const lines = text.split("\n", MAX_LINES + 2);
  if (lines.pop() !== "" || lines.length > MAX_LINES) throw damagedArchive();
  return lines;
}

/** A key is one line (`SECRET_KEY`). */
function keyOf(text: string): string {
  if (!/^\P{Cc}{32,4096}$/u.test(text)) throw damagedArchive();
  return text;
}
