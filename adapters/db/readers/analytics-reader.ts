import type { Knex } from "knex";
import type { AnalyticsReader, ScanScope, Share } from "../../../core/analytics/analytics.ts";
import { SCAN_DIMENSIONS, type ScanDimension } from "../../../core/analytics/scan.ts";
import { readActivity } from "../pool/activity.ts";
import { linkOf, type LinkColumns } from "../rows/link-columns.ts";
import { selectRows } from "../rows/select-rows.ts";
import { splitParts, STRETCHES, stretchValues, wholeFrom } from "./stretches.ts";
import { toCount } from "../rows/values.ts";

/** Index of the chart part in which an instant falls, from 1. */
const part = (instant: string) => `width_bucket(${instant}, CAST(:starts AS timestamptz[]))`;
const within = (instant: string) => `${instant} >= :from AND ${instant} < :until`;

const partsOf = (starts: readonly Date[], until: Date) => ({ starts: [...starts], from: starts[0], until });

/** Rows of a scan table that are in the scope; both conditions have an index. */
const inScope = ({ linkId }: ScanScope) =>
  linkId === null ? "user_id = :userId" : "user_id = :userId AND link_id = :linkId";

/** The day (UTC) of an instant at midnight. */
const utcDate = (instant: string) => `CAST(CAST(${instant} AS timestamptz) AT TIME ZONE 'UTC' AS date)`;

/**
 * Scans from `first` to `last`, in days or quarter hours. For a link, rows are summed over one dimension,
 * since each scan has exactly one device.
 */
const STRETCH_OF_USER = `
  SELECT scans, visitors FROM user_scans
  WHERE user_id = :userId AND dimension = 'all' AND grain = of_grain AND start >= first AND start < last`;
const STRETCH_OF_LINK = `
  SELECT scans, visitors FROM scan_days
  WHERE of_grain = 'day' AND link_id = :linkId AND user_id = :userId AND dimension = 'device'
    AND day >= ${utcDate("first")} AND day < ${utcDate("last")}
  UNION ALL
  SELECT scans, visitors FROM scan_slots
  WHERE of_grain = 'quarter' AND link_id = :linkId AND user_id = :userId AND slot >= first AND slot < last`;

const ofUser = (grain: string, stretch: string) => `
  SELECT dimension, value, scans, visitors FROM user_scans
  WHERE user_id = :userId AND dimension = ANY(CAST(:dimensions AS text[])) AND grain = '${grain}' AND ${stretch}`;
const SHARES_OF_USER = `
  ${ofUser("quarter", "start >= :from AND start < :firstDay")}
  UNION ALL ${ofUser("day", "start >= :firstDay AND start < :firstMonth")}
  UNION ALL ${ofUser("month", "start >= :firstMonth")}`;

const ofLink = (table: string, stretch: string) => `
  SELECT dimension, value, scans, visitors FROM ${table}
  WHERE link_id = :linkId AND user_id = :userId AND dimension = ANY(CAST(:dimensions AS text[])) AND ${stretch}`;
const SHARES_OF_LINK = `
  SELECT dimension, value, 1 AS scans, CAST(is_new_visitor AS integer) AS visitors
  FROM scans CROSS JOIN LATERAL (VALUES
    ${SCAN_DIMENSIONS.map((dimension) => `('${dimension}', ${dimension})`).join(", ")}
  ) AS told(dimension, value)
  WHERE link_id = :linkId AND user_id = :userId AND scanned_at >= :from AND scanned_at < :firstDay
  UNION ALL ${ofLink("scan_days", `day >= ${utcDate(":firstDay")} AND day < ${utcDate(":firstMonth")}`)}
  UNION ALL ${ofLink("scan_months", `month >= ${utcDate(":firstMonth")}`)}`;

