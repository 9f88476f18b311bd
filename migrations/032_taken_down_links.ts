import type { Knex } from "knex";

/**
 * Short links that an administrator has taken down: the time and the reason. Their owners can only delete
 * them.
 */
export const takenDownLinks = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE short_links ADD COLUMN taken_down_at timestamptz, ADD COLUMN taken_down_reason text;
      ALTER TABLE short_links ADD CONSTRAINT short_links_taken_down CHECK (
        (taken_down_at IS NULL) = (taken_down_reason IS NULL) AND length(taken_down_reason) <= 500) NOT VALID;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE short_links DROP COLUMN taken_down_at, DROP COLUMN taken_down_reason");
  },
};
