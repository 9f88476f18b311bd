import type { Knex } from "knex";
import { SCAN_DIMENSIONS, type Scan, type ScanRepository } from "../../../../core/analytics/scan.ts";
import { MOST_BIGINT, MOST_INTEGER, saturated } from "../../rows/saturated.ts";

/** Scans of links that are still there, in columns: one statement takes them all. */
const SCANS = `
  SELECT s.*, l.user_id FROM unnest(CAST(:links AS uuid[]), CAST(:times AS timestamptz[]), CAST(:countries AS text[]), CAST(:devices AS text[]),
    CAST(:browsers AS text[]), CAST(:systems AS text[]), CAST(:referrers AS text[]), CAST(:news AS boolean[]))
    AS s(link_id, scanned_at, country, device, browser, os, referrer, is_new_visitor)
  JOIN short_links l ON l.id = s.link_id`;

/** The quarter of an hour in which a scan fell. */
const SLOT = "date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC')";

/** Each scan once for every dimension that it is counted by. */
const TOLD = ["all", ...SCAN_DIMENSIONS]
  .map((dimension) => `('${dimension}', ${dimension === "all" ? "''" : dimension})`)
  .join(", ");

const COUNTED = "count(*), count(*) FILTER (WHERE is_new_visitor)";
const ADDED = ["scans", "visitors"]
  .map((column) => `${column} = ${saturated(`t.${column}`, `excluded.${column}`, MOST_INTEGER)}`)
  .join(", ");

/** Days in which a customer's quarters of an hour are kept: no week begins before them. */
const DAYS_IN_QUARTERS = 10;

