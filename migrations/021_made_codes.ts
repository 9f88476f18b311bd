import type { Knex } from "knex";

/** Codes of all accounts by creation time, counted and listed on the back office's dashboard. */
export const madeCodes = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("CREATE INDEX qr_history_made ON qr_history (created_at) WHERE deleted_at IS NULL");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP INDEX qr_history_made");
  },
};
