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
      const rows = await rowsOf<{ part: number; scans: string; visitors: string }>(
        `SELECT part, sum(scans) AS scans, sum(visitors) AS visitors FROM (
           SELECT p.part, d.scans, d.visitors
           FROM unnest(CAST(:dayParts AS integer[]), CAST(:dayFrom AS date[]), CAST(:dayUntil AS date[])) AS p(part, first, last)
           JOIN scan_days d ON ${inScope(scope)} AND dimension = 'device' AND day >= first AND day < last
           UNION ALL
           SELECT p.part, s.scans, s.visitors
           FROM unnest(CAST(:endParts AS integer[]), CAST(:endFrom AS timestamptz[]), CAST(:endUntil AS timestamptz[]))
             AS p(part, first, last)
           JOIN scan_slots s ON ${inScope(scope)} AND slot >= first AND slot < last
         ) AS sums GROUP BY part`,
        {
          ...scope,
          dayParts: days.map(({ part: index }) => index),
          dayFrom: days.map(({ from }) => dateOf(from)),
          dayUntil: days.map((day) => dateOf(day.until)),
          endParts: ends.map(({ part: index }) => index),
          endFrom: ends.map(({ from }) => from),
          endUntil: ends.map((end) => end.until),
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
      // whole days are summed up already; of the day on which the period begins only the scans themselves can tell
      const rows = await rowsOf<Share & { dimension: ScanDimension; scans: string; visitors: string }>(
        `WITH known AS (
           SELECT dimension, value, scans, visitors FROM scan_days
           WHERE ${inScope(scope)} AND day >= CAST(:wholeFrom AS date)
           UNION ALL
           SELECT dimension, value, 1, CAST(is_new_visitor AS integer)
           FROM scans CROSS JOIN LATERAL (VALUES
             ${SCAN_DIMENSIONS.map((dimension) => `('${dimension}', ${dimension})`).join(", ")}
           ) AS told(dimension, value)
           WHERE ${inScope(scope)} AND scanned_at >= :from AND scanned_at < :wholeFromTime
         ), ranked AS (
           SELECT dimension, value, sum(scans) AS scans, sum(visitors) AS visitors,
             row_number() OVER (PARTITION BY dimension ORDER BY sum(scans) DESC, value) AS place
           FROM known GROUP BY dimension, value
         )
         SELECT dimension, value, scans, visitors FROM ranked WHERE place <= :limit ORDER BY dimension, place`,
        { ...scope, from, limit, ...wholeDays(from) },
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

    async topLinks(userId, { from, until }, limit) {
      const { days, ends } = splitParts([from], until);
      const rows = await rowsOf<LinkColumns & { scans: string; visitors: string }>(
        `SELECT s.link_id, l.code, l.name, l.target, s.scans, s.visitors FROM (
           SELECT link_id, sum(scans) AS scans, sum(visitors) AS visitors FROM (
             SELECT link_id, scans, visitors FROM scan_days
             WHERE user_id = :userId AND dimension = 'device'
               AND day >= CAST(:dayFrom AS date) AND day < CAST(:dayUntil AS date)
             UNION ALL
             SELECT link_id, scans, visitors
             FROM unnest(CAST(:endFrom AS timestamptz[]), CAST(:endUntil AS timestamptz[])) AS p(first, last)
             JOIN scan_slots ON user_id = :userId AND slot >= first AND slot < last
           ) AS parts GROUP BY link_id ORDER BY 2 DESC, link_id LIMIT :limit
         ) s JOIN short_links l ON l.id = s.link_id ORDER BY s.scans DESC, s.link_id`,
        {
          userId,
          limit,
          dayFrom: dateOf(days[0]?.from ?? until),
          dayUntil: dateOf(days[0]?.until ?? until),
          endFrom: ends.map((end) => end.from),
          endUntil: ends.map((end) => end.until),
        },
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
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

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

/** The first whole day (UTC) of a period, as a date and as its first instant. */
function wholeDays(from: Date): { wholeFrom: string; wholeFromTime: Date } {
  const wholeFromTime = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  return { wholeFrom: dateOf(wholeFromTime), wholeFromTime };
}
