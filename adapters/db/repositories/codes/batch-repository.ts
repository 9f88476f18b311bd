import type { Knex } from "knex";
import {
  type BatchHead,
  batchList,
  type BatchRepository,
  type SavedBatch,
} from "../../../../core/batches/saved-batch.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface HeadRow {
  id: string;
  user_id: string;
  name: string;
  type: BatchHead["type"];
  output: BatchHead["output"];
  format: BatchHead["format"];
  row_count: number;
  bytes: number;
  preview: BatchHead["preview"];
  revision: number;
  created_at: Date;
  updated_at: Date;
}

interface BatchRow extends HeadRow {
  row_table: SavedBatch["table"];
  choices: SavedBatch["choices"];
}

/** Without the rows, which may take megabytes. */
const HEAD = [
  "id",
  "user_id",
  "name",
  "type",
  "output",
  "format",
  "row_count",
  "bytes",
  "preview",
  "revision",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof HeadRow)[];

const LIST = listSql(batchList, { rows: "row_count" });

const toHead = (row: HeadRow): BatchHead => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  type: row.type,
  output: row.output,
  format: row.format,
  rows: row.row_count,
  bytes: row.bytes,
  preview: row.preview,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const valuesOf = (batch: SavedBatch) => ({
  name: batch.name,
  type: batch.type,
  output: batch.output,
  format: batch.format,
  row_count: batch.rows,
  bytes: batch.bytes,
  preview: JSON.stringify(batch.preview),
  row_table: JSON.stringify(batch.table),
  choices: JSON.stringify(batch.choices),
  revision: batch.revision,
  updated_at: batch.updatedAt,
});

export function createBatchRepository(knex: Knex): BatchRepository {
  const batches = () => knex("code_batches");
  const kept = (userId: string) => batches().where({ user_id: userId }).whereNull("deleted_at");
  return {
    list(userId, { filter, ...query }) {
      const found = kept(userId);
      whereColumns(found, LIST, filter);
      if (filter.search) void found.whereRaw("lower(name) LIKE lower(?)", [anywhere(filter.search)]);
      return readPage(found, query, LIST, HEAD, toHead);
    },

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const row = (await kept(userId).where({ id }).first()) as BatchRow | undefined;
      return row ? { ...toHead(row), table: row.row_table, choices: row.choices } : null;
    },

    async findForUpdate(userId, id) {
      if (!isUuid(id)) return null;
      const row = (await kept(userId).where({ id }).forUpdate().first(HEAD)) as HeadRow | undefined;
      return row ? toHead(row) : null;
    },

    async used(userId) {
      const [row] = await batches()
        .where({ user_id: userId })
        .select<{ batches: string; bytes: string | null }[]>(
          knex.raw("count(*) FILTER (WHERE deleted_at IS NULL) AS batches"),
          knex.raw("sum(bytes) AS bytes"),
        );
      return { batches: toCount(row?.batches), bytes: toCount(row?.bytes ?? 0) };
    },

    async insert(batch) {
      const { id, userId, createdAt } = batch;
      await storeText(
        batches()
          .insert({ ...valuesOf(batch), id, user_id: userId, created_at: createdAt })
          .onConflict(["user_id", "id"])
          .ignore(),
      );
    },

    async update(batch) {
      await storeText(kept(batch.userId).where({ id: batch.id }).update(valuesOf(batch)));
    },

    async remove(userId, id, at) {
      return isUuid(id) && (await kept(userId).where({ id }).update({ deleted_at: at })) > 0;
    },

    async restore(userId, id) {
      if (!isUuid(id)) return false;
      return (await batches().where({ user_id: userId, id }).update({ deleted_at: null })) > 0;
    },

    purge(before, userId) {
      const removed = batches().where("deleted_at", "<", before);
      return (userId === undefined ? removed : removed.where({ user_id: userId })).delete();
    },
  };
}
