import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import { readContent } from "./read-archive-content.ts";
import { archiveEntries, type ArchiveSources } from "./archive-entries.ts";
import { createArchiveFolder } from "./archive-folder.ts";
import { backupSubject } from "./archive-name.ts";
import { reportOf, type ArchiveReport } from "./archive-report.ts";
import type { BackupArchives } from "./backup-archive.ts";
import type { BackupDatabase } from "./backup-database.ts";
import type { Manifest } from "./manifest.ts";
import { untilStopped } from "./until-stopped.ts";

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

export interface BackupReport extends ArchiveReport {
  path: string;
  bytes: number;
  encrypted: boolean;
  /** Names of older archives that were removed. */
  removed: string[];
}

interface Dependencies extends ArchiveSources {
  database: Pick<BackupDatabase, "read">;
  archives: BackupArchives;
  /** Null: the database is of a version that kept no log yet. */
  audit: () => Promise<Pick<AuditRepository, "append"> | null>;
  trail: AuditTrail;
}

export function createBackUp(dependencies: Dependencies) {
  const { database, archives, digest, text, audit, trail } = dependencies;
  const { freePath, removeOlder } = createArchiveFolder(dependencies);

  /**
   * Writes everything into one file, while the site runs: the database as it is at one instant, and the pictures.
   * What was written is read again and compared before the file gets its name.
   * @throws DomainError `conflict`, `storage_failed`, `archive_unreadable`
   */
  return async function backUp(by: Actor, options: BackupOptions): Promise<BackupReport> {
    const { passphrase, folder, keep, isStopped } = options;
    const path = options.path ?? (await freePath(folder, passphrase !== null));
    const made: { manifest?: Manifest } = {};
    const archive = await database.read((snapshot) =>
      archives.write(
        path,
        untilStopped(
          archiveEntries(
            dependencies,
            snapshot,
            passphrase !== null,
            (manifest) => (made.manifest = manifest),
          ),
          isStopped,
        ),
        passphrase,
      ),
    );
    let bytes: number;
    try {
      const manifest = await readContent(untilStopped(archive.read(), isStopped), { digest: digest(), text });
      if (JSON.stringify(manifest) !== JSON.stringify(made.manifest)) {
        throw new DomainError("archive_unreadable", "What was read back is not what was written");
      }
      ({ bytes } = await archive.finish());
      made.manifest = manifest;
    } catch (error) {
      await archive.discard();
      throw error;
    }
    try {
      const removed = keep === null ? [] : await removeOlder(folder, keep);
      const report = { ...reportOf(made.manifest), bytes, encrypted: passphrase !== null, removed };
      const log = await audit();
      if (log) {
        await trail.record(log, by, {
          action: "backup.created",
          subject: backupSubject(path),
          after: report,
        });
      }
      return { ...report, path };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const message = `${path} is whole and stays. Older archives are not removed, or nothing is in the audit log: ${reason}`;
      throw new DomainError("storage_failed", message, { cause });
    }
  };
}
