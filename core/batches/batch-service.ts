import { DomainError } from "../errors.ts";
import type { Page } from "../pagination.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import {
  batchBytes,
  type BatchContent,
  type BatchHead,
  type BatchQuery,
  type BatchRepository,
  MAX_ALL_BYTES,
  MAX_BATCH_BYTES,
  MAX_BATCHES,
  type NewBatch,
  type SavedBatch,
} from "./saved-batch.ts";

/** How long a deletion can be undone, as in the rest of the history. */
const UNDO_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;

interface Tx {
  ownerLocks: OwnerLocks;
  batches: BatchRepository;
}

interface Dependencies {
  batches: BatchRepository;
  transact: Transact<Tx>;
  clock: Clock;
}

export const NO_SUCH_BATCH = "There is no such batch in your history";
const notFound = () => new DomainError("not_found", NO_SUCH_BATCH);

/** @throws DomainError `too_large` */
function checkedBytes(content: BatchContent): number {
  const bytes = batchBytes(content);
  if (bytes <= MAX_BATCH_BYTES) return bytes;
  const size = (bytes / MEGABYTE).toFixed(1);
  throw new DomainError(
    "too_large",
    `This batch takes ${size} MB, and ${MAX_BATCH_BYTES / MEGABYTE} MB can be saved: remove columns and rows that no code needs, or use a smaller logo`,
  );
}

export type BatchService = ReturnType<typeof createBatchService>;

/** The saved batches of an account. Other accounts' batches are reported as not found. */
export function createBatchService({ batches, transact, clock }: Dependencies) {
  /** @throws DomainError `quota_exceeded` */
  async function makeRoom(tx: Tx, userId: string, added: number, bytes: number): Promise<void> {
    let used = await tx.batches.used(userId);
    if (used.bytes + bytes > MAX_ALL_BYTES) {
      // deleted batches make room for new ones
      await tx.batches.purge(clock.now(), userId);
      used = await tx.batches.used(userId);
    }
    if (used.batches + added > MAX_BATCHES)
      throw new DomainError(
        "quota_exceeded",
        `A history holds at most ${MAX_BATCHES} batches: delete one first`,
      );
    if (used.bytes + bytes > MAX_ALL_BYTES)
      throw new DomainError(
        "quota_exceeded",
        `The batches of a history take at most ${MAX_ALL_BYTES / MEGABYTE} MB together: delete one first`,
      );
  }

  /** @throws DomainError `not_found` */
  async function get(userId: string, id: string): Promise<SavedBatch> {
    const batch = await batches.find(userId, id);
    if (!batch) throw notFound();
    return batch;
  }

  /**
   * Idempotent by id, so that a client may repeat a request whose response was lost.
   * @returns the batch as it is stored
   * @throws DomainError `too_large`, `quota_exceeded`, `conflict` if the batch was deleted
   */
  async function create(userId: string, { id, ...content }: NewBatch): Promise<SavedBatch> {
    const bytes = checkedBytes(content);
    const now = clock.now();
    const times = { createdAt: now, updatedAt: now };
    await transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "batches");
      if (await tx.batches.findForUpdate(userId, id)) return;
      await makeRoom(tx, userId, 1, bytes);
      await tx.batches.insert({ id, userId, ...content, ...factsOf(content), bytes, revision: 1, ...times });
    });
    const stored = await batches.find(userId, id);
    if (!stored)
      throw new DomainError(
        "conflict",
        "This batch was deleted: restore it, or save it under an id of its own",
      );
    return stored;
  }

  /**
   * @param refuse throws if the stored batch is not the version that the caller saw
   */
  async function change(
    userId: string,
    id: string,
    content: BatchContent,
    refuse: (before: BatchHead) => void,
  ): Promise<SavedBatch> {
    const bytes = checkedBytes(content);
    return transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "batches");
      const before = await tx.batches.findForUpdate(userId, id);
      if (!before) throw notFound();
      refuse(before);
      await makeRoom(tx, userId, 0, bytes - before.bytes);
      const after: SavedBatch = {
        ...before,
        ...content,
        ...factsOf(content),
        bytes,
        revision: before.revision + 1,
        updatedAt: clock.now(),
      };
      await tx.batches.update(after);
      return after;
    });
  }

  /**
   * `restore` can undo this for a while.
   * @param refuse throws if the stored batch is not the version that the caller saw
   * @throws DomainError `not_found`
   */
  async function remove(userId: string, id: string, refuse: (before: BatchHead) => void): Promise<void> {
    await transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "batches");
      const before = await tx.batches.findForUpdate(userId, id);
      if (!before) throw notFound();
      refuse(before);
      await tx.batches.remove(userId, id, clock.now());
    });
    await purge();
  }

  /** @throws DomainError `not_found` if it was purged, `quota_exceeded` if others took its place */
  const restore = (userId: string, id: string): Promise<void> =>
    transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "batches");
      if (await tx.batches.findForUpdate(userId, id)) return;
      const { batches: before } = await tx.batches.used(userId);
      if (!(await tx.batches.restore(userId, id))) throw notFound();
      if (before >= MAX_BATCHES)
        throw new DomainError(
          "quota_exceeded",
          `A history holds at most ${MAX_BATCHES} batches: delete one first`,
        );
    });

  /** Purges batches whose deletion can no longer be undone. */
  const purge = (): Promise<number> => batches.purge(new Date(clock.now().getTime() - UNDO_MS));

  const list = (userId: string, query: BatchQuery): Promise<Page<BatchHead>> => batches.list(userId, query);

  return { list, get, create, change, remove, restore, purge };
}

/** The summary that lists show. */
const factsOf = ({ table, choices: { type, output, format } }: BatchContent) => ({
  type,
  output,
  format,
  rows: table.records.length,
});
