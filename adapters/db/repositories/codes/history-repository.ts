import type { Knex } from "knex";
import { DomainError } from "../../../../core/errors.ts";
import type { HistoryRecord, HistoryRepository } from "../../../../core/history/history-record.ts";
import { within } from "../../pool/marked-transactions.ts";
import { byShard, isSpread } from "../../pool/spread.ts";
import { isRefusedAs } from "../../pool/sql-states.ts";
import { holdLinks, shortCodeIn } from "../../rows/held-links.ts";
import { addWithSums, type CountedRecord, keepHistorySums } from "../../rows/history-sums.ts";
import { pageOfHistory, withShortLinks, type HistoryRow } from "../../rows/history-page.ts";
import { MAX_INTEGER, saturated } from "../../rows/saturated.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface CountsRow {
  total: string | null;
  downloads: string | null;
  favourites: string | null;
  unfiled: string | null;
  this_week: string;
  scans: string | null;
}

/** A record that was changed, as it is and as it was. */
type ChangedRow = CountedRecord & { id: string } & {
  [Column in keyof CountedRecord as `old_${Column}`]: CountedRecord[Column];
};

const COUNTED = ["folder_id", "type", "favourite", "download_count", "deleted_at"] as const;

/**
 * Data derived from records is written together with them: counts and download times (`keepHistorySums`), and
 * the short link of a record (`holdLinks`).
 */
