import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { Clock } from "../ports/system.ts";
import { createTally, partOf, readContent, SECRET_KEY_FILE } from "./archive-content.ts";
import { archiveName, byAge, isArchiveName, isUnfinishedArchive } from "./archive-name.ts";
import { openRowOf } from "./archive-secrets.ts";
import type { BackupArchives, BackupEntry, DeletionJournal, Digest, TextCodec } from "./backup-archive.ts";
import type { BackupDatabase, DatabaseSnapshot } from "./backup-database.ts";
import { type BackupPictures, isPictureOf } from "./backup-pictures.ts";
import { FORMAT, MANIFEST, type Manifest } from "./manifest.ts";

export interface BackupOptions {
  /** The archive, or null: one with a name of ours in `folder`. */
  path: string | null;
  folder: string;
  /** Null: not encrypted, and without anything that opens an account (`archive-secrets.ts`). */
  passphrase: string | null;
  /** So many archives with names of ours stay in the folder, this one among them; null: all. */
  keep: number | null;
  /** Looked at now and then: true ends the work, which leaves nothing behind. */
  isStopped?: () => boolean;
}

export interface RestoreOptions {
  path: string;
  passphrase: string | null;
  /** Takes the place of whatever is there. */
  force: boolean;
  /** Looked at now and then: true ends the work, and everything is as it was. */
  isStopped?: () => boolean;
}

/** What an archive holds. */
interface ArchiveReport {
  created_at: string;
  tables: Record<string, number>;
  rows: number;
  images: number;
  /** Where they were kept. */
  image_store: string;
  /** Whether everything is in it. */
  secrets: boolean;
}

export interface BackupReport extends ArchiveReport {
  path: string;
  bytes: number;
  encrypted: boolean;
  /** Names of older archives that were removed. */
  removed: string[];
}

export interface RestoreReport extends ArchiveReport {
  /** Accounts of the archive that were deleted after it was made, and did not come back. */
  deleted_again: number;
}

interface Dependencies {
  database: BackupDatabase;
  archives: BackupArchives;
  imageStore: string;
  pictures: BackupPictures;
  secretKey: { read(): Promise<string>; write(key: string, options: { force: boolean }): Promise<void> };
  journal: Pick<DeletionJournal, "read">;
  digest: () => Digest;
  text: TextCodec;
  /** Null: the database is of a version that kept no log yet. */
  audit: () => Promise<Pick<AuditRepository, "append"> | null>;
  trail: AuditTrail;
  clock: Clock;
}

export type BackupService = ReturnType<typeof createBackupService>;

/** Rows are put into files of about so many characters. */
const FILE_CHARACTERS = 1_000_000;
/** What is unfinished after so long was left by a process that died. */
const ABANDONED_MS = 24 * 3_600_000;

const never = (): boolean => false;

