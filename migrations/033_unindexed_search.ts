import type { Knex } from "knex";

/**
 * A search of the history scans the rows of its one user: 0.15 s for 200,000. The trigram index found them in
 * a few ms, but made storing a record take fifteen times as long, and 50 ms for long random contents
 * (docs/decisions/0013-history.md).
 */
export const unindexedSearch = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("DROP INDEX IF EXISTS qr_history_search");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DO $$ BEGIN
        CREATE INDEX qr_history_search ON qr_history USING gin (search_text gin_trgm_ops)
          WITH (fastupdate = off) WHERE deleted_at IS NULL;
      EXCEPTION WHEN undefined_object THEN
        RAISE NOTICE 'no pg_trgm here: searching the history reads its rows as before';
      END $$;
    `);
  },
};
