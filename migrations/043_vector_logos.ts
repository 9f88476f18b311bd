import type { Knex } from "knex";

const TABLES = ["brands", "site_brands"] as const;

/** Allows SVG logos for brands. */
export const vectorLogos = {
  async up(knex: Knex): Promise<void> {
    for (const table of TABLES) {
      await knex.raw(`
        ALTER TABLE ${table} ADD CONSTRAINT ${table}_logo_picture
          CHECK (logo ~ '^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$') NOT VALID`);
      await knex.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_logo_png`);
    }
  },

  async down(knex: Knex): Promise<void> {
    for (const table of TABLES) {
      await knex.raw(`
        ALTER TABLE ${table} ADD CONSTRAINT ${table}_logo_png
          CHECK (logo ~ '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$') NOT VALID`);
      await knex.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_logo_picture`);
    }
  },
};
