import type { Clock } from "../ports/system.ts";
import { createTally, SECRET_KEY_FILE } from "./read-archive-content.ts";
import { openRowOf, sealedRowOf } from "./archive-secrets.ts";
import type { BackupEntry, Digest, TextCodec } from "./backup-archive.ts";
import type { DatabaseSnapshot } from "./backup-database.ts";
import type { BackupPictures } from "./backup-pictures.ts";
import { FORMAT, MANIFEST, type Manifest } from "./manifest.ts";

export interface ArchiveSources {
  /** The image store, by its configuration name. */
  imageStore: string;
  pictures: Pick<BackupPictures, "entries">;
  secretKey: { read(): Promise<string> };
  digest: () => Digest;
  text: TextCodec;
  clock: Clock;
}

/** Approximate size of a file of rows, characters. */
const FILE_CHARACTERS = 1_000_000;

/**
 * Yields every file of an archive, the manifest last.
 * @param finished called with the manifest just before it is written
 */
export async function* archiveEntries(
  { imageStore, pictures, secretKey, digest, text, clock }: ArchiveSources,
  snapshot: DatabaseSnapshot,
  withSecrets: boolean,
  finished: (manifest: Manifest) => void,
): AsyncIterable<BackupEntry> {
  const createdAt = clock.now().toISOString();
  const tally = createTally(digest());
  const noted = (entry: BackupEntry, lines = 0): BackupEntry => {
    tally.note(entry, lines);
    return entry;
  };
  for (const table of snapshot.tables) {
    const shown = (withSecrets ? sealedRowOf : openRowOf)(table);
    for await (const { number, lines } of filesOf(snapshot.rows(table), shown)) {
      const bytes = text.encode(`${lines.join("\n")}\n`);
      const path = `tables/${table.name}/${String(number).padStart(6, "0")}.jsonl`;
      yield noted({ path, bytes }, lines.length);
    }
  }
  for await (const { key, bytes } of pictures.entries()) yield noted({ path: `images/${key}`, bytes });
  if (withSecrets) yield noted({ path: SECRET_KEY_FILE, bytes: text.encode(await secretKey.read()) });
  const manifest: Manifest = {
    format: FORMAT,
    product: "quietzone",
    created_at: createdAt,
    migrations: snapshot.migrations,
    tables: snapshot.tables.map(({ name, columns }) => ({
      name,
      columns,
      rows: tally.rows.get(name) ?? 0,
    })),
    sequences: snapshot.sequences,
    images: { store: imageStore, count: tally.images() },
    secrets: withSecrets,
    files: tally.files(),
    digest: tally.hex(),
  };
  finished(manifest);
  yield { path: MANIFEST, bytes: text.encode(JSON.stringify(manifest, null, 1)) };
}

async function* filesOf(
  batches: AsyncIterable<string[]>,
  shown: (line: string) => string | null,
): AsyncIterable<{ number: number; lines: string[] }> {
  let lines: string[] = [];
  let characters = 0;
  let number = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      const line = shown(row);
      if (line === null) continue;
      lines.push(line);
      characters += line.length;
      if (characters < FILE_CHARACTERS) continue;
      yield { number: (number += 1), lines };
      lines = [];
      characters = 0;
    }
  }
  if (lines.length > 0) yield { number: number + 1, lines };
}
