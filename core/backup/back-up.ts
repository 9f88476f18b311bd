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
  /** The archive file, or null: a generated name in `folder`. */
  path: string | null;
  folder: string;
  /** Null: not encrypted and without secrets (`archive-secrets.ts`). */
  passphrase: string | null;
  /** Number of archives with our names to keep in the folder, including this one; null: all. */
  keep: number | null;
  /** Polled regularly: true aborts the backup, which leaves no files behind. */
  isStopped?: () => boolean;
}

export interface BackupReport extends ArchiveReport {
  path: string;
  bytes: number;
  encrypted: boolean;
  /** Names of the older archives that were deleted. */
  removed: string[];
}

interface Dependencies extends ArchiveSources {
  database: Pick<BackupDatabase, "read">;
  archives: BackupArchives;
  /** Null: the schema of the database predates the audit log. */
  audit: () => Promise<Pick<AuditRepository, "append"> | null>;
  trail: AuditTrail;
}

export function createBackUp(dependencies: Dependencies) {
  const { database, archives, digest, text, audit, trail } = dependencies;
  const { freePath, removeOlder } = createArchiveFolder(dependencies);

  /**
   * Writes the database at one instant and the pictures into one file, while the site runs. The file is read
   * again and verified before it gets its final name.
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
