import type { Knex } from "knex";

/**
 * The directory of short links: makes a code unique in the whole site, and holds everything that a redirect
 * reads (docs/decisions/0034-distributed-postgres.md). The program writes it together with the link; a
 * trigger does so for older versions.
 */
export const shortCodes = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE short_codes (
        code text PRIMARY KEY,
        user_id uuid NOT NULL,
        link_id uuid NOT NULL,
        target text NOT NULL,
        paused boolean NOT NULL,
        taken_down boolean NOT NULL
      ) WITH (fillfactor = 90);

      CREATE FUNCTION note_short_code() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM short_codes WHERE code = OLD.code;
        ELSE
          INSERT INTO short_codes (code, user_id, link_id, target, paused, taken_down)
            VALUES (NEW.code, NEW.user_id, NEW.id, NEW.target, NEW.paused, NEW.taken_down_at IS NOT NULL)
            ON CONFLICT (code) DO UPDATE SET target = excluded.target, paused = excluded.paused, taken_down = excluded.taken_down;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER short_links_note_code AFTER INSERT OR DELETE OR UPDATE OF target, paused, taken_down_at ON short_links
        FOR EACH ROW WHEN (current_setting('quietzone.writes_sums', true) IS DISTINCT FROM 'on')
        EXECUTE FUNCTION note_short_code();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP TRIGGER short_links_note_code ON short_links;
      DROP FUNCTION note_short_code();
      DROP TABLE short_codes;
    `);
  },
};
