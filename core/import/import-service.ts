import type { BrandService } from "../brands/brand-service.ts";
import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import type { SignedIn } from "../auth/sessions/signed-in.ts";
import { DomainError } from "../errors.ts";
import type { FolderService } from "../history/folder-service.ts";
import { MAX_RECORDS, type HistoryRecord, type HistoryRepository } from "../history/history-record.ts";
import { tooManyRecords } from "../history/history-service.ts";
import { isLogoOf, type LogoService } from "../history/logo-service.ts";
import type { AvatarService } from "../images/avatar-service.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { Archives, OpenArchive } from "../ports/archive.ts";
import type { CallCounts } from "../ports/call-counts.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Signal } from "../ports/signal.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { ProfileService } from "../users/profile-service.ts";
import type { UserRepository } from "../users/user.ts";
import { checkArchive } from "./archive-rules.ts";
import { fillProfile, metadataOf } from "./fill-profile.ts";
import type { ImportRepository } from "./import-repository.ts";
import { importBrands } from "./import-brands.ts";
import { importFolders } from "./import-folders.ts";
import type { ImportReport } from "./imported.ts";
import { nullIfRefused } from "./null-if-refused.ts";
import { readBrands, readFolders, readImage, readProfile } from "./read-export.ts";
import { batches, idsIn, recordsIn } from "./record-batches.ts";
import { toRecord } from "./to-record.ts";
import { startTimeBudget, RETRY_AFTER, type TimeBudget } from "./time-budget.ts";

/** After a process dies during an import, the next one is blocked for this long. */
const BUSY_SECONDS = 600;
/** Concurrent imports in this process, and waiting ones. Each holds an archive of up to 50 MB in memory. */
const [AT_ONCE, WAITING] = [2, 4];

interface Dependencies {
  archives: Archives;
  history: Pick<HistoryRepository, "total">;
  imports: Pick<ImportRepository, "present">;
  transact: Transact<{
    ownerLocks: OwnerLocks;
    history: Pick<HistoryRepository, "total">;
    imports: Pick<ImportRepository, "insert">;
    users: Pick<UserRepository, "findForUpdate">;
    sessions: Pick<SessionRepository, "find">;
  }>;
  folders: Pick<FolderService, "list" | "create">;
  brands: Pick<BrandService, "list" | "create">;
  logos: Pick<LogoService, "save">;
  avatars: Pick<AvatarService, "adopt">;
  profiles: Pick<ProfileService, "fill" | "fillMetadata">;
  clock: Clock;
  /** Users with a running import, among all processes. */
  counts: Pick<CallCounts, "add" | "forget">;
  /** Largest number of history records of one user. */
  maxRecords?: number;
}

export type ImportService = ReturnType<typeof createImportService>;

/**
 * Imports an archive from `exportAll`; importing it twice changes nothing more. The account may change hands
 * during the minutes that this takes: every write checks that the session of the upload still exists.
 */
