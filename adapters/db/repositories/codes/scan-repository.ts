import type { Knex } from "knex";
import { SCAN_DIMENSIONS, type Scan, type ScanRepository } from "../../../../core/analytics/scan.ts";
import { byShard, isSpread } from "../../pool/spread.ts";
import { writeAll } from "../../rows/write-all.ts";
import { MAX_BIGINT, MAX_INTEGER, saturated } from "../../rows/saturated.ts";

/** Scans in columns: one statement takes them all. */
const SCANS = `unnest(CAST(:links AS uuid[]), CAST(:users AS uuid[]), CAST(:times AS timestamptz[]), CAST(:countries AS text[]),
    CAST(:devices AS text[]), CAST(:browsers AS text[]), CAST(:systems AS text[]), CAST(:referrers AS text[]), CAST(:news AS boolean[]))
    AS s(link_id, user_id, scanned_at, country, device, browser, os, referrer, is_new_visitor)`;

/** The quarter of an hour in which a scan fell. */
const SLOT = "date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC')";

/** Each scan once for every dimension that it is counted by. */
const TOLD = ["all", ...SCAN_DIMENSIONS]
  .map((dimension) => `('${dimension}', ${dimension === "all" ? "''" : dimension})`)
  .join(", ");

const COUNTED = "count(*), count(*) FILTER (WHERE is_new_visitor)";
const ADDED = ["scans", "visitors"]
  .map((column) => `${column} = ${saturated(`t.${column}`, `excluded.${column}`, MAX_INTEGER)}`)
  .join(", ");

const TOLD_TABLE = `told AS (
  SELECT link_id, user_id, is_new_visitor, ${SLOT} AS slot, date_trunc('day', scanned_at, 'UTC') AS day,
    date_trunc('month', scanned_at, 'UTC') AS month, t.dimension, t.value
  FROM ${SCANS} CROSS JOIN LATERAL (VALUES ${TOLD}) AS t(dimension, value))`;

const OF_LINK = { link_id: "uuid", user_id: "uuid" };
const SUMS = { scans: "integer", visitors: "integer" };
const VALUES = { dimension: "text", value: "text" };