export function createScanRepository(knex: Knex): ScanRepository {
  return {
    async saltOf(day, fresh) {
      await knex.raw("INSERT INTO scan_salts (day, salt) VALUES (:day, :fresh) ON CONFLICT DO NOTHING", {
        day,
        fresh,
      });
      const { rows } = await knex.raw<{ rows: { salt: string }[] }>(
        "SELECT salt FROM scan_salts WHERE day = :day",
        { day },
      );
      return rows[0]?.salt ?? fresh;
    },

    async forgetBefore(day) {
      await knex.raw("DELETE FROM scan_salts WHERE day < :day", { day });
      await knex.raw("DELETE FROM scan_visitors WHERE day < :day", { day });
      // who takes a link out of them goes first: what is left today goes tomorrow
      await knex.raw(
        `DELETE FROM user_scans WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM user_scans WHERE grain = 'quarter' AND dimension <> 'all'
             AND start < CAST(:day AS date)::timestamp AT TIME ZONE 'UTC' - make_interval(days => ${DAYS_IN_QUARTERS})
             AND extract(day FROM start AT TIME ZONE 'UTC') <> 1
             AND extract(day FROM start AT TIME ZONE 'UTC' + interval '1 day') <> 1
           FOR UPDATE SKIP LOCKED))`,
        { day },
      );
    },

    async insert(scans) {
      const links = [...new Set(scans.map(({ linkId }) => linkId))];
      await lock(links);
      const news = await newVisitors(scans);
      await knex.raw(
        `WITH new_scans AS (
           INSERT INTO scans (link_id, user_id, scanned_at, is_new_visitor, country, device, browser, os, referrer)
           SELECT link_id, user_id, scanned_at, is_new_visitor, country, device, browser, os, referrer
           FROM (${SCANS}) s ORDER BY scanned_at
           RETURNING *
         ), told AS (
           SELECT link_id, user_id, is_new_visitor, ${SLOT} AS slot, date_trunc('day', scanned_at, 'UTC') AS day,
             date_trunc('month', scanned_at, 'UTC') AS month, t.dimension, t.value
           FROM new_scans CROSS JOIN LATERAL (VALUES ${TOLD}) AS t(dimension, value)
         ), slots AS (
           INSERT INTO scan_slots AS t (link_id, user_id, slot, scans, visitors)
           SELECT link_id, user_id, slot, ${COUNTED} FROM told WHERE dimension = 'all' GROUP BY 1, 2, 3
           ON CONFLICT (link_id, slot) DO UPDATE SET ${ADDED}
         ), days AS (
           INSERT INTO scan_days AS t (link_id, user_id, day, dimension, value, scans, visitors)
           SELECT link_id, user_id, (day AT TIME ZONE 'UTC')::date, dimension, value, ${COUNTED}
           FROM told WHERE dimension <> 'all' GROUP BY 1, 2, 3, 4, 5
           ON CONFLICT (link_id, dimension, day, value) DO UPDATE SET ${ADDED}
         ), months AS (
           INSERT INTO scan_months AS t (link_id, user_id, month, dimension, value, scans, visitors)
           SELECT link_id, user_id, (month AT TIME ZONE 'UTC')::date, dimension, value, ${COUNTED}
           FROM told WHERE dimension <> 'all' GROUP BY 1, 2, 3, 4, 5
           ON CONFLICT (link_id, dimension, month, value) DO UPDATE SET ${ADDED}
         ), of_user AS (
           -- other links of the user are counted at the same time: everybody takes the sums in this order
           INSERT INTO user_scans AS t (user_id, dimension, grain, start, value, scans, visitors)
           SELECT user_id, dimension, grain, start, value, ${COUNTED}
           FROM told CROSS JOIN LATERAL (VALUES ('quarter', slot), ('day', day), ('month', month)) AS g(grain, start)
           GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
           ON CONFLICT (user_id, dimension, grain, start, value) DO UPDATE SET ${ADDED}
         )
         UPDATE short_links l SET scan_count = ${saturated("l.scan_count", "s.scans", MOST_BIGINT)},
           visitor_count = ${saturated("l.visitor_count", "s.visitors", MOST_BIGINT)},
           last_scanned_at = greatest(l.last_scanned_at, s.last_one)
         FROM (SELECT link_id, count(*) AS scans, count(*) FILTER (WHERE is_new_visitor) AS visitors,
             max(scanned_at) AS last_one FROM new_scans GROUP BY 1) s
         WHERE l.id = s.link_id`,
        { ...columnsOf(scans), news },
      );
      await knex.raw(
        `UPDATE qr_history h SET scan_count = greatest(0, least(l.scan_count, ${MOST_INTEGER})) FROM short_links l
         WHERE h.short_link_id = l.id AND l.id = ANY(CAST(:links AS uuid[])) AND h.scan_count <> l.scan_count`,
        { links },
      );
    },
  };

  /**
   * A counter locks the link: two of them lock the same links in the same order and never deadlock.
   * The records of the history come first, as they do where an account is deleted.
   */
  async function lock(links: string[]): Promise<void> {
    await knex.raw(
      `SELECT 1 FROM qr_history WHERE short_link_id = ANY(CAST(:links AS uuid[])) ORDER BY user_id, id FOR NO KEY UPDATE`,
      { links },
    );
    await knex.raw(
      "SELECT 1 FROM short_links WHERE id = ANY(CAST(:links AS uuid[])) ORDER BY id FOR NO KEY UPDATE",
      { links },
    );
  }

  /** Of each scan, whether it is the first of its visitor on its day. */
  async function newVisitors(scans: readonly Scan[]): Promise<boolean[]> {
    const known = scans.flatMap((scan) => scan.visitor ?? []);
    if (known.length === 0) return scans.map(() => false);
    const { rows } = await knex.raw<{ rows: { key: string }[] }>(
      `INSERT INTO scan_visitors (link_id, day, visitor)
       SELECT DISTINCT v.link_id, v.day, v.visitor
       FROM unnest(CAST(:links AS uuid[]), CAST(:days AS date[]), CAST(:visitors AS text[])) AS v(link_id, day, visitor)
       JOIN short_links l ON l.id = v.link_id
       ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING
       RETURNING link_id || ' ' || day || ' ' || visitor AS key`,
      {
        links: scans.flatMap(({ linkId, visitor }) => (visitor === null ? [] : linkId)),
        days: scans.flatMap((scan) => (scan.visitor === null ? [] : dayOf(scan))),
        visitors: known,
      },
    );
    const fresh = new Set(rows.map(({ key }) => key));
    // the first scan of each takes it away, so that those after it are not new
    return scans.map((scan) => fresh.delete(`${scan.linkId} ${dayOf(scan)} ${scan.visitor}`));
  }
}

const dayOf = ({ scannedAt }: Scan): string => scannedAt.toISOString().slice(0, 10);

const columnsOf = (scans: readonly Scan[]) => ({
  links: scans.map(({ linkId }) => linkId),
  times: scans.map(({ scannedAt }) => scannedAt),
  countries: scans.map(({ country }) => country),
  devices: scans.map(({ device }) => device),
  browsers: scans.map(({ browser }) => browser),
  systems: scans.map(({ os }) => os),
  referrers: scans.map(({ referrer }) => referrer),
});
