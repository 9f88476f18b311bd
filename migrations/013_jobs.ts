import type { Knex } from "knex";

/**
 * Background jobs. A due job is claimed by moving `run_at` forward, so that it becomes due again if its
 * process dies. A job with a `name` is recurring and has a single row, however many processes run. The
 * payload is text, since it may contain characters that jsonb cannot store (NUL); the row is deleted when the
 * job is done, since it may contain sign-in links.
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
