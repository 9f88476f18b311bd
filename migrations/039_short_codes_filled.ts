import type { Knex } from "knex";

/** Links per batch. */
const PIECE = 5000;

/**
 * Copies existing links into the directory. Each link is locked meanwhile, so that no link is added that is
 * being deleted; its scans are still counted. Concurrent changes by older versions are already in the
 * directory through its trigger.
 */
export const shortCodesFilled = {
  async piece(knex: Knex, after: string): Promise<string | null> {
    const { rows } = await knex.raw<{ rows: { last: string | null }[] }>(
      `WITH piece AS (
         SELECT code, user_id, id, target, paused, taken_down_at IS NOT NULL AS taken_down
         FROM short_links WHERE code > ? ORDER BY code LIMIT ${PIECE} FOR KEY SHARE
       ), added AS (
         INSERT INTO short_codes (code, user_id, link_id, target, paused, taken_down) SELECT * FROM piece ON CONFLICT DO NOTHING
       )
       SELECT max(code) AS last FROM piece`,
      [after],
    );
    return rows[0]?.last ?? null;
  },

  up: async (): Promise<void> => undefined,

  async down(knex: Knex): Promise<void> {
    await knex.raw("DELETE FROM short_codes");
  },
};
