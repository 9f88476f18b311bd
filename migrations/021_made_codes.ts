import type { Knex } from "knex";

/** Codes of all accounts by when they were made: counted and listed on the dashboard of the back office. */
export const madeCodes = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("CREATE INDEX qr_history_made ON qr_history (created_at) WHERE deleted_at IS NULL");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP INDEX qr_history_made");
  },
};