/** The scans and all that is summed up of them. */
const WRITES = [
  {
    into: "INSERT INTO scans",
    columns: {
      ...OF_LINK,
      scanned_at: "timestamptz",
      is_new_visitor: "boolean",
      country: "text",
      device: "text",
      browser: "text",
      os: "text",
      referrer: "text",
    },
    select: `SELECT link_id, user_id, scanned_at, is_new_visitor, country, device, browser, os, referrer
      FROM ${SCANS} ORDER BY scanned_at`,
  },
  {
    into: "INSERT INTO scan_slots AS t",
    columns: { ...OF_LINK, slot: "timestamptz", ...SUMS },
    select: `SELECT link_id, user_id, slot, ${COUNTED} FROM told WHERE dimension = 'all' GROUP BY 1, 2, 3`,
    conflict: `ON CONFLICT ON CONSTRAINT scan_slots_pkey DO UPDATE SET ${ADDED}`,
  },
  ...(["day", "month"] as const).map((grain) => ({
    into: `INSERT INTO scan_${grain}s AS t`,
    columns: { ...OF_LINK, [grain]: "date", ...VALUES, ...SUMS },
    select: `SELECT link_id, user_id, (${grain} AT TIME ZONE 'UTC')::date, dimension, value, ${COUNTED}
      FROM told WHERE dimension <> 'all' GROUP BY 1, 2, 3, 4, 5`,
    conflict: `ON CONFLICT ON CONSTRAINT scan_${grain}s_pkey DO UPDATE SET ${ADDED}`,
  })),
  // other links of the user are counted at the same time: everybody takes the sums in this order
  {
    into: "INSERT INTO user_scans AS t",
    columns: {
      user_id: "uuid",
      dimension: "text",
      grain: "text",
      start: "timestamptz",
      value: "text",
      ...SUMS,
    },
    select: `SELECT user_id, dimension, grain, start, value, ${COUNTED}
      FROM told CROSS JOIN LATERAL (VALUES ('quarter', slot), ('day', day), ('month', month)) AS g(grain, start)
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    conflict: `ON CONFLICT (user_id, dimension, grain, start, value) DO UPDATE SET ${ADDED}`,
  },
  // records of the history show the count of their link
  `UPDATE qr_history h SET scan_count = greatest(0, least(l.scan_count, ${MAX_INTEGER}))
   FROM (SELECT * FROM unnest(CAST(:held AS uuid[]), CAST(:owners AS uuid[]), CAST(:counts AS bigint[])) AS l(id, user_id, scan_count)) l
   WHERE h.user_id = ANY(CAST(:owners AS uuid[])) AND h.user_id = l.user_id AND h.short_link_id = l.id AND h.scan_count <> l.scan_count`,
];

const DAY_MS = 86_400_000;

/** Of one statement: the protocol counts its values with 16 bits. */
const VISITORS_AT_ONCE = 5000;

/** Days in which a customer's quarters of an hour are kept: no week begins before them. */
const DAYS_IN_QUARTERS = 10;

const IS_OVER = `grain = 'quarter' AND dimension <> 'all'
  AND start < CAST(:day AS date)::timestamp AT TIME ZONE 'UTC' - make_interval(days => ${DAYS_IN_QUARTERS})
  AND extract(day FROM start AT TIME ZONE 'UTC') <> 1
  AND extract(day FROM start AT TIME ZONE 'UTC' + interval '1 day') <> 1`;

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
      for (const owner of await ownersOfQuarters(day)) {
        const ofOwner = owner === null ? "" : "user_id = :owner AND";
        // who takes a link out of them goes first: what is left today goes tomorrow
        await knex.raw(
          `DELETE FROM user_scans WHERE ${ofOwner} ctid = ANY(ARRAY(
             SELECT ctid FROM user_scans WHERE ${ofOwner} ${IS_OVER} FOR UPDATE SKIP LOCKED))`,
          { day, ...(owner !== null && { owner }) },
        );
      }
    },

    async insert(scans) {
      for (const some of await byShard(knex, scans, ({ userId }) => userId)) await insertAtOnce(some);
    },
  };

  /** Whose quarters of an hour are over; one null where those of everybody can be locked at once. */
  async function ownersOfQuarters(day: string): Promise<(string | null)[]> {
    if (!(await isSpread(knex))) return [null];
    const { rows } = await knex.raw<{ rows: { user_id: string }[] }>(
      `SELECT DISTINCT user_id FROM user_scans WHERE ${IS_OVER}`,
      { day },
    );
    return rows.map(({ user_id }) => user_id);
  }

  async function insertAtOnce(scans: readonly Scan[]): Promise<void> {
    const held = await holdLinks(scans);
    const counted = scans.filter(({ linkId }) => held.has(linkId));
    if (counted.length === 0) return;
    const news = await newVisitors(counted);
    const counts = await countUp(counted, news);
    await writeAll(
      knex,
      WRITES,
      {
        ...columnsOf(counted),
        news,
        held: counts.map(({ id }) => id),
        owners: counts.map(({ user_id }) => user_id),
        counts: counts.map(({ scan_count }) => scan_count),
      },
      [TOLD_TABLE],
    );
  }

  /**
   * A counter locks the records of the history that show the count, then the links: two of them lock the same ones in the same order and
   * never deadlock, neither with an account or a link that is deleted, nor with a counter of a program of before. Sent together.
   * @returns those that are there
   */
  async function holdLinks(scans: readonly Scan[]): Promise<ReadonlySet<string>> {
    const places = {
      users: [...new Set(scans.map(({ userId }) => userId))],
      links: [...new Set(scans.map(({ linkId }) => linkId))],
    };
    const [, { rows }] = await Promise.all([
      knex.raw(
        `SELECT 1 FROM qr_history WHERE user_id = ANY(CAST(:users AS uuid[])) AND short_link_id = ANY(CAST(:links AS uuid[]))
         ORDER BY user_id, id FOR NO KEY UPDATE`,
        places,
      ),
      knex.raw<{ rows: { id: string }[] }>(
        `SELECT id FROM short_links WHERE user_id = ANY(CAST(:users AS uuid[])) AND id = ANY(CAST(:links AS uuid[]))
         ORDER BY id FOR NO KEY UPDATE`,
        places,
      ),
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  async function countUp(scans: readonly Scan[], news: readonly boolean[]) {
    const { rows } = await knex.raw<{ rows: { id: string; user_id: string; scan_count: string }[] }>(
      `UPDATE short_links l SET scan_count = ${saturated("l.scan_count", "s.scans", MAX_BIGINT)},
         visitor_count = ${saturated("l.visitor_count", "s.visitors", MAX_BIGINT)},
         last_scanned_at = greatest(l.last_scanned_at, s.last_one)
       FROM (SELECT link_id, user_id, ${COUNTED.replace(",", " AS scans,")} AS visitors, max(scanned_at) AS last_one
         FROM ${SCANS} GROUP BY 1, 2) s
       WHERE l.user_id = ANY(CAST(:users AS uuid[])) AND l.user_id = s.user_id AND l.id = s.link_id
       RETURNING l.id, l.user_id, l.scan_count`,
      { ...columnsOf(scans), news },
    );
    return rows;
  }

  /** Of each scan, whether it is the first of its visitor on its day. */
  async function newVisitors(scans: readonly Scan[]): Promise<boolean[]> {
    const known = new Map(
      scans.flatMap((scan) => (scan.visitor === null ? [] : [[visitorKey(scan), scan] as const])),
    );
    if (known.size === 0) return scans.map(() => false);
    const fresh = new Set<string>();
    const visitors = [...known.values()];
    for (let from = 0; from < visitors.length; from += VISITORS_AT_ONCE) {
      const some = visitors.slice(from, from + VISITORS_AT_ONCE);
      const { rows } = await knex.raw<{ rows: { link_id: string; day: number; visitor: string }[] }>(
        `INSERT INTO scan_visitors (link_id, user_id, day, visitor)
         VALUES ${some.map(() => "(?, ?, CAST(? AS date), ?)").join(", ")} ON CONFLICT DO NOTHING
         RETURNING link_id, day - date '1970-01-01' AS day, visitor`,
        some.flatMap((scan) => [scan.linkId, scan.userId, dayOf(scan), scan.visitor]),
      );
      for (const row of rows) fresh.add(`${row.link_id} ${row.day} ${row.visitor}`);
    }
    // the first scan of each takes it away, so that those after it are not new
    return scans.map((scan) => fresh.delete(visitorKey(scan)));
  }
}

const dayOf = ({ scannedAt }: Scan): string => scannedAt.toISOString().slice(0, 10);

/** With the day as its number since 1970. */
const visitorKey = ({ linkId, scannedAt, visitor }: Scan): string =>
  `${linkId} ${Math.floor(scannedAt.getTime() / DAY_MS)} ${visitor}`;

const columnsOf = (scans: readonly Scan[]) => ({
  links: scans.map(({ linkId }) => linkId),
  users: scans.map(({ userId }) => userId),
  times: scans.map(({ scannedAt }) => scannedAt),
  countries: scans.map(({ country }) => country),
  devices: scans.map(({ device }) => device),
  browsers: scans.map(({ browser }) => browser),
  systems: scans.map(({ os }) => os),
  referrers: scans.map(({ referrer }) => referrer),
});
