import type { Knex } from "knex";

/**
 * Privacy, terms and imprint: a text per language, or a link to an external page
 * (docs/decisions/0032-legal-pages.md).
 */
export const legalPages = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE legal_pages (
        id text PRIMARY KEY,
        link text NOT NULL DEFAULT '',
        text jsonb NOT NULL DEFAULT '{}',
        is_published boolean NOT NULL DEFAULT true,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT legal_pages_known CHECK (id IN ('privacy', 'terms', 'imprint')),
        CONSTRAINT legal_pages_link_web CHECK (link = '' OR link ~ '^https{0,1}://'),
        CONSTRAINT legal_pages_text_by_language CHECK (jsonb_typeof(text) = 'object')
      );
      INSERT INTO legal_pages (id) VALUES ('privacy'), ('terms'), ('imprint');
      CREATE TRIGGER legal_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON legal_pages
        FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE legal_pages");
  },
};
