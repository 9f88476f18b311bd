import { type BatchHead, batchList, type BatchRepository } from "../../core/batches/saved-batch.ts";
import { pageInMemory } from "../../core/lists/page-in-memory.ts";
import { copyOrNull, type Tables } from "./tables.ts";

const headOf = ({
  table: _table,
  choices: _choices,
  deletedAt: _deletedAt,
  ...head
}: StoredBatch): BatchHead => structuredClone(head);
type StoredBatch = Tables["batches"] extends Map<string, infer Row> ? Row : never;

const keyOf = (userId: string, id: string) => `${userId} ${id}`;

export function createFakeBatchRepository({ batches }: Tables): BatchRepository {
  const ownedBy = (userId: string) => [...batches.values()].filter((batch) => batch.userId === userId);
  const findKept = (userId: string, id: string) => {
    const batch = batches.get(keyOf(userId, id));
    return batch?.deletedAt === null ? batch : undefined;
  };
  return {
    async list(userId, { filter: { search, ...filter }, ...query }) {
      const found = ownedBy(userId)
        .filter(({ deletedAt }) => deletedAt === null)
        .filter(({ name }) => name.toLowerCase().includes((search ?? "").toLowerCase()))
        .map(headOf);
      return pageInMemory(found, batchList.columns, query, filter, (batch, field) =>
        field === "created_at" ? batch.createdAt : field === "updated_at" ? batch.updatedAt : batch[field],
      );
    },

    async find(userId, id) {
      const batch = copyOrNull(findKept(userId, id));
      if (!batch) return null;
      const { deletedAt: _deletedAt, ...found } = batch;
      return found;
    },

    async findForUpdate(userId, id) {
      const batch = findKept(userId, id);
      return batch ? headOf(batch) : null;
    },

    async used(userId) {
      const own = ownedBy(userId);
      return {
        batches: own.filter(({ deletedAt }) => deletedAt === null).length,
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },

    async insert(batch) {
      const key = keyOf(batch.userId, batch.id);
      if (!batches.has(key)) batches.set(key, { ...structuredClone(batch), deletedAt: null });
    },

    async update(batch) {
      const before = findKept(batch.userId, batch.id);
      if (before) Object.assign(before, structuredClone(batch), { createdAt: before.createdAt });
    },

    async remove(userId, id, at) {
      const batch = findKept(userId, id);
      if (batch) batch.deletedAt = at;
      return batch !== undefined;
    },

    async restore(userId, id) {
      const batch = batches.get(keyOf(userId, id));
      if (batch) batch.deletedAt = null;
      return batch !== undefined;
    },

    async purge(before, userId) {
      const gone = [...batches.values()].filter(
        (batch) =>
          batch.deletedAt !== null &&
          batch.deletedAt < before &&
          (userId === undefined || batch.userId === userId),
      );
      for (const batch of gone) batches.delete(keyOf(batch.userId, batch.id));
      return gone.length;
    },
  };
}
