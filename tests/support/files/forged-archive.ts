import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createDigest, utf8 } from "../../../adapters/backup/digest.ts";
import { archiveFiles } from "../../../adapters/backup/archive-files.ts";
import { seal } from "../../../adapters/backup/sealed-stream.ts";
import { createTally } from "../../../core/backup/read-archive-content.ts";
import type { BackupEntry } from "../../../core/backup/backup-archive.ts";
import { MANIFEST, type Manifest } from "../../../core/backup/manifest.ts";
import { gzipSync } from "node:zlib";

/** A file of a tar archive, with the fields that our writer never sets. */
export interface ForgedEntry extends BackupEntry {
  /** "2" is a symbolic link, "5" a directory, "x" a POSIX.1-2001 header. */
  kind?: string;
  link?: string;
  prefix?: string;
  /** The size that the header declares, in octal. */
  size?: string;
}

/** All entries of an archive. */
export async function entriesOf(path: string, passphrase: string | null): Promise<BackupEntry[]> {
  const entries: BackupEntry[] = [];
  for await (const entry of archiveFiles.read(path, passphrase)) entries.push(entry);
  return entries;
}

/** Adds a manifest with the right counts and digest for these files, then applies `change` to it. */
export function sign(
  entries: readonly ForgedEntry[],
  manifest: Manifest,
  change: (manifest: Manifest) => object = (same) => same,
): ForgedEntry[] {
  const tally = createTally(createDigest());
  const files = entries.filter(({ path }) => path !== MANIFEST);
  for (const entry of files)
    tally.note(entry, Buffer.from(entry.bytes).toString("latin1").split("\n").length - 1);
  const right: Manifest = {
    ...manifest,
    tables: manifest.tables.map((table) => ({ ...table, rows: tally.rows.get(table.name) ?? 0 })),
    images: { ...manifest.images, count: tally.images() },
    files: tally.files(),
    digest: tally.hex(),
  };
  return [...files, { path: MANIFEST, bytes: utf8.encode(JSON.stringify(change(right))) }];
}

const BLOCK = 512;

function tarOf(entries: readonly ForgedEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, bytes, kind = "0", link = "", prefix = "", size }) => {
    const head = Buffer.alloc(BLOCK);
    head.write(path, 0, 100);
    head.write("0000600\0", 100);
    head.write("0000000\0", 108);
    head.write("0000000\0", 116);
    head.write(size ?? `${bytes.byteLength.toString(8).padStart(11, "0")}\0`, 124);
    head.write(`${"0".repeat(11)}\0`, 136);
    head.write(kind, 156);
    head.write(link, 157, 100);
    head.write("ustar\x0000", 257);
    head.write(prefix, 345, 155);
    const sum = head.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
    head.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return [head, Buffer.from(bytes), Buffer.alloc((BLOCK - (bytes.byteLength % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** Writes an archive as a forger would who knows our format. @returns its path */
export async function forge(
  folder: string,
  entries: readonly ForgedEntry[],
  { passphrase = null, after = Buffer.alloc(0) }: { passphrase?: string | null; after?: Buffer } = {},
): Promise<string> {
  const zipped = gzipSync(Buffer.concat([tarOf(entries), after]));
  const path = join(folder, `forged-${crypto.randomUUID()}`);
  async function* chunks() {
    yield zipped;
  }
  const sealed: Uint8Array[] = [];
  if (passphrase !== null) for await (const piece of seal(chunks(), passphrase)) sealed.push(piece);
  await writeFile(path, passphrase === null ? zipped : Buffer.concat(sealed));
  return path;
}
