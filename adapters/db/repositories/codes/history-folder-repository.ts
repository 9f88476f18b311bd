import type { Knex } from "knex";
import { DomainError } from "../../../../core/errors.ts";
import type { HistoryFolder, HistoryFolderRepository } from "../../../../core/history/history-folder.ts";
import { within } from "../../pool/marked-transactions.ts";
import { isRefusedAs } from "../../pool/sql-states.ts";
import { type CountedRecord, keepHistorySums } from "../../rows/history-sums.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface FolderRow {
  id: string;
  user_id: string;
  name: string;
  created_at: Date;
}

async function uniqueName<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await storeText(statement);
  } catch (error) {
    if (!isRefusedAs("uniqueViolation", error)) throw error;
    const message = "There is a folder of that name already";
    throw new DomainError("conflict", message, { fields: { name: message }, cause: error });
  }
}

export function createHistoryFolderRepository(knex: Knex): HistoryFolderRepository {
  const folders = () => knex<FolderRow>("history_folders");
  return {
    async list(userId) {
      const { rows } = await knex.raw<{ rows: (FolderRow & { records: string })[] }>(
        `SELECT folder.*, coalesce(sum(records), 0) AS records
         FROM history_folders AS folder
         LEFT JOIN history_counts AS kept ON kept.user_id = folder.user_id AND kept.folder_id = folder.id
         WHERE folder.user_id = :userId
         GROUP BY folder.user_id, folder.id ORDER BY lower(name), id`,
        { userId },
      );
      return rows.map((row) => ({ ...toFolder(row), records: toCount(row.records) }));
    },

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const row = await folders().where({ user_id: userId, id }).first();
      return row ? toFolder(row) : null;
    },

    async insert({ id, userId, name, createdAt }) {
      await uniqueName(knex("history_folders").insert({ id, user_id: userId, name, created_at: createdAt }));
    },

    async rename(userId, id, name) {
      if (!isUuid(id)) return false;
      return (await uniqueName(folders().where({ user_id: userId, id }).update({ name }))) > 0;
    },

    async remove(userId, id) {
      if (!isUuid(id)) return false;
      return within(knex, async (inside) => {
        // lock first: records being added to it become visible below, and none can be added later
        const [folder] = await inside<FolderRow>("history_folders")
          .where({ user_id: userId, id })
          .forUpdate()
          .select("id");
        if (!folder) return false;
        const { rows } = await inside.raw<{ rows: CountedRecord[] }>(
          `UPDATE qr_history SET folder_id = NULL WHERE user_id = :userId AND id IN (
             SELECT id FROM qr_history WHERE user_id = :userId AND folder_id = :id ORDER BY id FOR UPDATE
           ) RETURNING folder_id, type, favourite, download_count, deleted_at`,
          { userId, id },
        );
        await keepHistorySums(
          inside,
          userId,
          rows.map((after) => ({ before: null, after })),
        );
        // deletes the folder's counts as well
        await inside("history_folders").where({ user_id: userId, id }).delete();
        return true;
      });
    },
  };
}

function toFolder(row: FolderRow): HistoryFolder {
  return { id: row.id, userId: row.user_id, name: row.name, createdAt: row.created_at };
}
