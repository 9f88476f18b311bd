import type { Knex } from "knex";

/** The address of a short link on any site, with its code. */
const IN_CONTENT = /^https?:\/\/[^/]+\/s\/([2-9A-Za-z]{8})$/;

/** The code of the short link in a record's content; null: none. */
export const shortCodeIn = ({ type, content }: { type: string; content: string }): string | null =>
  type === "url" ? (IN_CONTENT.exec(content)?.[1] ?? null) : null;

export interface HeldLink {
  id: string;
  code: string;
  /** Capped, since a record's count is an integer. */
  scan_count: number;
}

/**
 * Locks links of an account until the end of the transaction against concurrent counting, so that a new
 * record starts with all scans so far.
 */
export async function holdLinks(
  inside: Knex,
  userId: string,
  { codes, ids = [] }: { codes: readonly string[]; ids?: readonly string[] },
): Promise<HeldLink[]> {
  if (codes.length + ids.length === 0) return [];
  const { rows } = await inside.raw<{ rows: HeldLink[] }>(
    `SELECT id, code, least(scan_count, 2147483647)::integer AS scan_count FROM short_links
     WHERE user_id = :userId AND (code = ANY(CAST(:codes AS text[])) OR id = ANY(CAST(:ids AS uuid[])))
     ORDER BY id FOR SHARE`,
    { userId, codes: [...codes], ids: [...ids] },
  );
  return rows;
}