export function createHistoryRepository(knex: Knex): HistoryRepository {
  /**
   * Changes all of the records or, if the owner lacks one of them, none. Locks them in a fixed order.
   * @param downloads number of downloads to add to each
   */
  async function changeAll(
    userId: string,
    ids: readonly string[],
    changes: string,
    {
      values = {},
      which = "deleted_at IS NULL",
    }: { values?: Record<string, Knex.RawBinding>; which?: string } = {},
  ): Promise<boolean> {
    const wanted = [...new Set(ids)];
    if (!wanted.every(isUuid)) return false;
    return within(knex, async (inside) => {
      const { rows } = await storeText(
        inside.raw<{ rows: ChangedRow[] }>(
          `WITH found AS MATERIALIZED (
             SELECT id, ${COUNTED.join(", ")} FROM qr_history
             WHERE user_id = :userId AND id = ANY(CAST(:wanted AS uuid[])) AND ${which} ORDER BY id FOR UPDATE
           )
           UPDATE qr_history r SET ${changes} FROM found
           WHERE r.user_id = :userId AND r.id = found.id AND (SELECT count(*) FROM found) = :count
           RETURNING r.id, ${COUNTED.map((column) => `r.${column}, found.${column} AS old_${column}`).join(", ")}`,
          { ...values, userId, wanted, count: wanted.length },
        ),
      );
      const at = new Date();
      await keepHistorySums(
        inside,
        userId,
        rows.map((after) => ({ before: toBefore(after), after })),
        rows.flatMap(({ id, download_count: count, old_download_count: before }) =>
          count > before ? [{ recordId: id, at, downloads: count - before }] : [],
        ),
      );
      return rows.length > 0;
    });
  }

  return {
    insert: (record) =>
      within(knex, async (inside) => {
        const code = shortCodeIn(record);
        const [link] = code === null ? [] : await holdLinks(inside, record.userId, { codes: [code] });
        const adding = inside("qr_history")
          .insert({
            id: record.id,
            user_id: record.userId,
            name: record.name,
            content: record.content,
            type: record.type,
            format: record.format,
            design: JSON.stringify(record.design),
            logo_url: record.logoUrl,
            favourite: record.favourite,
            folder_id: record.folderId,
            short_link_id: link?.id ?? null,
            download_count: record.downloadCount,
            scan_count: link?.scan_count ?? record.scanCount,
            created_at: record.createdAt,
          })
          .onConflict(["user_id", "id"])
          .ignore();
        // into a folder in two steps: it is locked before the counts, in the order in which deleting it locks them
        if (record.folderId === null && !(await isSpread(inside))) {
          await storeText(addWithSums(inside, adding));
          return;
        }
        const added = await storeText(adding.returning<CountedRecord[]>([...COUNTED]));
        await keepHistorySums(
          inside,
          record.userId,
          added.map((after) => ({ before: null, after })),
          added.flatMap(({ download_count: downloads }) =>
            downloads > 0 ? [{ recordId: record.id, at: record.createdAt, downloads }] : [],
          ),
        );
      }),

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const [row] = (await withShortLinks(knex("qr_history as record"))
        .where({ "record.user_id": userId, "record.id": id })
        .whereNull("record.deleted_at")) as HistoryRow[];
      return row ? toRecord(row) : null;
    },

    async list(userId, query) {
      const { rows, total } = await storeText(pageOfHistory(knex, userId, query));
      return { items: rows.map(toRecord), total };
    },

    async counts(userId, weekStart) {
      const { rows } = await knex.raw<{ rows: CountsRow[] }>(
        `SELECT sum(records) AS total, sum(downloads) AS downloads,
           sum(records) FILTER (WHERE favourite) AS favourites, sum(records) FILTER (WHERE folder_id IS NULL) AS unfiled,
           (SELECT count(*) FROM qr_history
            WHERE user_id = :userId AND deleted_at IS NULL AND created_at >= :weekStart) AS this_week,
           (SELECT sum(scan_count) FROM short_links WHERE user_id = :userId) AS scans
         FROM history_counts WHERE user_id = :userId`,
        { userId, weekStart },
      );
      const [row] = rows;
      return {
        total: toCount(row?.total ?? 0),
        thisWeek: toCount(row?.this_week),
        downloads: toCount(row?.downloads ?? 0),
        scans: toCount(row?.scans ?? 0),
        favourites: toCount(row?.favourites ?? 0),
        unfiled: toCount(row?.unfiled ?? 0),
      };
    },

    async total(userId) {
      const { rows } = await knex.raw<{ rows: { records: string }[] }>(
        "SELECT coalesce(sum(records), 0) AS records FROM history_counts WHERE user_id = ?",
        [userId],
      );
      return toCount(rows[0]?.records);
    },

    async logoUrls(userId) {
      return knex("qr_history")
        .where({ user_id: userId })
        .whereNotNull("logo_url")
        .distinct()
        .pluck<string[]>("logo_url");
    },

    countDownloads: (userId, ids) =>
      changeAll(userId, ids, `download_count = ${saturated("r.download_count", "1", MAX_INTEGER)}`),

    async change(userId, ids, { name, favourite, folderId }) {
      const parts = [
        ...(name === undefined ? [] : ["name = :name"]),
        ...(favourite === undefined ? [] : ["favourite = :favourite"]),
        ...(folderId === undefined ? [] : ["folder_id = :folderId"]),
      ];
      const values = {
        ...(name !== undefined && { name }),
        ...(favourite !== undefined && { favourite }),
        ...(folderId !== undefined && { folderId }),
      };
      try {
        return await changeAll(userId, ids, parts.join(", ") || "favourite = r.favourite", { values });
      } catch (error) {
        if (!isRefusedAs("foreignKeyViolation", error)) throw error;
        throw new DomainError("not_found", "There is no such folder in your history", { cause: error });
      }
    },

    remove: (userId, ids, at) => changeAll(userId, ids, "deleted_at = :at", { values: { at } }),

    restore: (userId, ids) => changeAll(userId, ids, "deleted_at = NULL", { which: "TRUE" }),

    // deleted records are no longer in any count
    async purge(before, limit) {
      const { rows: found } = await knex.raw<{ rows: Pick<HistoryRow, "user_id" | "id">[] }>(
        "SELECT user_id, id FROM qr_history WHERE deleted_at < :before ORDER BY user_id, id LIMIT :limit",
        { before, limit },
      );
      const purged: { userId: string; logoUrl: string | null }[] = [];
      for (const some of await byShard(knex, found, ({ user_id }) => user_id)) {
        const owners = [...new Set(some.map(({ user_id }) => user_id))];
        // read again: some may have been restored meanwhile, or are being purged by another process
        const { rows } = await knex.raw<{ rows: Pick<HistoryRow, "user_id" | "logo_url">[] }>(
          `DELETE FROM qr_history WHERE user_id = ANY(CAST(:owners AS uuid[])) AND (user_id, id) IN (
             SELECT user_id, id FROM qr_history
             WHERE user_id = ANY(CAST(:owners AS uuid[])) AND id = ANY(CAST(:ids AS uuid[])) AND deleted_at < :before
             ORDER BY user_id, id FOR UPDATE SKIP LOCKED
           ) RETURNING user_id, logo_url`,
          { before, owners, ids: some.map(({ id }) => id) },
        );
        purged.push(...rows.map((row) => ({ userId: row.user_id, logoUrl: row.logo_url })));
      }
      return purged;
    },
  };
}

const toBefore = (row: ChangedRow): CountedRecord => ({
  folder_id: row.old_folder_id,
  type: row.old_type,
  favourite: row.old_favourite,
  download_count: row.old_download_count,
  deleted_at: row.old_deleted_at,
});

function toRecord(row: HistoryRow): HistoryRecord {
  const { link_name: name, link_target: target } = row;
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    content: row.content,
    type: row.type,
    format: row.format,
    design: row.design,
    logoUrl: row.logo_url,
    shortLinkId: row.short_link_id ?? null,
    ...(typeof name === "string" && typeof target === "string" && { shortLink: { name, target } }),
    favourite: row.favourite,
    folderId: row.folder_id,
    downloadCount: row.download_count,
    scanCount: row.scan_count,
    createdAt: row.created_at,
  };
}
