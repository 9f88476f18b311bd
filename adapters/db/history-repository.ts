import type { Knex } from "knex";
import type { HistoryRecord, HistoryRepository } from "../../core/history/history-record.ts";
import { isUuid, storeText, toCount } from "./values.ts";

interface HistoryRow {
  id: string;
  user_id: string;
  content: string;
  type: HistoryRecord["type"];
  format: HistoryRecord["format"];
  design: HistoryRecord["design"];
  logo_url: string | null;
  download_count: number;
  scan_count: number;
  created_at: Date;
}

interface CountsRow {
  total: string;
  this_week: string;
  downloads: string;
  scans: string;
}

export function createHistoryRepository(knex: Knex): HistoryRepository {
  const records = () => knex<HistoryRow>("qr_history");

  return {
    async insert(record) {
      await storeText(
        knex("qr_history")
          .insert({
            id: record.id,
            user_id: record.userId,
            content: record.content,
            type: record.type,
            format: record.format,
            design: JSON.stringify(record.design),
            logo_url: record.logoUrl,
            download_count: record.downloadCount,
            scan_count: record.scanCount,
            created_at: record.createdAt,
          })
          .onConflict(["user_id", "id"])
          .ignore(),
      );
    },

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const row = await records().where({ user_id: userId, id }).first();
      return row ? toRecord(row) : null;
    },

    async list(userId, { sort, order, offset, limit }) {
      const rows = await records()
        .where({ user_id: userId })
        // records with the same value keep one order from page to page
        .orderBy([
          { column: sort, order },
          { column: "id", order },
        ])
        .offset(offset)
        .limit(limit);
      const [count] = await knex("qr_history").where({ user_id: userId }).count("*", { as: "total" });
      return { items: rows.map(toRecord), total: toCount(count?.["total"]) };
    },

    async counts(userId, weekStart) {
      const { rows } = await knex.raw<{ rows: CountsRow[] }>(
        `SELECT count(*) AS total, count(*) FILTER (WHERE created_at >= :weekStart) AS this_week,
           sum(download_count) AS downloads, sum(scan_count) AS scans
         FROM qr_history WHERE user_id = :userId`,
        { userId, weekStart },
      );
      const [row] = rows;
      return {
        total: toCount(row?.total),
        thisWeek: toCount(row?.this_week),
        downloads: toCount(row?.downloads),
        scans: toCount(row?.scans),
      };
    },

    async logoUrls(userId) {
      return records()
        .where({ user_id: userId })
        .whereNotNull("logo_url")
        .distinct()
        .pluck<string[]>("logo_url");
    },

    async countDownload(userId, id) {
      if (!isUuid(id)) return false;
      return (await records().where({ user_id: userId, id }).increment("download_count", 1)) > 0;
    },

    async remove(userId, id) {
      if (!isUuid(id)) return false;
      return (await records().where({ user_id: userId, id }).delete()) > 0;
    },
  };
}

function toRecord(row: HistoryRow): HistoryRecord {
  return {
    id: row.id,
    userId: row.user_id,
    content: row.content,
    type: row.type,
    format: row.format,
    design: row.design,
    logoUrl: row.logo_url,
    downloadCount: row.download_count,
    scanCount: row.scan_count,
    createdAt: row.created_at,
  };
}
