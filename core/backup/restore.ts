import type { Actor } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import { createTally, partOf, readContent } from "./read-archive-content.ts";
import { PASSING_TABLES } from "./archive-secrets.ts";
import { backupSubject } from "./archive-name.ts";
import { reportOf, type ArchiveReport } from "./archive-report.ts";
import type { BackupArchives, DeletionJournal, Digest, TextCodec } from "./backup-archive.ts";
import { NO_POWERS, type BackupDatabase, type RestoredPrivileges, type RowRules } from "./backup-database.ts";
import { type BackupPictures, isPictureOf } from "./backup-pictures.ts";
import { MANIFEST } from "./manifest.ts";
import { checkOpenArchive } from "./open-archive.ts";
import { untilStopped } from "./until-stopped.ts";

export interface RestoreOptions {
  path: string;
  passphrase: string | null;
  /** Overwrites existing data. */
  force: boolean;
  /** Polled regularly: true aborts the restore and changes nothing. */
  isStopped?: () => boolean;
}

export interface RestoreReport extends ArchiveReport, RestoredPrivileges {
  /** Accounts in the archive that were deleted after it was made, and were not restored. */
  deleted_again: number;
}

interface Dependencies {
  database: Pick<BackupDatabase, "checkLoad" | "load">;
  archives: Pick<BackupArchives, "read">;
  pictures: Pick<BackupPictures, "isEmpty" | "open">;
  secretKey: {
    /** Stores a key next to the current one. @returns a function that replaces the current key with it */
    prepare(key: string, options: { force: boolean }): Promise<() => Promise<void>>;
    /** Removes whichever key, the current one or the one beside it, does not open the database's secrets. */
    settle(): Promise<void>;
  };
  journal: Pick<DeletionJournal, "read">;
  digest: () => Digest;
  text: TextCodec;
  /** Rules for the rows of archives that aren't encrypted. */
  rowRules: RowRules;
  trail: AuditTrail;
}

export function createRestore(dependencies: Dependencies) {
  const { database, archives, pictures, secretKey, journal, digest, text, rowRules, trail } = dependencies;

  /**
   * Restores a backup, completely or not at all. The archive is read to its end before anything is touched.
   * Accounts that were deleted since stay deleted, and so do their pictures. All sessions end.
   * @throws DomainError `archive_unreadable`, `not_found`, `database_newer`, `storage_failed`; `conflict` if
   * the site is running, or if data exists and `force` is false
   */
  return async function restore(by: Actor, options: RestoreOptions): Promise<RestoreReport> {
    const { path, passphrase, force, isStopped } = options;
    const read = () => untilStopped(archives.read(path, passphrase), isStopped);
    // an interrupted restore may have left a key that nothing else contains
    await secretKey.settle();
    const manifest = await readContent(read(), { digest: digest(), text });
    const checkPart = passphrase === null ? checkOpenArchive(manifest) : () => undefined;
    const known = await database.checkLoad(manifest.migrations, { force });
    const deleted = new Set([...known, ...(await journal.read(path))]);
    if (!force && manifest.images.count > 0 && !(await pictures.isEmpty())) {
      throw new DomainError("conflict", "There are pictures here already: --force takes their place");
    }
    const brought = await pictures.open();
    const key: { found?: string; place?: () => Promise<void> } = {};
    let report: RestoreReport = { ...reportOf(manifest), deleted_again: 0, ...NO_POWERS };
    try {
      const loading = { force, deleted: [...deleted], check: passphrase === null ? rowRules : null };
      await database.load(
        { ...manifest, rows: rowsOf() },
        loading,
        async ({ audit: log, deletedAgain, powers }) => {
          await brought.all();
          const counts = { ...reportOf(manifest), deleted_again: deletedAgain };
          report = { ...counts, ...powers };
          await trail.record(log, by, {
            action: "backup.restored",
            subject: backupSubject(path),
            after: { ...counts, force },
          });
          if (key.found !== undefined) key.place = await secretKey.prepare(key.found, { force });
        },
      );
    } catch (error) {
      // a database that is unreachable may have committed nevertheless: then the next reader of the key settles it
      await secretKey.settle().catch(() => undefined);
      // pictures left in a store that is unavailable now belong to no row
      await brought.undo().catch(() => undefined);
      throw error;
    }
    // if this fails or is interrupted, the next reader of the key does it
    await key.place?.().catch(() => undefined);
    if (brought.hasChanged()) {
      for await (const entry of archives.read(path, passphrase)) {
        const part = entry.path === MANIFEST ? null : partOf(entry, text);
        if (part?.kind === "image") await brought.replace(part.key, part.bytes);
      }
    }
    await brought.settle();
    return report;

    /** The second pass is verified like the first: the file may have changed in between. */
    async function* rowsOf(): AsyncIterable<{ table: string; lines: string[] }> {
      const tally = createTally(digest());
      for await (const entry of read()) {
        if (entry.path === MANIFEST) continue;
        const part = partOf(entry, text);
        tally.note(entry);
        checkPart(part);
        if (part.kind === "rows") {
          if (!PASSING_TABLES.includes(part.table)) yield part;
        } else if (part.kind === "secret_key") key.found = part.text;
        else if (!isPictureOf(part.key, deleted)) await brought.add(part.key, part.bytes);
      }
      if (tally.hex() !== manifest.digest) {
        throw new DomainError("archive_unreadable", "The archive changed while it was read");
      }
    }
  };
}
