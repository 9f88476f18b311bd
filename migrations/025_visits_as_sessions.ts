import type { Knex } from "knex";

/**
 * A visit is a session: views of one visitor, each at most 30 minutes after the one before
 * (docs/decisions/0017-visits.md).
 *
 * `visitors.visitor` is the key that links a view to others of the same day. It is NULL for visitors who
 * opted out of tracking, and in rows written by older versions: those have a session, wait in
 * `visitors_not_in_visits`, and are joined into visits by the job `visit-sessions`, in small transactions.
 * `visit_salts` holds the secret of each day from which keys are derived.
 *
 * In `visit_rollups`, `visits` are page views, as before; `entries` are visits, counted at their start.
 * `visitors` are counted in the first visit of their day and `last_visitors` in the last one, so that both
 * ends of a period can be exact. Older versions continue to write `sessions` and `bounces`, which nothing
 * else writes any more.
 *
 * `visit_figures.since` is the time from which the new figures exist: NULL, unless there are sums of views
 * that are no longer stored one by one.
 */
export const visitsAsSessions = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE visits (
        visitor text COLLATE "C" NOT NULL,
        started_at timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        first_view uuid NOT NULL,
        page_views integer NOT NULL,
        PRIMARY KEY (visitor, started_at)
      ) WITH (fillfactor = 85);
      CREATE INDEX visits_oldest ON visits (started_at) INCLUDE (visitor);

      CREATE TABLE visit_salts (
        day date PRIMARY KEY,
        salt text NOT NULL
      );

      CREATE TABLE visit_figures (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        since timestamptz
      );
      INSERT INTO visit_figures (since)
        SELECT CASE WHEN EXISTS (
          SELECT FROM visit_rollups
          WHERE dimension = 'all' AND grain = 'quarter' AND visits > 0
            AND start < coalesce(date_bin('15 minutes', oldest, timestamptz '2000-01-01 UTC'), 'infinity')
        ) THEN coalesce(oldest, now()) END
        FROM (SELECT min(visited_at) AS oldest FROM visitors) AS stored;

      ALTER TABLE visitors ADD COLUMN visitor text COLLATE "C";
      ALTER TABLE visit_rollups
        ALTER COLUMN sessions SET DEFAULT 0,
        ALTER COLUMN bounces SET DEFAULT 0,
        ADD COLUMN visitors integer NOT NULL DEFAULT 0,
        ADD COLUMN last_visitors integer NOT NULL DEFAULT 0,
        ADD COLUMN entries integer NOT NULL DEFAULT 0,
        ADD COLUMN entry_bounces integer NOT NULL DEFAULT 0,
        ADD COLUMN entry_seconds bigint NOT NULL DEFAULT 0;
    `);
  },

  indexes: [
    {
      name: "visitors_not_in_visits",
      on: "visitors (visited_at, id) WHERE visitor IS NULL AND session_id IS NOT NULL",
    },
  ],

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      ALTER TABLE visit_rollups
        DROP COLUMN visitors, DROP COLUMN last_visitors, DROP COLUMN entries, DROP COLUMN entry_bounces, DROP COLUMN entry_seconds,
        ALTER COLUMN sessions DROP DEFAULT, ALTER COLUMN bounces DROP DEFAULT;
      ALTER TABLE visitors DROP COLUMN visitor;
      DROP TABLE visit_figures, visit_salts, visits;
    `);
  },
};
