import type { Knex } from "knex";

/**
 * Until when a process works on a job; equal to `run_at` while it does. Without it a job that is being worked on looks like one that
 * waits for its next try, and "send again" sent a mail twice. Empty for jobs that were claimed by a version before this step.
 */
export const jobClaims = {
  async up(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE jobs ADD COLUMN claimed_until timestamptz");
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE jobs DROP COLUMN claimed_until");
  },
};
