import type { Knex } from "knex";
import type { AnalyticsReader, RawActivity, ScanScope, Share } from "../../core/analytics/analytics.ts";
import { SCAN_DIMENSIONS, type ScanDimension } from "../../core/analytics/scan.ts";
import { toCount } from "./values.ts";

interface LinkColumns {
  link_id: string;
  code: string;
  name: string;
  target: string;
}

const linkOf = ({ link_id, code, name, target }: LinkColumns) => ({ id: link_id, code, name, target });

type MadeCode = Pick<Extract<RawActivity, { kind: "code_made" }>, "at" | "content" | "type">;

/** The index of the part of the chart in which an instant falls, from 1. */
const part = (instant: string) => `width_bucket(${instant}, CAST(:starts AS timestamptz[]))`;
const within = (instant: string) => `${instant} >= :from AND ${instant} < :until`;

const partsOf = (starts: readonly Date[], until: Date) => ({ starts: [...starts], from: starts[0], until });

/** Which rows of a table of scans a scope means: both have an index. */
const inScope = ({ linkId }: ScanScope) =>
  linkId === null ? "user_id = :userId" : "user_id = :userId AND link_id = :linkId";

/** The day (UTC) that begins at an instant. */
const utcDate = (instant: string) => `CAST(CAST(${instant} AS timestamptz) AT TIME ZONE 'UTC' AS date)`;

