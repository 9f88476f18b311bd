import type { Knex } from "knex";
import type { ExportPart, ExportReader } from "../../../core/export/export-reader.ts";

/** Rows of one read. */
const PAGE = 500;
/** Page sizes of parts whose rows are megabytes. */
const PAGES: Partial<Record<ExportPart, number>> = { batches: 1 };

/** Each with an `id` that is unique and indexed for the user, and no column that opens an account. */
const PARTS: Record<ExportPart, string> = {
  history: `
    SELECT id, name, content, type, format, design, foreground_color, background_color, size, logo_url, favourite, folder_id,
      short_link_id, download_count, scan_count, created_at
    FROM qr_history WHERE user_id = :userId AND deleted_at IS NULL`,
  folders: "SELECT id, name, created_at FROM history_folders WHERE user_id = :userId",
  brands:
    "SELECT id, name, design, logo, is_default, created_at, updated_at FROM brands WHERE user_id = :userId",
  batches: `
    SELECT id, name, type, output, format, row_table AS table, choices, created_at, updated_at
    FROM code_batches WHERE user_id = :userId AND deleted_at IS NULL`,
  short_links: `
    SELECT id, code, name, target, paused, taken_down_at, taken_down_reason, scan_count::float8, visitor_count::float8, last_scanned_at, created_at, updated_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'dimension', dimension, 'value', value, 'scans', scans,
         'visitors', visitors) ORDER BY day, dimension, value), '[]')
       FROM scan_days WHERE user_id = :userId AND link_id = short_links.id) AS days
    FROM short_links WHERE user_id = :userId`,
  signatures: `
    SELECT id, content, document_title, security_level, valid_until, created_at FROM signatures WHERE user_id = :userId`,
  notifications: `
    SELECT n.id, n.kind, n.title, n.body AS text, r.read_at
    FROM notification_reads r JOIN notifications n ON n.id = r.notification_id WHERE r.user_id = :userId`,
  sessions: `
    SELECT id, user_agent, ip_address, created_at, last_used_at, expires_at FROM sessions
    WHERE user_id = :userId AND expires_at > now()`,
};
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** A user's data export, page by page: only the requested page is in memory. */
export function createExportReader(knex: Knex): ExportReader {
  return {
    async *rows(userId, part) {
      const page = PAGES[part] ?? PAGE;
      for (let after = BEFORE_ALL; ;) {
        const { rows } = await knex.raw<{ rows: { id: string }[] }>(
          `SELECT * FROM (${PARTS[part]}) AS part WHERE id > :after ORDER BY id LIMIT ${page}`,
          { userId, after },
        );
        yield* rows;
        const last = rows.at(-1);
        if (last === undefined || rows.length < page) return;
        after = last.id;
      }
    },

    logoUrls: (userId) =>
      knex("qr_history")
        .where({ user_id: userId, deleted_at: null })
        .whereNotNull("logo_url")
        .distinct()
        .pluck<string[]>("logo_url"),
  };
}
