import type { Knex } from "knex";

/**
 * Visits of the public pages (docs/decisions/0017-visits.md).
 *
 * A page view is a row of `visitors`, which never changes, and one of `page_analytics` with the same id,
 * which is updated while the visitor is on the page. `visit_sessions` stores the first page of each session
 * and its number of views.
 *
 * `visit_rollups` sums them up by quarter hour, since days start on a quarter hour in all current time zones,
 * by day and by month (UTC), and by dimension. It is written together with them. `visit_values` lists the
 * values that are counted separately in a month, each from a given day on; all other values are counted as
 * one.
 */
export const visits = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE visitors (
        id uuid PRIMARY KEY,
        session_id uuid,
        ip_address text,
        visited_at timestamptz NOT NULL,
        page_url text NOT NULL,
        user_agent text NOT NULL,
        country text NOT NULL,
        region text NOT NULL,
        city text NOT NULL,
        referrer text NOT NULL,
        utm_source text NOT NULL,
        utm_medium text NOT NULL,
        utm_campaign text NOT NULL,
        device_type text NOT NULL,
        browser text NOT NULL,
        os text NOT NULL,
        screen_resolution text NOT NULL
      );
      CREATE INDEX visitors_newest ON visitors (visited_at, id);

      CREATE TABLE page_analytics (
        id uuid PRIMARY KEY,
        session_id uuid,
        page_url text NOT NULL,
        page_title text NOT NULL,
        entered_at timestamptz NOT NULL,
        exited_at timestamptz,
        time_on_page integer,
        scroll_depth smallint NOT NULL DEFAULT 0,
        clicks integer NOT NULL DEFAULT 0
      ) WITH (fillfactor = 85);
      CREATE INDEX page_analytics_newest ON page_analytics (entered_at, id);

      CREATE TABLE visit_sessions (
        id uuid PRIMARY KEY,
        first_visit uuid NOT NULL,
        started_at timestamptz NOT NULL,
        page_views integer NOT NULL
      ) WITH (fillfactor = 85);
      CREATE INDEX visit_sessions_oldest ON visit_sessions (started_at);

      CREATE TABLE visit_values (
        dimension text NOT NULL,
        month date NOT NULL,
        value text NOT NULL,
        since date NOT NULL,
        PRIMARY KEY (dimension, month, value)
      );

      -- the same few rows change all the time: room for that beside them
      CREATE TABLE visit_rollups (
        dimension text NOT NULL,
        grain text NOT NULL,
        start timestamptz NOT NULL,
        value text NOT NULL,
        visits integer NOT NULL,
        sessions integer NOT NULL,
        bounces integer NOT NULL,
        timed integer NOT NULL,
        seconds bigint NOT NULL,
        PRIMARY KEY (dimension, grain, start, value),
        CONSTRAINT visit_rollups_grain_known CHECK (grain IN ('quarter', 'day', 'month')),
        CONSTRAINT visit_rollups_dimension_known
          CHECK (dimension IN ('all', 'country', 'page', 'referrer', 'campaign', 'device', 'browser', 'os'))
      ) WITH (fillfactor = 70);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE visit_rollups, visit_values, visit_sessions, page_analytics, visitors");
  },
};
