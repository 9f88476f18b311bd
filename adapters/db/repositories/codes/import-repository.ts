import type { Knex } from "knex";
import type { ImportRepository } from "../../../../core/import/import-repository.ts";
import type { HistoryRecord } from "../../../../core/history/history-record.ts";
import { within } from "../../pool/marked-transactions.ts";
import { type HeldLink, holdLinks, shortCodeIn } from "../../rows/held-links.ts";
import { type CountedRecord, keepHistorySums } from "../../rows/history-sums.ts";
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

    insert: (records) =>
      within(knex, async (inside) => {
        const [userId] = records.map((record) => record.userId);
        if (userId === undefined) return 0;
        const links = await linksOf(inside, userId, records);
        const ids = records.map(({ id }) => id);
        const { rows: back } = await inside.raw<{ rows: CountedRecord[] }>(
          `UPDATE qr_history SET deleted_at = NULL WHERE user_id = :userId AND id IN (
             SELECT id FROM qr_history WHERE user_id = :userId AND id = ANY(CAST(:ids AS uuid[])) AND deleted_at IS NOT NULL
             ORDER BY id FOR UPDATE
           ) RETURNING ${COUNTED}`,
          { userId, ids },
        );
        const { rows: added } = await storeText(
          inside.raw<{ rows: (CountedRecord & { id: string; created_at: Date })[] }>(
            `INSERT INTO qr_history (id, user_id, name, content, type, format, design, logo_url, favourite, folder_id,
               short_link_id, download_count, scan_count, created_at)
             SELECT r.id, r.user_id, r.name, r.content, r.type, r.format, r.design, r.logo_url, r.favourite, r.folder_id,
               r.short_link_id, r.download_count, r.scan_count, r.created_at
             FROM jsonb_to_recordset(:rows) AS r(id uuid, user_id uuid, name text, content text, type text, format text, design jsonb,
               logo_url text, favourite boolean, folder_id uuid, short_link_id uuid, download_count integer, scan_count integer,
               created_at timestamptz) ORDER BY r.id
             ON CONFLICT (user_id, id) DO NOTHING RETURNING id, created_at, ${COUNTED}`,
            { rows: JSON.stringify(records.map((record) => toRow(record, links))) },
          ),
        );
        await keepHistorySums(
          inside,
          userId,
          [...back, ...added].map((after) => ({ before: null, after })),
          added.flatMap(({ id, created_at: at, download_count: downloads }) =>
            downloads > 0 ? [{ recordId: id, at, downloads }] : [],
          ),
        );
        return back.length + added.length;
      }),
  };
}

const COUNTED = "folder_id, type, favourite, download_count, deleted_at";

/** The account's short links that the records refer to, by code in their content or by id. */
async function linksOf(inside: Knex, userId: string, records: readonly HistoryRecord[]) {
  const held = await holdLinks(inside, userId, {
    codes: records.flatMap((record) => shortCodeIn(record) ?? []),
    ids: records.flatMap(({ shortLinkId }) => shortLinkId ?? []),
  });
  return new Map(held.flatMap((link) => [[link.id, link] as const, [link.code, link] as const]));
}

function toRow(record: HistoryRecord, links: ReadonlyMap<string, HeldLink>) {
  const ofCode = links.get(shortCodeIn(record) ?? "");
  return {
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
    short_link_id: (ofCode ?? links.get(record.shortLinkId ?? ""))?.id ?? null,
    download_count: record.downloadCount,
    scan_count: ofCode?.scan_count ?? 0,
    created_at: record.createdAt,
  };
}
