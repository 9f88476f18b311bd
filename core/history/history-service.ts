import { detectType } from "../codes/qr/content.ts";
import { DomainError } from "../errors.ts";
import type { Page } from "../pagination.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { noSuchFolder } from "./folder-service.ts";
import type { HistoryFolderRepository } from "./history-folder.ts";
import {
  MAX_RECORDS,
  type HistoryCounts,
  type HistoryQuery,
  type HistoryRecord,
  type HistoryRepository,
  type NewHistoryRecord,
  type RecordChanges,
} from "./history-record.ts";
import { isLogoOf, logoKey } from "./logo-service.ts";

const WEEK_MS = 7 * 24 * 3_600_000;
/** How long deleted records can be restored. */
const UNDO_MS = 3_600_000;
/** Records that are forgotten in one go. */
const PURGED_AT_ONCE = 500;

const notFound = () => new DomainError("not_found", "There is no such record in your history");

/** The type of a content. Two kinds are JSON texts that only their form can name. */
export function typeOf({
  content,
  type,
  design,
}: Pick<NewHistoryRecord, "content" | "type" | "design">): HistoryRecord["type"] {
  if (design.kind === "barcode") return "barcode";
  return type === "product_serial" || type === "digital_signature" ? type : detectType(content);
}

function checkLogo(userId: string, { logoUrl }: NewHistoryRecord): void {
  if (logoUrl === null || isLogoOf(userId, logoUrl)) return;
  const message = "This is not a logo of yours";
  throw new DomainError("validation_failed", message, { fields: { logo_url: message } });
}

interface Dependencies {
  history: HistoryRepository;
  historyFolders: HistoryFolderRepository;
  images: ImageStore;
  transact: Transact<{ ownerLocks: OwnerLocks; history: HistoryRepository }>;
  clock: Clock;
  /** Largest number of records of one user. */
  maxRecords?: number;
}

/** A history that is full. */
export const tooManyRecords = (maxRecords: number) =>
  new DomainError("quota_exceeded", `A history holds at most ${maxRecords} codes: delete some first`);

export type HistoryService = ReturnType<typeof createHistoryService>;

/** The codes that a user downloaded. Nobody reaches another's: to them it does not exist. */
export function createHistoryService({
  history,
  historyFolders,
  images,
  transact,
  clock,
  maxRecords = MAX_RECORDS,
}: Dependencies) {
  /**
   * Stores a download. Sent again with the same id it changes nothing, so that a client may repeat a request whose answer was lost.
   * @returns the record as it is stored
   * @throws DomainError `validation_failed`, `quota_exceeded`
   */
  async function save(userId: string, record: NewHistoryRecord): Promise<HistoryRecord> {
    checkLogo(userId, record);
    await transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "history");
      const isFull = (await tx.history.total(userId)) >= maxRecords;
      // a record that exists already adds none
      if (isFull && !(await tx.history.find(userId, record.id))) throw tooManyRecords(maxRecords);
      await tx.history.insert({
        ...record,
        type: typeOf(record),
        userId,
        name: null,
        favourite: false,
        folderId: null,
        shortLinkId: null,
        downloadCount: 1,
        scanCount: 0,
        createdAt: clock.now(),
      });
    });
    return get(userId, record.id);
  }

  /** @throws DomainError `not_found` */
  async function get(userId: string, id: string): Promise<HistoryRecord> {
    const record = await history.find(userId, id);
    if (!record) throw notFound();
    return record;
  }

  /** @throws DomainError `not_found` if the requested folder is not the user's */
  async function list(userId: string, query: HistoryQuery): Promise<Page<HistoryRecord>> {
    for (const folderId of query.filter.folder_id ?? []) {
      if (folderId !== null && !(await historyFolders.find(userId, folderId))) throw noSuchFolder();
    }
    return history.list(userId, query);
  }

  /** Totals of all records; "this week" is the last 7 days. */
  const counts = (userId: string): Promise<HistoryCounts> =>
    history.counts(userId, new Date(clock.now().getTime() - WEEK_MS));

  /** @throws DomainError `not_found`, and then none was counted */
  async function countDownloads(userId: string, ids: readonly string[]): Promise<void> {
    if (!(await history.countDownloads(userId, ids))) throw notFound();
  }

  /**
   * Changes all records or none. @throws DomainError `not_found` if a record or the folder is not the user's
   */
  async function change(userId: string, ids: readonly string[], changes: RecordChanges): Promise<void> {
    const { name } = changes;
    const named = name === undefined ? changes : { ...changes, name: name === "" ? null : name };
    if (!(await history.change(userId, ids, named))) throw notFound();
  }

  /**
   * Can be undone for a while by `restore`; earlier deletions become permanent.
   * @throws DomainError `not_found`, and then nothing was deleted
   */
  async function remove(userId: string, ids: readonly string[]): Promise<void> {
    if (!(await history.remove(userId, ids, clock.now()))) throw notFound();
    await purge();
  }

  /**
   * Restores all records or none. @throws DomainError `not_found` if one never existed or was purged,
   * `quota_exceeded` if others have taken their place
   */
  const restore = (userId: string, ids: readonly string[]): Promise<void> =>
    transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "history");
      const before = await tx.history.total(userId);
      if (!(await tx.history.restore(userId, ids))) throw notFound();
      const after = await tx.history.total(userId);
      if (after > before && after > maxRecords) throw tooManyRecords(maxRecords);
    });

  /**
   * Permanently deletes records whose deletion can no longer be undone. A logo is deleted with the last
   * record that uses it.
   * @returns the number of deleted records
   */
  async function purge(): Promise<number> {
    const before = new Date(clock.now().getTime() - UNDO_MS);
    for (let total = 0; ;) {
      const purged = await history.purge(before, PURGED_AT_ONCE);
      total += purged.length;
      await removeLogos(purged);
      if (purged.length < PURGED_AT_ONCE) return total;
    }
  }

  async function removeLogos(purged: { userId: string; logoUrl: string | null }[]): Promise<void> {
    const withLogo = purged.filter(({ logoUrl }) => logoUrl !== null);
    for (const userId of new Set(withLogo.map((record) => record.userId))) {
      const named = new Set(await history.logoUrls(userId));
      const logos = new Set(withLogo.flatMap((one) => (one.userId === userId ? (one.logoUrl ?? []) : [])));
      for (const url of logos) if (!named.has(url)) await images.remove(logoKey(url));
    }
  }

  return { save, get, list, counts, countDownloads, change, remove, restore, purge };
}
