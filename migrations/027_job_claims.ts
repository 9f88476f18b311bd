import type { Knex } from "knex";

/**
 * Time until which a process holds a job; equal to `run_at` while it does. Without it, a running job looks
 * like one that waits for its next retry, and "send again" sent a mail twice. Empty for jobs claimed by older
 * versions.
 */
export const jobClaims = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE jobs ADD COLUMN claimed_until timestamptz");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE jobs DROP COLUMN claimed_until");
  },
};
