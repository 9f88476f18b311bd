import type { Knex } from "knex";
import type { ImportRepository } from "../../../../core/import/import-repository.ts";
import { storeText } from "../../rows/values.ts";

export function createImportRepository(knex: Knex): ImportRepository {
  return {
    async present(userId, ids) {
      const found = await knex("qr_history")
        .where({ user_id: userId, deleted_at: null })
        .whereIn("id", [...ids])
        .pluck<string[]>("id");
      return new Set(found);
    },

    async insert(records) {
      const rows = records.map((record) => ({
        id: record.id,
        user_id: record.userId,
        name: record.name,
        content: record.content,
        type: record.type,
        format: record.format,
        design: record.design,
        logo_url: record.logoUrl,
        favourite: record.favourite,
        folder_id: record.folderId,
        short_link_id: record.shortLinkId,
        download_count: record.downloadCount,
        scan_count: 0,
        created_at: record.createdAt,
      }));
      const { rowCount } = await storeText(
        knex.raw<{ rowCount: number }>(
          `INSERT INTO qr_history AS mine (id, user_id, name, content, type, format, design, logo_url, favourite, folder_id,
             short_link_id, download_count, scan_count, created_at)
           SELECT r.id, r.user_id, r.name, r.content, r.type, r.format, r.design, r.logo_url, r.favourite, r.folder_id,
             (SELECT l.id FROM short_links l WHERE l.id = r.short_link_id AND l.user_id = r.user_id),
             r.download_count, r.scan_count, r.created_at
           FROM jsonb_populate_recordset(NULL::qr_history, :rows) AS r ORDER BY r.id
           ON CONFLICT (user_id, id) DO UPDATE SET deleted_at = NULL WHERE mine.deleted_at IS NOT NULL`,
          { rows: JSON.stringify(rows) },
        ),
      );
      return rowCount;
    },
  };
}
