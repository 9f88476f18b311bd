import type { Knex } from "knex";

/**
 * Work for later. What is due is claimed by moving `run_at` on, so that a job whose process died comes back by itself. A job
 * with a `name` is one that recurs: there is one row of each, however many processes serve. The payload is text, since it may
 * hold what jsonb cannot (NUL); the row goes away with the work, for it holds links that sign people in.
 */
export const jobs = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE jobs (
        id uuid PRIMARY KEY,
        queue text NOT NULL,
        name text UNIQUE,
        payload text,
        attempts integer NOT NULL DEFAULT 0,
        run_at timestamptz NOT NULL,
        until timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT jobs_recurring_or_once CHECK ((name IS NULL) = (payload IS NOT NULL AND until IS NOT NULL))
      );
      CREATE INDEX jobs_due ON jobs (queue, run_at);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE jobs");
  },
};
