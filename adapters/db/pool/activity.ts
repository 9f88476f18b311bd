import type { Knex } from "knex";
import type { RawActivity } from "../../../core/analytics/analytics.ts";
import { linkOf, type LinkColumns } from "../rows/link-columns.ts";
import { selectRows } from "../rows/select-rows.ts";
import { toCount } from "../rows/values.ts";

type MadeCode = Pick<Extract<RawActivity, { kind: "code_made" }>, "at" | "content" | "type">;

/** A user's latest actions, newest first: codes created, their codes scanned, sign-ins. */
export async function readActivity(
  knex: Knex,
  userId: string,
  timeZone: string,
  limit: number,
): Promise<RawActivity[]> {
  const [codes, links, sessions] = await Promise.all([
    selectRows<(LinkColumns | { link_id: null }) & MadeCode & { title: string | null }>(
      knex,
      `SELECT h.*, l.id AS link_id, l.code, l.name, l.target FROM (
         SELECT id, created_at AS at, name AS title, content, type, short_link_id FROM qr_history
         WHERE user_id = :userId AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT :limit
       ) h LEFT JOIN short_links l ON l.id = h.short_link_id AND l.user_id = :userId ORDER BY h.at DESC, h.id DESC`,
      { userId, limit },
    ),
    selectRows<LinkColumns & { at: Date; scans: string }>(
      knex,
      `SELECT l.id AS link_id, l.code, l.name, l.target, l.last_scanned_at AS at,
         (SELECT coalesce(sum(scans), 0) FROM scan_slots s WHERE s.user_id = :userId AND s.link_id = l.id
          AND s.slot >= date_trunc('day', l.last_scanned_at, :timeZone)) AS scans
       FROM short_links l WHERE l.user_id = :userId AND l.last_scanned_at IS NOT NULL
       ORDER BY l.last_scanned_at DESC, l.id LIMIT :limit`,
      { userId, timeZone, limit },
    ),
    selectRows<{ at: Date; user_agent: string | null }>(
      knex,
      `SELECT created_at AS at, user_agent FROM sessions
       WHERE user_id = :userId ORDER BY created_at DESC LIMIT :limit`,
      { userId, limit },
    ),
  ]);
  const all: RawActivity[] = [
    ...codes.map((row) => ({
      kind: "code_made" as const,
      at: row.at,
      name: row.title,
      content: row.content,
      type: row.type,
      link: row.link_id === null ? null : linkOf(row),
    })),
    ...links.map((row) => ({
      kind: "scanned" as const,
      at: row.at,
      link: linkOf(row),
      scans: toCount(row.scans),
    })),
    ...sessions.map(({ at, user_agent }) => ({
      kind: "signed_in" as const,
      at,
      userAgent: user_agent ?? "",
    })),
  ];
  return all.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
}