export function createAnalyticsReader(knex: Knex): AnalyticsReader {
  async function counted(
    amount: string,
    rows: string,
    instant: string,
    userId: string,
    starts: readonly Date[],
    until: Date,
  ) {
    const found = await selectRows<{ part: number; n: string }>(
      knex,
      `SELECT ${part(instant)} AS part, ${amount} AS n FROM ${rows}
       AND user_id = :userId AND ${within(instant)} GROUP BY 1`,
      { userId, ...partsOf(starts, until) },
    );
    const counts = new Map(found.map(({ part: index, n }) => [index, toCount(n)]));
    return starts.map((_start, index) => counts.get(index + 1) ?? 0);
  }

  return {
    async scans(scope, starts, until) {
      // whole days (UTC) come from the daily rollup, the rest at both ends of each part from quarter hours
      const rows = await selectRows<{ part: number; scans: string; visitors: string }>(
        knex,
        `SELECT part, sum(scans) AS scans, sum(visitors) AS visitors
         FROM ${STRETCHES}
         CROSS JOIN LATERAL (
           ${scope.linkId === null ? STRETCH_OF_USER : STRETCH_OF_LINK}
           OFFSET 0 -- a look into the index for each stretch, never all of them at once
         ) AS sums GROUP BY part`,
        { ...scope, ...stretchValues(splitParts(starts, until)) },
      );
      const found = new Map(rows.map((row) => [row.part, row]));
      return starts.map((_start, index) => {
        const row = found.get(index);
        return { scans: toCount(row?.scans), visitors: toCount(row?.visitors) };
      });
    },

    codes: (userId, starts, until) =>
      counted("count(*)", "qr_history WHERE deleted_at IS NULL", "created_at", userId, starts, until),

    downloads: (userId, starts, until) =>
      counted("sum(downloads)", "code_downloads WHERE true", "downloaded_at", userId, starts, until),

    async shares(scope, from, limit) {
      // whole months and days come from rollups; the first day of the period is split by quarter hours for a
      // user, and by single scans for a link
      const rows = await selectRows<Share & { dimension: ScanDimension; scans: string; visitors: string }>(
        knex,
        `WITH known AS (
           ${scope.linkId === null ? SHARES_OF_USER : SHARES_OF_LINK}
         ), ranked AS (
           SELECT dimension, value, sum(scans) AS scans, sum(visitors) AS visitors,
             row_number() OVER (PARTITION BY dimension ORDER BY sum(scans) DESC, value) AS place
           FROM known GROUP BY dimension, value
         )
         SELECT dimension, value, scans, visitors FROM ranked WHERE place <= :limit ORDER BY dimension, place`,
        { ...scope, from, limit, ...wholeFrom(from), dimensions: [...SCAN_DIMENSIONS] },
      );
      const of = (name: ScanDimension): Share[] =>
        rows
          .filter(({ dimension }) => dimension === name)
          .map(({ value, scans, visitors }) => ({
            value,
            scans: toCount(scans),
            visitors: toCount(visitors),
          }));
      return {
        country: of("country"),
        device: of("device"),
        browser: of("browser"),
        os: of("os"),
        referrer: of("referrer"),
      };
    },

    async topLinks(userId, from, limit) {
      const rows = await selectRows<LinkColumns & { scans: string; visitors: string }>(
        knex,
        `SELECT s.link_id, l.code, l.name, l.target, s.scans, s.visitors FROM (
           SELECT link_id, sum(scans) AS scans, sum(visitors) AS visitors FROM (
             SELECT link_id, scans, visitors FROM scan_slots
             WHERE user_id = :userId AND slot >= :from AND slot < :firstDay
             UNION ALL
             SELECT link_id, scans, visitors FROM scan_days
             WHERE user_id = :userId AND dimension = 'device' AND day >= ${utcDate(":firstDay")} AND day < ${utcDate(":firstMonth")}
             UNION ALL
             SELECT l.id, m.scans, m.visitors FROM short_links l CROSS JOIN LATERAL (
               SELECT scans, visitors FROM scan_months
               WHERE user_id = :userId AND link_id = l.id AND dimension = 'device' AND month >= ${utcDate(":firstMonth")}
               OFFSET 0
             ) AS m WHERE l.user_id = :userId
           ) AS parts GROUP BY link_id ORDER BY 2 DESC, link_id LIMIT :limit
         ) s JOIN short_links l ON l.id = s.link_id AND l.user_id = :userId ORDER BY s.scans DESC, s.link_id`,
        { userId, limit, from, ...wholeFrom(from) },
      );
      return rows.map((row) => ({
        ...linkOf(row),
        scans: toCount(row.scans),
        visitors: toCount(row.visitors),
      }));
    },

    async recentScans(scope, from, limit) {
      const rows = await selectRows<
        LinkColumns & { scanned_at: Date } & Record<Exclude<ScanDimension, "device">, string> & {
            device: "phone" | "tablet" | "desktop" | "other";
          }
      >(
        knex,
        `SELECT s.*, l.code, l.name, l.target FROM (
           SELECT * FROM scans WHERE ${inScope(scope)} AND scanned_at >= :from
           ORDER BY scanned_at DESC, id DESC LIMIT :limit
         ) s JOIN short_links l ON l.id = s.link_id AND l.user_id = :userId ORDER BY s.scanned_at DESC, s.id DESC`,
        { ...scope, from, limit },
      );
      return rows.map((row) => ({
        link: linkOf(row),
        scannedAt: row.scanned_at,
        country: row.country,
        device: row.device,
        browser: row.browser,
        os: row.os,
        referrer: row.referrer,
      }));
    },

    activity: (userId, timeZone, limit) => readActivity(knex, userId, timeZone, limit),
  };
}
