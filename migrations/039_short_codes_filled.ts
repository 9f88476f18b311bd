import type { Knex } from "knex";

/** Links of one piece. */
const PIECE = 5000;

/**
 * Takes the links that were there before into the directory. A link is held meanwhile, so that none is taken in that goes at this
 * moment; scans of it are counted. What a program of before changes at the same time is in the directory already, by its trigger.
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
