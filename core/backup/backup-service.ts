import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { Clock } from "../ports/system.ts";
import { isSecretSetting } from "../settings/settings.ts";
import { createTally, partOf, readContent, SECRET_KEY_FILE } from "./archive-content.ts";
import type { BackupArchives, BackupEntry, BackupPictures, Digest, TextCodec } from "./backup-archive.ts";
import type { BackupDatabase, BackupTable, DatabaseSnapshot } from "./backup-database.ts";
import { FORMAT, MANIFEST, type Manifest } from "./manifest.ts";

export interface BackupOptions {
  path: string;
  /** Null: not encrypted. */
  passphrase: string | null;
  /** Takes the secrets among the settings along, and the key that seals them. Needs a passphrase. */
  withSecrets: boolean;
}

export interface RestoreOptions {
  path: string;
  passphrase: string | null;
  /** Takes the place of whatever is there. */
  force: boolean;
}

/** What was written or brought back. */
export interface BackupReport {
  created_at: string;
  tables: Record<string, number>;
  rows: number;
  /** Null: pictures are kept elsewhere and not in the archive. */
  images: number | null;
  image_store: string;
  secrets: boolean;
}

interface Dependencies {
  database: BackupDatabase;
  archives: BackupArchives;
  imageStore: string;
  /** Null: pictures are kept where this machine cannot take them along. */
  pictures: BackupPictures | null;
  secretKey: { read(): Promise<string>; write(key: string, options: { force: boolean }): Promise<void> };
  digest: () => Digest;
  text: TextCodec;
  audit: Pick<AuditRepository, "append">;
  trail: AuditTrail;
  clock: Clock;
}

export type BackupService = ReturnType<typeof createBackupService>;

/** Rows are put into files of about so many characters. */
const FILE_CHARACTERS = 1_000_000;

export function createBackupService(dependencies: Dependencies) {
  const { database, archives, imageStore, pictures, secretKey, digest, text, audit, trail, clock } =
    dependencies;

  /**
   * Writes everything into one file, while the site runs: the database as it is at one instant, and the pictures of this machine.
   * What was written is read again and compared before the file gets its name.
   * @throws DomainError `validation_failed` for secrets without a passphrase; `conflict`, `storage_failed`, `archive_unreadable`
   */
  async function create(by: Actor, options: BackupOptions): Promise<BackupReport & { bytes: number }> {
    const { path, passphrase, withSecrets } = options;
    if (withSecrets && passphrase === null) {
      throw new DomainError(
        "validation_failed",
        "Secrets are only put into an encrypted archive: add --passphrase-file",
      );
    }
    const made: { manifest?: Manifest } = {};
    const archive = await database.read((snapshot) =>
      archives.write(
        path,
        entriesOf(snapshot, withSecrets, (manifest) => (made.manifest = manifest)),
        passphrase,
      ),
    );
    try {
      const manifest = await readContent(archive.read(), { digest: digest(), text });
      if (JSON.stringify(manifest) !== JSON.stringify(made.manifest)) {
        throw new DomainError("archive_unreadable", "What was read back is not what was written");
      }
      const { bytes } = await archive.finish();
      const report = reportOf(manifest);
      await recordIn(audit, by, "backup.created", path, {
        ...report,
        bytes,
        encrypted: passphrase !== null,
      });
      return { ...report, bytes };
    } catch (error) {
      await archive.discard();
      throw error;
    }
  }

  async function* entriesOf(
    snapshot: DatabaseSnapshot,
    withSecrets: boolean,
    finished: (manifest: Manifest) => void,
  ): AsyncIterable<BackupEntry> {
    const createdAt = clock.now().toISOString();
    const tally = createTally(digest());
    for (const table of snapshot.tables) {
      const keep = withSecrets || table.name !== "settings" ? null : withoutSecrets(table);
      for await (const { number, lines } of filesOf(snapshot.rows(table), keep)) {
        const bytes = text.encode(`${lines.join("\n")}\n`);
        const entry = { path: `tables/${table.name}/${String(number).padStart(6, "0")}.jsonl`, bytes };
        tally.note(entry, lines.length);
        yield entry;
      }
    }
    if (pictures) {
      for await (const { key, bytes } of pictures.entries()) {
        const entry = { path: `images/${key}`, bytes };
        tally.note(entry);
        yield entry;
      }
    }
    if (withSecrets) {
      const entry = { path: SECRET_KEY_FILE, bytes: text.encode(await secretKey.read()) };
      tally.note(entry);
      yield entry;
    }
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
      images: { store: imageStore, count: pictures ? tally.images() : null },
      secrets: withSecrets,
      files: tally.files(),
      digest: tally.hex(),
    };
    finished(manifest);
    yield { path: MANIFEST, bytes: text.encode(JSON.stringify(manifest, null, 1)) };
  }

  /**
   * Brings a backup back, whole or not at all. The archive is read to its end before anything is touched.
   * @throws DomainError `archive_unreadable`, `not_found`, `database_newer`; `conflict` where the site runs, or where something is
   *   there already and `force` is false
   */
  async function restore(by: Actor, { path, passphrase, force }: RestoreOptions): Promise<BackupReport> {
    const manifest = await readContent(archives.read(path, passphrase), { digest: digest(), text });
    await database.checkLoad(manifest.migrations, { force });
    const hasImages = (manifest.images.count ?? 0) > 0;
    if (hasImages && !pictures) {
      throw new DomainError("conflict", "The archive holds pictures of a local store: set IMAGE_STORE=local");
    }
    if (pictures && hasImages && !force && !(await pictures.isEmpty())) {
      throw new DomainError("conflict", "There are pictures here already: --force takes their place");
    }
    const taken = pictures && hasImages ? await pictures.open() : null;
    const undo: (() => Promise<void>)[] = [];
    const found: { key?: string } = {};
    try {
      await database.load({ ...manifest, rows: rowsOf() }, { force }, async (inside) => {
        const report = reportOf(manifest);
        await recordIn(inside.audit, by, "backup.restored", path, { ...report, force });
        if (found.key !== undefined) await secretKey.write(found.key, { force });
        if (taken) undo.push(await taken.swap());
      });
    } catch (error) {
      for (const step of undo) await step();
      throw error;
    } finally {
      await taken?.clean();
    }
    return reportOf(manifest);

    /** The second reading, which is checked like the first: the file may have changed in between. */
    async function* rowsOf(): AsyncIterable<{ table: string; lines: string[] }> {
      const tally = createTally(digest());
      for await (const entry of archives.read(path, passphrase)) {
        if (entry.path === MANIFEST) continue;
        const part = partOf(entry, text);
        tally.note(entry);
        if (part.kind === "rows") yield part;
        else if (part.kind === "secret_key") found.key = part.text;
        else await taken?.add(part.key, part.bytes);
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

/** Says which rows of the table `settings` are no secrets. */
function withoutSecrets({ columns }: BackupTable): (line: string) => boolean {
  const at = columns.findIndex(({ name }) => name === "key");
  return (line) => !isSecretSetting(String((JSON.parse(line) as unknown[])[at]));
}

async function* filesOf(
  batches: AsyncIterable<string[]>,
  keep: ((line: string) => boolean) | null,
): AsyncIterable<{ number: number; lines: string[] }> {
  let lines: string[] = [];
  let characters = 0;
  let number = 0;
  for await (const batch of batches) {
    for (const line of batch) {
      if (keep && !keep(line)) continue;
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

const reportOf = ({ created_at, tables, images, secrets }: Manifest): BackupReport => ({
  created_at,
  tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  images: images.count,
  image_store: images.store,
  secrets,
});
