import type { Knex } from "knex";
import type { Scan, ScanRepository } from "../../../../core/analytics/scan.ts";
import { byShard, isSpread } from "../../pool/spread.ts";
import { writeAll } from "../../rows/write-all.ts";
import { MAX_BIGINT, saturated } from "../../rows/saturated.ts";
import { EXPANDED_SCANS, SCAN_COUNT, SCAN_WRITES, SCANS, VISITOR_COUNT } from "./scan-writes.ts";

const DAY_MS = 86_400_000;

/** Visitors per INSERT: the protocol limits a statement to 16 bits of parameters. */
const VISITORS_AT_ONCE = 5000;

/** Days for which quarter-hour rollups are kept: enough for a week in any time zone. */
const DAYS_IN_QUARTERS = 10;

const IS_EXPIRED = `grain = 'quarter' AND dimension <> 'all'
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
      for (const owner of await ownersOfExpired(day)) {
        const ownerFilter = owner === null ? "" : "user_id = :owner AND";
        // rows locked by a concurrent link deletion are skipped, and deleted the next day
        await knex.raw(
          `DELETE FROM user_scans WHERE ${ownerFilter} ctid = ANY(ARRAY(
             SELECT ctid FROM user_scans WHERE ${ownerFilter} ${IS_EXPIRED} FOR UPDATE SKIP LOCKED))`,
          { day, ...(owner !== null && { owner }) },
        );
      }
    },

    async insert(scans) {
      for (const some of await byShard(knex, scans, ({ userId }) => userId)) await insertAtOnce(some);
    },
  };

  /**
   * Users with expired quarter-hour rollups; a single null if one statement can delete those of all users.
   */
  async function ownersOfExpired(day: string): Promise<(string | null)[]> {
    if (!(await isSpread(knex))) return [null];
    const { rows } = await knex.raw<{ rows: { user_id: string }[] }>(
      `SELECT DISTINCT user_id FROM user_scans WHERE ${IS_EXPIRED}`,
      { day },
    );
    return rows.map(({ user_id }) => user_id);
  }

  async function insertAtOnce(scans: readonly Scan[]): Promise<void> {
    const lockedLinks = await lockLinks(scans);
    const counted = scans.filter(({ linkId }) => lockedLinks.has(linkId));
    if (counted.length === 0) return;
    const isFirstVisit = await findFirstVisits(counted);
    const counts = await incrementLinks(counted, isFirstVisit);
    await writeAll(
      knex,
      SCAN_WRITES,
      {
        ...columnsOf(counted),
        isFirstVisit,
        updatedLinks: counts.map(({ id }) => id),
        owners: counts.map(({ user_id }) => user_id),
        counts: counts.map(({ scan_count }) => scan_count),
      },
      [EXPANDED_SCANS],
    );
  }

  /**
   * Locks the history records that show the count, then the links. All transactions that count scans lock in this order, also those of
   * older versions, and so do deletions of links and accounts, so that there is no deadlock. The two statements are sent together.
   * @returns ids of the links that exist
   */
  async function lockLinks(scans: readonly Scan[]): Promise<ReadonlySet<string>> {
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

  /** Adds the scans to the counts of their links. @returns the links with their new counts */
  async function incrementLinks(scans: readonly Scan[], isFirstVisit: readonly boolean[]) {
    const { rows } = await knex.raw<{ rows: { id: string; user_id: string; scan_count: string }[] }>(
      `UPDATE short_links l SET scan_count = ${saturated("l.scan_count", "s.scans", MAX_BIGINT)},
         visitor_count = ${saturated("l.visitor_count", "s.visitors", MAX_BIGINT)},
         last_scanned_at = greatest(l.last_scanned_at, s.last_one)
       FROM (SELECT link_id, user_id, ${SCAN_COUNT} AS scans, ${VISITOR_COUNT} AS visitors, max(scanned_at) AS last_one
         FROM ${SCANS} GROUP BY 1, 2) s
       WHERE l.user_id = ANY(CAST(:users AS uuid[])) AND l.user_id = s.user_id AND l.id = s.link_id
       RETURNING l.id, l.user_id, l.scan_count`,
      { ...columnsOf(scans), isFirstVisit },
    );
    return rows;
  }

  /** Returns for each scan whether it is its visitor's first one on that day. */
  async function findFirstVisits(scans: readonly Scan[]): Promise<boolean[]> {
    const byVisitor = new Map(
      scans.flatMap((scan) => (scan.visitor === null ? [] : [[visitorKey(scan), scan] as const])),
    );
    if (byVisitor.size === 0) return scans.map(() => false);
    const newVisitors = new Set<string>();
    const visitors = [...byVisitor.values()];
    for (let from = 0; from < visitors.length; from += VISITORS_AT_ONCE) {
      const some = visitors.slice(from, from + VISITORS_AT_ONCE);
      const { rows } = await knex.raw<{ rows: { link_id: string; day: number; visitor: string }[] }>(
        `INSERT INTO scan_visitors (link_id, user_id, day, visitor)
         VALUES ${some.map(() => "(?, ?, CAST(? AS date), ?)").join(", ")} ON CONFLICT DO NOTHING
         RETURNING link_id, day - date '1970-01-01' AS day, visitor`,
        some.flatMap((scan) => [scan.linkId, scan.userId, dayOf(scan), scan.visitor]),
      );
      for (const row of rows) newVisitors.add(`${row.link_id} ${row.day} ${row.visitor}`);
    }
    // `delete` returns true for the first scan of a new visitor and false for later ones
    return scans.map((scan) => newVisitors.delete(visitorKey(scan)));
  }
}

const dayOf = ({ scannedAt }: Scan): string => scannedAt.toISOString().slice(0, 10);

/** Key of a visitor on a day; the day is a number since 1970. */
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