/** Scans of a stretch from `first` to `last`, a number of days or of quarters of an hour. Of a link, a scan has one device. */
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
  const rowsOf = async <Row>(sql: string, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await knex.raw<{ rows: Row[] }>(sql, values as Knex.ValueDict);
    return rows;
  };

  async function counted(
    amount: string,
    rows: string,
    instant: string,
    userId: string,
    starts: readonly Date[],
    until: Date,
  ) {
    const found = await rowsOf<{ part: number; n: string }>(
      `SELECT ${part(instant)} AS part, ${amount} AS n FROM ${rows}
       AND user_id = :userId AND ${within(instant)} GROUP BY 1`,
      { userId, ...partsOf(starts, until) },
    );
    const counts = new Map(found.map(({ part: index, n }) => [index, toCount(n)]));
    return starts.map((_start, index) => counts.get(index + 1) ?? 0);
  }

  return {
    async scans(scope, starts, until) {
      // whole days (UTC) are summed up already; what is left of each part at its ends comes from quarters of an hour
      const { days, ends } = splitParts(starts, until);
      const stretches = [
        ...days.map((stretch) => ({ ...stretch, grain: "day" })),
        ...ends.map((stretch) => ({ ...stretch, grain: "quarter" })),
      ];
      const rows = await rowsOf<{ part: number; scans: string; visitors: string }>(
        `SELECT part, sum(scans) AS scans, sum(visitors) AS visitors
         FROM unnest(CAST(:parts AS integer[]), CAST(:grains AS text[]), CAST(:froms AS timestamptz[]), CAST(:untils AS timestamptz[]))
           AS p(part, of_grain, first, last)
         CROSS JOIN LATERAL (
           ${scope.linkId === null ? STRETCH_OF_USER : STRETCH_OF_LINK}
           OFFSET 0 -- a look into the index for each stretch, never all of them at once
         ) AS sums GROUP BY part`,
        {
          ...scope,
          parts: stretches.map(({ part: index }) => index),
          grains: stretches.map(({ grain }) => grain),
          froms: stretches.map(({ from }) => from),
          untils: stretches.map((stretch) => stretch.until),
        },
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
      // months and days are summed up already; the day on which the period begins is told apart by quarters of an hour for a
      // user, and by the scans themselves for a link
      const rows = await rowsOf<Share & { dimension: ScanDimension; scans: string; visitors: string }>(
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
      const rows = await rowsOf<LinkColumns & { scans: string; visitors: string }>(
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
               WHERE link_id = l.id AND dimension = 'device' AND month >= ${utcDate(":firstMonth")}
               OFFSET 0
             ) AS m WHERE l.user_id = :userId
           ) AS parts GROUP BY link_id ORDER BY 2 DESC, link_id LIMIT :limit
         ) s JOIN short_links l ON l.id = s.link_id ORDER BY s.scans DESC, s.link_id`,
        { userId, limit, from, ...wholeFrom(from) },
      );
      return rows.map((row) => ({
        ...linkOf(row),
        scans: toCount(row.scans),
        visitors: toCount(row.visitors),
      }));
    },

    async recentScans(scope, from, limit) {
      const rows = await rowsOf<
        LinkColumns & { scanned_at: Date } & Record<Exclude<ScanDimension, "device">, string> & {
            device: "phone" | "tablet" | "desktop" | "other";
          }
      >(
        `SELECT s.*, l.code, l.name, l.target FROM (
           SELECT * FROM scans WHERE ${inScope(scope)} AND scanned_at >= :from
           ORDER BY scanned_at DESC, id DESC LIMIT :limit
         ) s JOIN short_links l ON l.id = s.link_id ORDER BY s.scanned_at DESC, s.id DESC`,
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

    async activity(userId, timeZone, limit) {
      const [codes, links, sessions] = await Promise.all([
        rowsOf<(LinkColumns | { link_id: null }) & MadeCode & { title: string | null }>(
          `SELECT h.*, l.id AS link_id, l.code, l.name, l.target FROM (
             SELECT id, created_at AS at, name AS title, content, type, short_link_id FROM qr_history
             WHERE user_id = :userId AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT :limit
           ) h LEFT JOIN short_links l ON l.id = h.short_link_id ORDER BY h.at DESC, h.id DESC`,
          { userId, limit },
        ),
        rowsOf<LinkColumns & { at: Date; scans: string }>(
          `SELECT l.id AS link_id, l.code, l.name, l.target, l.last_scanned_at AS at,
             (SELECT coalesce(sum(scans), 0) FROM scan_slots s WHERE s.link_id = l.id
              AND s.slot >= date_trunc('day', l.last_scanned_at, :timeZone)) AS scans
           FROM short_links l WHERE l.user_id = :userId AND l.last_scanned_at IS NOT NULL
           ORDER BY l.last_scanned_at DESC, l.id LIMIT :limit`,
          { userId, timeZone, limit },
        ),
        rowsOf<{ at: Date; user_agent: string | null }>(
          `SELECT created_at AS at, user_agent FROM sessions
           WHERE user_id = :userId ORDER BY created_at DESC LIMIT :limit`,
          { userId, limit },
        ),
      ]);
      const all: RawActivity[] = [
        ...codes.map((row) => ({
          kind: "code_made" as const,
          at: row.at,
          name: row.title,
          content: row.content,
          type: row.type,
          link: row.link_id === null ? null : linkOf(row),
        })),
        ...links.map((row) => ({
          kind: "scanned" as const,
          at: row.at,
          link: linkOf(row),
          scans: toCount(row.scans),
        })),
        ...sessions.map(({ at, user_agent }) => ({
          kind: "signed_in" as const,
          at,
          userAgent: user_agent ?? "",
        })),
      ];
      return all.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
    },
  };
}

const DAY_MS = 86_400_000;

interface PartStretch {
  /** Index of the part. */
  part: number;
  from: Date;
  until: Date;
}

/** Each part of a chart as its whole days (UTC) and what is left before and after them. */
function splitParts(starts: readonly Date[], until: Date): { days: PartStretch[]; ends: PartStretch[] } {
  const days: PartStretch[] = [];
  const ends: PartStretch[] = [];
  const add = (to: PartStretch[], index: number, from: number, end: number) => {
    if (from < end) to.push({ part: index, from: new Date(from), until: new Date(end) });
  };
  for (const [index, start] of starts.entries()) {
    const from = start.getTime();
    const end = (starts[index + 1] ?? until).getTime();
    const firstDay = Math.ceil(from / DAY_MS) * DAY_MS;
    const lastDay = Math.floor(end / DAY_MS) * DAY_MS;
    if (firstDay >= lastDay) add(ends, index, from, end);
    else {
      add(ends, index, from, firstDay);
      add(days, index, firstDay, lastDay);
      add(ends, index, lastDay, end);
    }
  }
  return { days, ends };
}

/** The first whole day and the first whole month (UTC) of a period that goes on until now. */
function wholeFrom(from: Date): { firstDay: Date; firstMonth: Date } {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const next = firstDay.getUTCDate() === 1 ? 0 : 1;
  return {
    firstDay,
    firstMonth: new Date(Date.UTC(firstDay.getUTCFullYear(), firstDay.getUTCMonth() + next, 1)),
  };
}
