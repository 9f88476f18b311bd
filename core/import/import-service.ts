import { DomainError } from "../errors.ts";
import type { FolderService } from "../history/folder-service.ts";
import { MOST_RECORDS, type HistoryRecord, type HistoryRepository } from "../history/history-record.ts";
import { tooManyRecords, typeOf } from "../history/history-service.ts";
import { isLogoOf, type LogoService } from "../history/logo-service.ts";
import type { AvatarService } from "../images/avatar-service.ts";
import type { Archives, OpenArchive } from "../ports/archive.ts";
import type { CallCounts } from "../ports/call-counts.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { ProfileService } from "../users/profile-service.ts";
import type { User } from "../users/user.ts";
import { checkArchive } from "./archive-rules.ts";
import { fillProfile, metadataOf } from "./fill-profile.ts";
import type { ImportRepository } from "./import-repository.ts";
import type { ImportedFolder, ImportedRecord, ImportReport } from "./imported.ts";
import { readFolders, readImage, readProfile, readRecords } from "./read-export.ts";

/** An import whose process died keeps the next one out for so long. */
const BUSY_SECONDS = 600;
/** Records that are looked at in one go. */
const BATCH = 500;

interface Dependencies {
  archives: Archives;
  history: Pick<HistoryRepository, "total">;
  imports: Pick<ImportRepository, "present">;
  transact: Transact<{
    ownerLocks: OwnerLocks;
    history: Pick<HistoryRepository, "total">;
    imports: Pick<ImportRepository, "insert">;
  }>;
  folders: Pick<FolderService, "list" | "create">;
  logos: Pick<LogoService, "save">;
  avatars: Pick<AvatarService, "adopt">;
  profiles: Pick<ProfileService, "change" | "fillMetadata">;
  clock: Clock;
  /** Who has an import under way, among all processes. */
  counts: Pick<CallCounts, "add" | "forget">;
  /** Of one user. */
  mostRecords?: number;
}

export type ImportService = ReturnType<typeof createImportService>;

