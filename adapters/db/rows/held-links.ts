import type { Knex } from "knex";

/** A short link in a code: the address of whichever site, and its code. */
const IN_CONTENT = /^https?:\/\/[^/]+\/s\/([2-9A-Za-z]{8})$/;

/** The code of the short link that a record's code holds; null: none. */
export const shortCodeIn = ({ type, content }: { type: string; content: string }): string | null =>
  type === "url" ? (IN_CONTENT.exec(content)?.[1] ?? null) : null;

export interface HeldLink {
  id: string;
  code: string;
  /** As a record can have it, whose count is an integer. */
  scan_count: number;
}

/**
 * Links of an account, held to the end of the transaction against those who count at this moment: a record that is added begins with all
 * scans until now.
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
