import type { Knex } from "knex";

const DIMENSIONS = ["country", "device", "browser", "os", "referrer"];
const TOLD = DIMENSIONS.map((dimension) => `('${dimension}', ${dimension})`).join(", ");

const utc = (date: string) => `(${date}::timestamp AT TIME ZONE 'UTC')`;

/** Days on which a period can start. All other days keep no quarter hours. */
const MAY_BEGIN = `(scanned_at > now() - interval '12 days' OR extract(day FROM scanned_at AT TIME ZONE 'UTC') = 1
  OR extract(day FROM scanned_at AT TIME ZONE 'UTC' + interval '1 day') = 1)`;

/**
 * Counts per link, as added to the sums of its user. A scan has exactly one device, so the devices add up to
 * `all`.
 */
const sumsOf = (links: string, singleScans: string) => `
  SELECT user_id, 'all' AS dimension, 'quarter' AS grain, slot AS start, '' AS value, scans, visitors
  FROM scan_slots WHERE ${links}
  UNION ALL
  SELECT user_id, told.dimension, 'quarter', date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC'), told.value,
    1, is_new_visitor::integer
  FROM scans CROSS JOIN LATERAL (VALUES ${TOLD}) AS told(dimension, value) WHERE ${links} AND ${singleScans}
  UNION ALL
  SELECT user_id, CASE WHEN is_all THEN 'all' ELSE dimension END, 'day', ${utc("day")}, CASE WHEN is_all THEN '' ELSE value END,
    scans, visitors
  FROM scan_days JOIN (VALUES (true), (false)) AS twice(is_all) ON NOT is_all OR dimension = 'device' WHERE ${links}
  UNION ALL
  SELECT user_id, CASE WHEN is_all THEN 'all' ELSE dimension END, 'month', ${utc("month")}, CASE WHEN is_all THEN '' ELSE value END,
    scans, visitors
  FROM scan_months JOIN (VALUES (true), (false)) AS twice(is_all) ON NOT is_all OR dimension = 'device' WHERE ${links}`;

const added = (links: string, singleScans: string) => `
  SELECT user_id, dimension, grain, start, value, sum(scans)::integer AS scans, sum(visitors)::integer AS visitors
  FROM (${sumsOf(links, singleScans)}) AS single GROUP BY 1, 2, 3, 4, 5`;

/**
 * Further rollups of scans, so that a year is read as quickly as a day (docs/decisions/0017-visits.md): per
 * link by month (UTC); for all links of a user by quarter hour, day and month, each by dimension, and the
 * user's total (`all`). They are written together with the scans.
 *
 * Deleting a link subtracts its counts from the user's sums; deleting an account deletes its sums. As in
 * `scans`, `user_id` has no foreign key. Unlike those of visits, values are not capped: each made-up value
 * costs a scan, which is a row in any case, and affects only one customer's page.
 */
export const scanSums = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE scan_months (
        link_id uuid NOT NULL REFERENCES short_links ON DELETE CASCADE,
        user_id uuid NOT NULL,
        month date NOT NULL,
        dimension text NOT NULL,
        value text NOT NULL,
        scans integer NOT NULL,
        visitors integer NOT NULL,
        PRIMARY KEY (link_id, dimension, month, value)
      ) WITH (fillfactor = 85);
      INSERT INTO scan_months (link_id, user_id, month, dimension, value, scans, visitors)
        SELECT link_id, user_id, date_trunc('month', day)::date, dimension, value, sum(scans), sum(visitors)
        FROM scan_days GROUP BY 1, 2, 3, 4, 5;

      -- the same few rows change all the time: room for that beside them
      CREATE TABLE user_scans (
        user_id uuid NOT NULL,
        dimension text NOT NULL,
        grain text NOT NULL,
        start timestamptz NOT NULL,
        value text NOT NULL,
        scans integer NOT NULL,
        visitors integer NOT NULL,
        PRIMARY KEY (user_id, dimension, grain, start, value),
        CONSTRAINT user_scans_grain_known CHECK (grain IN ('quarter', 'day', 'month')),
        CONSTRAINT user_scans_dimension_known
          CHECK (dimension IN ('all', 'country', 'device', 'browser', 'os', 'referrer'))
      ) WITH (fillfactor = 70);
      INSERT INTO user_scans (user_id, dimension, grain, start, value, scans, visitors) ${added("true", MAY_BEGIN)};
      -- those that are thrown away when no period can begin among them any more
      CREATE INDEX user_scans_quarters ON user_scans (start) WHERE grain = 'quarter' AND dimension <> 'all';

      -- in the order in which they are counted, and when the link is held: nobody waits for each other in a circle
      CREATE FUNCTION take_out_scans() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
          RETURN OLD;
        END IF;
        WITH gone AS MATERIALIZED (
          ${added(
            "link_id = OLD.id",
            `date_trunc('day', scanned_at, 'UTC') IN (
            SELECT date_trunc('day', start, 'UTC') FROM user_scans
            WHERE user_id = OLD.user_id AND dimension = 'device' AND grain = 'quarter')`,
          )}
        ), held AS MATERIALIZED (
          SELECT u.dimension, u.grain, u.start, u.value, gone.scans, gone.visitors
          FROM user_scans u JOIN gone USING (dimension, grain, start, value)
          WHERE u.user_id = OLD.user_id ORDER BY u.dimension, u.grain, u.start, u.value FOR UPDATE OF u
        )
        UPDATE user_scans u SET scans = u.scans - held.scans, visitors = u.visitors - held.visitors FROM held
          WHERE u.user_id = OLD.user_id
            AND (u.dimension, u.grain, u.start, u.value) = (held.dimension, held.grain, held.start, held.value);
        DELETE FROM user_scans WHERE user_id = OLD.user_id AND scans = 0;
        RETURN OLD;
      END $$;
      CREATE TRIGGER short_links_take_out_scans BEFORE DELETE ON short_links
        FOR EACH ROW EXECUTE FUNCTION take_out_scans();

      -- by its name it comes after the references, which have waited for everybody who still counted scans of the user
      CREATE FUNCTION forget_user_scans() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM user_scans WHERE user_id = OLD.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER users_forget_scans AFTER DELETE ON users
        FOR EACH ROW EXECUTE FUNCTION forget_user_scans();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP TRIGGER users_forget_scans ON users;
      DROP TRIGGER short_links_take_out_scans ON short_links;
      DROP FUNCTION forget_user_scans(), take_out_scans();
      DROP TABLE user_scans, scan_months;
    `);
  },
};