export function createImportService(dependencies: Dependencies) {
  const { archives, history, imports, transact, folders, brands, logos, avatars, profiles, clock, counts } =
    dependencies;
  const { maxRecords = MAX_RECORDS } = dependencies;
  const limited = limitConcurrency(AT_ONCE, WAITING, () => {
    const message = "Too many archives are being imported: try again soon";
    return new DomainError("unavailable", message, { retryAfter: RETRY_AFTER });
  });

  /**
   * @param signal ends the import before the next batch; imported data stays, as it does after 90 s of work
   * @param bytes a ZIP, whose table of contents is checked before anything is unpacked
   * @throws DomainError `archive_unreadable`, `archive_refused`, `too_large`, `quota_exceeded`, `conflict`,
   * `unavailable`; `session_not_found` once the session has ended; `storage_failed` if the image store fails
   */
  async function importAll(caller: SignedIn, bytes: Uint8Array, signal?: Signal): Promise<ImportReport> {
    const busy = `import ${caller.user.id}`;
    // two concurrent imports would both count the same existing records
    if ((await counts.add(busy, BUSY_SECONDS)).count > 1) {
      throw new DomainError("conflict", "An import is under way: wait until it is done");
    }
    try {
      return await limited(async () => {
        const archive = archives.open(bytes);
        checkArchive(archive.entries, bytes.length);
        return takeIn(caller, archive, startTimeBudget(clock, signal));
      }, signal);
    } finally {
      await counts.forget(busy);
    }
  }

  async function takeIn(caller: SignedIn, archive: OpenArchive, budget: TimeBudget): Promise<ImportReport> {
    const { user } = caller;
    const givenFolders = await readFolders(archive);
    const givenBrands = await readBrands(archive);
    const { ids, refused } = await idsIn(archive, () => budget.requireTimeLeft());
    const missing = await missingOf(user.id, ids);
    await checkQuota(user.id, missing.size);
    const { folderOf, ...folderCounts } = await importFolders(folders, caller, givenFolders, budget);
    const logoOf = logoTaker(user.id, archive);
    let added = 0;
    // a second pass, since all records at once would fill the memory
    for await (const batch of batches(recordsIn(archive, missing))) {
      budget.requireTimeLeft();
      const rows: HistoryRecord[] = [];
      for (const record of batch) {
        const logoUrl = await logoOf.take(record.logo_url);
        rows.push(toRecord(user.id, record, logoUrl, folderOf(record.folder_id), clock.now()));
        // each logo may take seconds: keep the partial result, or the next attempt would get no further
        if (budget.isOver()) break;
      }
      added += await insert(caller, rows);
      if (rows.length < batch.length) budget.requireTimeLeft();
    }
    const brandCounts = await importBrands(brands, caller, givenBrands, budget);
    const profile = await readProfile(archive);
    return {
      records: { added, present: ids.size - added, refused },
      folders: folderCounts,
      brands: brandCounts,
      logos: logoOf.count(),
      avatar: await takeAvatar(caller, archive, profile),
      profile: await takeProfile(caller, profile),
    };
  }

  /** Removes the ids that the user already has. */
  async function missingOf(userId: string, ids: ReadonlySet<string>): Promise<Set<string>> {
    const missing = new Set(ids);
    for await (const batch of batches(ids)) {
      for (const id of await imports.present(userId, batch)) missing.delete(id);
    }
    return missing;
  }

  /** Checks the quota again, since other requests may have saved records after the archive was read. */
  const insert = (caller: SignedIn, rows: HistoryRecord[]): Promise<number> =>
    transact(async (tx) => {
      const userId = caller.user.id;
      await tx.ownerLocks.hold(userId, "history", { locksAccountNext: true });
      await lockCaller(tx, caller);
      const added = await tx.imports.insert(rows);
      if (added > 0 && (await tx.history.total(userId)) > maxRecords) throw tooManyRecords(maxRecords);
      return added;
    });

  async function checkQuota(userId: string, coming: number): Promise<void> {
    if ((await history.total(userId)) + coming > maxRecords) throw tooManyRecords(maxRecords);
  }

  /** Stores each logo once, re-encoded like an upload. If a logo is missing or invalid, its code has none. */
  function logoTaker(userId: string, archive: OpenArchive) {
    const taken = new Map<string, string | null>();
    return {
      count: () => [...taken.values()].filter((url) => url !== null).length,
      async take(url: string | null): Promise<string | null> {
        if (url === null || !url.startsWith("/media/qr-logos/")) return null;
        if (!taken.has(url)) {
          const file = await readImage(archive, url);
          const saved = file && (await logos.save(userId, file).catch(nullIfRefused));
          taken.set(url, saved ? saved.url : isLogoOf(userId, url) ? url : null);
        }
        return taken.get(url) ?? null;
      },
    };
  }

  async function takeAvatar(
    { user, session }: SignedIn,
    archive: OpenArchive,
    given: unknown,
  ): Promise<boolean> {
    const { avatar_url: url } = (typeof given === "object" && given !== null ? given : {}) as {
      avatar_url?: unknown;
    };
    if (user.profile.avatarUrl !== null || typeof url !== "string" || !url.startsWith("/media/avatars/")) {
      return false;
    }
    const file = await readImage(archive, url);
    return file !== null && (await avatars.adopt(user.id, file, session)) !== null;
  }

  async function takeProfile(caller: SignedIn, given: unknown): Promise<string[]> {
    const filled = await profiles.fill(caller, (profile) => fillProfile(profile, given));
    const metadata = metadataOf(given);
    const isAdded = metadata !== null && (await profiles.fillMetadata(caller, metadata).catch(nullIfRefused));
    return [...filled, ...(isAdded ? ["user_metadata"] : [])];
  }

  return { importAll };
}