export function createBackupService(dependencies: Dependencies) {
  const { database, archives, imageStore, pictures, secretKey, journal, digest, text, audit, trail, clock } =
    dependencies;

  /**
   * Writes everything into one file, while the site runs: the database as it is at one instant, and the pictures.
   * What was written is read again and compared before the file gets its name.
   * @throws DomainError `conflict`, `storage_failed`, `archive_unreadable`
   */
  async function create(by: Actor, options: BackupOptions): Promise<BackupReport> {
    const { passphrase, folder, keep, isStopped = never } = options;
    const path = options.path ?? (await freePath(folder, passphrase !== null));
    const made: { manifest?: Manifest } = {};
    const archive = await database.read((snapshot) =>
      archives.write(
        path,
        until(
          isStopped,
          entriesOf(snapshot, passphrase !== null, (manifest) => (made.manifest = manifest)),
        ),
        passphrase,
      ),
    );
    let bytes: number;
    try {
      const manifest = await readContent(until(isStopped, archive.read()), { digest: digest(), text });
      if (JSON.stringify(manifest) !== JSON.stringify(made.manifest)) {
        throw new DomainError("archive_unreadable", "What was read back is not what was written");
      }
      ({ bytes } = await archive.finish());
      made.manifest = manifest;
    } catch (error) {
      await archive.discard();
      throw error;
    }
    const removed = keep === null ? [] : await removeOlder(folder, keep);
    const report = { ...reportOf(made.manifest), bytes, encrypted: passphrase !== null, removed };
    const log = await audit();
    if (log) await recordIn(log, by, "backup.created", path, report);
    return { ...report, path };
  }

  async function freePath(folder: string, isSealed: boolean): Promise<string> {
    const there = await archives.names(folder);
    for (let number = 1; ; number += 1) {
      const name = archiveName(clock.now(), isSealed, number);
      if (!there.includes(name)) return `${folder}/${name}`;
    }
  }

  /** Only what has a name of ours and is what its name says: the newest stay, and what somebody else put there. */
  async function removeOlder(folder: string, keep: number): Promise<string[]> {
    const names = await archives.names(folder);
    for (const name of names.filter(isUnfinishedArchive)) {
      const age = clock.now().getTime() - (await archives.lastWritten(`${folder}/${name}`)).getTime();
      if (age > ABANDONED_MS) await archives.remove(`${folder}/${name}`);
    }
    const own: string[] = [];
    for (const name of byAge(names.filter(isArchiveName))) {
      if (await archives.isArchive(`${folder}/${name}`)) own.push(name);
    }
    const older = own.slice(keep);
    for (const name of older) await archives.remove(`${folder}/${name}`);
    return older;
  }

  async function* entriesOf(
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
      const shown = withSecrets ? (line: string) => line : openRowOf(table);
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

  /**
   * Brings a backup back, whole or not at all. The archive is read to its end before anything is touched. Accounts that were deleted
   * since stay deleted, and so do their pictures.
   * @throws DomainError `archive_unreadable`, `not_found`, `database_newer`, `storage_failed`; `conflict` where the site runs, or where
   *   something is there already and `force` is false
   */
  async function restore(by: Actor, options: RestoreOptions): Promise<RestoreReport> {
    const { path, passphrase, force, isStopped = never } = options;
    const read = () => until(isStopped, archives.read(path, passphrase));
    const manifest = await readContent(read(), { digest: digest(), text });
    const known = await database.checkLoad(manifest.migrations, { force });
    const deleted = new Set([...known, ...(await journal.read(path))]);
    if (!force && manifest.images.count > 0 && !(await pictures.isEmpty())) {
      throw new DomainError("conflict", "There are pictures here already: --force takes their place");
    }
    const brought = await pictures.open();
    const found: { key?: string } = {};
    let report: RestoreReport = { ...reportOf(manifest), deleted_again: 0 };
    try {
      const loading = { force, deleted: [...deleted] };
      await database.load({ ...manifest, rows: rowsOf() }, loading, async ({ audit: log, deletedAgain }) => {
        await brought.all();
        report = { ...report, deleted_again: deletedAgain };
        await recordIn(log, by, "backup.restored", path, { ...report, force });
        if (found.key !== undefined) await secretKey.write(found.key, { force });
      });
    } catch (error) {
      await brought.undo();
      throw error;
    }
    if (brought.changed.size > 0) {
      for await (const entry of archives.read(path, passphrase)) {
        const part = entry.path === MANIFEST ? null : partOf(entry, text);
        if (part?.kind === "image" && brought.changed.has(part.key))
          await brought.replace(part.key, part.bytes);
      }
    }
    await brought.settle();
    return report;

    /** The second reading, which is checked like the first: the file may have changed in between. */
    async function* rowsOf(): AsyncIterable<{ table: string; lines: string[] }> {
      const tally = createTally(digest());
      for await (const entry of read()) {
        if (entry.path === MANIFEST) continue;
        const part = partOf(entry, text);
        tally.note(entry);
        if (part.kind === "rows") yield part;
        else if (part.kind === "secret_key") found.key = part.text;
        else if (!isPictureOf(part.key, deleted)) await brought.add(part.key, part.bytes);
      }
      if (tally.hex() !== manifest.digest) {
        throw new DomainError("archive_unreadable", "The archive changed while it was read");
      }
    }
  }

  const recordIn = (
    where: Pick<AuditRepository, "append">,
    by: Actor,
    action: "backup.created" | "backup.restored",
    path: string,
    after: Record<string, unknown>,
  ): Promise<void> =>
    trail.record(where, by, {
      action,
      subject: { type: "backup", id: null, name: path.split(/[\\/]/).at(-1) ?? path },
      after,
    });

  return { create, restore };
}

/** The same, until somebody asks for the end. */
async function* until<T>(isStopped: () => boolean, each: AsyncIterable<T>): AsyncIterable<T> {
  for await (const one of each) {
    if (isStopped()) throw new DomainError("conflict", "It was stopped: everything is as it was before");
    yield one;
  }
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

const reportOf = ({ created_at, tables, images, secrets }: Manifest): ArchiveReport => ({
  created_at,
  tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  images: images.count,
  image_store: images.store,
  secrets,
});