/** Takes in what `exportAll` gave out, of this account or another. Twice is as good as once. */
export function createImportService(dependencies: Dependencies) {
  const { archives, history, imports, transact, folders, logos, avatars, profiles, clock, counts } =
    dependencies;
  const { mostRecords = MOST_RECORDS } = dependencies;
  /**
   * @param bytes of a ZIP; nothing of it is unpacked before all that it says of itself was looked at
   * @throws DomainError `archive_unreadable`, `archive_refused`, `too_large`, `quota_exceeded`, `conflict`; `storage_failed` while
   * the image store is unavailable
   */
  async function importAll(user: User, bytes: Uint8Array): Promise<ImportReport> {
    const busy = `import ${user.id}`;
    // two at once would both count what is there before
    if ((await counts.add(busy, BUSY_SECONDS)).count > 1) {
      throw new DomainError("conflict", "An import is under way: wait until it is done");
    }
    try {
      const archive = archives.open(bytes);
      checkArchive(archive.entries, bytes.length);
      return await takeIn(user, archive);
    } finally {
      await counts.forget(busy);
    }
  }

  async function takeIn(user: User, archive: OpenArchive): Promise<ImportReport> {
    const { records, refused } = await readRecords(archive);
    const missing = await missingOf(user.id, records);
    await checkQuota(user.id, missing.length);
    const { folderOf, ...folderCounts } = await takeFolders(user.id, await readFolders(archive));
    const logoOf = logoTaker(user.id, archive);
    let added = 0;
    for (const batch of batches(missing)) {
      const rows: HistoryRecord[] = [];
      for (const record of batch) {
        const logoUrl = await logoOf.take(record.logo_url);
        rows.push(toRecord(user.id, record, logoUrl, folderOf(record.folder_id), clock.now()));
      }
      added += await insert(user.id, rows);
    }
    const profile = await readProfile(archive);
    return {
      records: { added, present: records.length - added, refused },
      folders: folderCounts,
      logos: logoOf.count(),
      avatar: await takeAvatar(user, archive, profile),
      profile: await takeProfile(user, profile),
    };
  }

  async function missingOf(userId: string, records: ImportedRecord[]): Promise<ImportedRecord[]> {
    const missing: ImportedRecord[] = [];
    for (const batch of batches(records)) {
      const present = await imports.present(
        userId,
        batch.map(({ id }) => id),
      );
      missing.push(...batch.filter(({ id }) => !present.has(id)));
    }
    return missing;
  }

  /** Checks the quota once more: since the archive was read, others may have saved records. */
  const insert = (userId: string, rows: HistoryRecord[]): Promise<number> =>
    transact(async (inside) => {
      await inside.ownerLocks.hold(userId, "history");
      const added = await inside.imports.insert(rows);
      if (added > 0 && (await inside.history.total(userId)) > mostRecords) throw tooManyRecords(mostRecords);
      return added;
    });

  async function checkQuota(userId: string, coming: number): Promise<void> {
    if ((await history.total(userId)) + coming > mostRecords) throw tooManyRecords(mostRecords);
  }

  /** By name: of two accounts, or of two imports, folders of one name are one folder. */
  async function takeFolders(userId: string, given: ImportedFolder[]) {
    const there = new Map((await folders.list(userId)).map(({ id, name }) => [name.toLowerCase(), id]));
    const idOf = new Map<string, string>();
    let [added, present] = [0, 0];
    for (const folder of given) {
      const known = there.get(folder.name.toLowerCase());
      if (known === undefined) {
        // too many already: its records come in without it
        const created = await folders.create(userId, folder.name).catch(nullWhereRefused);
        if (!created) continue;
        added++;
        there.set(folder.name.toLowerCase(), created.id);
        idOf.set(folder.id, created.id);
      } else {
        present++;
        idOf.set(folder.id, known);
      }
    }
    return { added, present, folderOf: (id: string | null) => (id === null ? null : (idOf.get(id) ?? null)) };
  }

  /** Each logo is stored once, drawn again like one that is uploaded. One that is missing or no picture leaves its code without one. */
  function logoTaker(userId: string, archive: OpenArchive) {
    const taken = new Map<string, string | null>();
    return {
      count: () => [...taken.values()].filter((url) => url !== null).length,
      async take(url: string | null): Promise<string | null> {
        if (url === null || !url.startsWith("/media/qr-logos/")) return null;
        if (!taken.has(url)) {
          const file = await readImage(archive, url);
          const saved = file && (await logos.save(userId, file).catch(nullWhereRefused));
          taken.set(url, saved ? saved.url : isLogoOf(userId, url) ? url : null);
        }
        return taken.get(url) ?? null;
      },
    };
  }

  async function takeAvatar(user: User, archive: OpenArchive, given: unknown): Promise<boolean> {
    const { avatar_url: url } = (typeof given === "object" && given !== null ? given : {}) as {
      avatar_url?: unknown;
    };
    if (user.profile.avatarUrl !== null || typeof url !== "string" || !url.startsWith("/media/avatars/")) {
      return false;
    }
    const file = await readImage(archive, url);
    return file !== null && (await avatars.adopt(user.id, file)) !== null;
  }

  async function takeProfile(user: User, given: unknown): Promise<string[]> {
    const changes = fillProfile(user.profile, given);
    if (Object.keys(changes).length > 0) await profiles.change(user.id, changes);
    const metadata = metadataOf(given);
    const isAdded =
      metadata !== null && (await profiles.fillMetadata(user.id, metadata).catch(nullWhereRefused));
    return [...Object.keys(changes), ...(isAdded ? ["user_metadata"] : [])];
  }

  return { importAll };
}

/** What is refused is left out. What fails breaks the import off: the same archive brings the rest when all is well again. */
function nullWhereRefused(error: unknown): null {
  if (error instanceof DomainError && error.code !== "storage_failed") return null;
  throw error;
}

function* batches<T>(items: readonly T[]): Iterable<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}

function toRecord(
  userId: string,
  record: ImportedRecord,
  logoUrl: string | null,
  folderId: string | null,
  now: Date,
): HistoryRecord {
  const { id, content, format, design } = record;
  const made = new Date(record.created_at);
  return {
    id,
    userId,
    content,
    type: typeOf(record),
    format,
    design,
    logoUrl,
    shortLinkId: record.short_link_id,
    name: record.name || null,
    favourite: record.favourite,
    folderId,
    downloadCount: record.download_count,
    scanCount: 0,
    createdAt: made > now ? now : made,
  };
}
