import type { Knex } from "knex";
import { joinViews, type JoinResult, type LinkedView } from "../../../../core/analytics/join-views.ts";
import { DAYS_IN_QUARTERS, MONTHS_IN_QUARTERS } from "../../../../core/analytics/visit-list-range.ts";
import type {
  NewView,
  PageProgress,
  VisitUpdate,
  VisitRepository,
} from "../../../../core/analytics/visit.ts";
import type { VisitDelta } from "../../../../core/analytics/visit-sums.ts";
import { joinStoredViews, setVisitors } from "../../rows/join-stored-views.ts";
import { findVisits, storeVisits } from "../../rows/link-views.ts";
import { listPageViews, listVisits } from "../../readers/visit-lists.ts";
import { lockSums, sumUp, type KnownValues } from "../../rows/visit-rollups.ts";
import { advancePages } from "../../rows/advance-pages.ts";

/** Rows per step of the purge. Small, so that counting does not wait for it. */
const PURGED_AT_ONCE = 5000;

/** @param values values counted separately, as far as this process knows */
export function createVisitRepository(knex: Knex, values: KnownValues): VisitRepository {
  return {
    /**
     * Locks are taken in a fixed order: pages by id, then all visits and sums at once. Statements in one
     * `Promise.all` are pipelined in order, so visits are read while the lock is held.
     */
    async record(updates) {
      const [views, left] = await Promise.all([
        insertViews(onlyFirst(updates)),
        advancePages(knex, mergeProgress(updates)),
      ]);
      if (views.length + left.length === 0) return;
      const linked = views.flatMap((view) => (view.visitor ? { facts: view, visitor: view.visitor } : []));
      const [, visits] = await Promise.all([lockSums(knex), findVisits(knex, linked)]);
      const joined = joinViews(visits, linked);
      await Promise.all([
        storeVisits(knex, joined),
        setVisitors(knex, movedKeys(linked, joined)),
        sumUp(knex, values, [...views.map(asSum), ...joined.deltas, ...left]),
      ]);
    },

    joinStored: (limit, keysOf) => joinStoredViews(knex, values, limit, keysOf),

    async saltOf(day, fresh) {
      await knex.raw("DELETE FROM visit_salts WHERE day < CAST(:day AS date) - 1", { day });
      const { rows } = await knex.raw<{ rows: { salt: string }[] }>(
        `INSERT INTO visit_salts AS s (day, salt) VALUES (:day, :fresh)
         ON CONFLICT (day) DO UPDATE SET salt = s.salt RETURNING salt`,
        { day, fresh },
      );
      return rows[0]?.salt ?? fresh;
    },

    async purge(before) {
      const { rows: old } = await knex.raw<{ rows: { id: string }[] }>(
        "SELECT id FROM visitors WHERE visited_at < :before ORDER BY visited_at LIMIT :limit",
        { before, limit: PURGED_AT_ONCE },
      );
      const ids = old.map(({ id }) => id);
      await knex.raw("DELETE FROM page_analytics WHERE id = ANY(CAST(:ids AS uuid[]))", { ids });
      const { rowCount } = await knex.raw<{ rowCount: number }>(
        "DELETE FROM visitors WHERE id = ANY(CAST(:ids AS uuid[]))",
        { ids },
      );
      if (rowCount < PURGED_AT_ONCE) {
        // visitors of partial days are counted from the visits of the last two days
        await knex.raw("DELETE FROM visits WHERE started_at < least(:before, now() - interval '2 days')", {
          before,
        });
        // written by versions before 025
        await knex("visit_sessions").where("started_at", "<", before).delete();
      }
      return rowCount;
    },

    async thin(today) {
      await knex.raw("DELETE FROM visit_salts WHERE day < CAST(:today AS date) - 1", { today });
      await knex.raw(
        `DELETE FROM visit_rollups WHERE dimension <> 'all' AND grain = 'quarter'
           AND start < CAST(:today AS timestamptz) - make_interval(days => :days)
           AND (start < CAST(:today AS timestamptz) - make_interval(months => :months)
             OR extract(day FROM start AT TIME ZONE 'UTC') <> 1
             AND extract(day FROM start AT TIME ZONE 'UTC' + interval '1 day') <> 1)`,
        { today, days: DAYS_IN_QUARTERS, months: MONTHS_IN_QUARTERS },
      );
    },

    list: (query, filter) => listVisits(knex, query, filter),
    listPageViews: (query, filter) => listPageViews(knex, query, filter),
  };

  /** @returns the new ones, in the given order */
  async function insertViews(views: readonly NewView[]): Promise<NewView[]> {
    if (views.length === 0) return [];
    const { rows } = await knex.raw<{ rows: { id: string }[] }>(
      `WITH entered AS (
         SELECT * FROM unnest(CAST(:ids AS uuid[]), CAST(:sessions AS uuid[]), CAST(:addresses AS text[]), CAST(:times AS timestamptz[]),
           CAST(:pages AS text[]), CAST(:agents AS text[]), CAST(:countries AS text[]), CAST(:regions AS text[]), CAST(:cities AS text[]),
           CAST(:referrers AS text[]), CAST(:sources AS text[]), CAST(:mediums AS text[]), CAST(:campaigns AS text[]),
           CAST(:devices AS text[]), CAST(:browsers AS text[]), CAST(:systems AS text[]), CAST(:screens AS text[]), CAST(:titles AS text[]),
           CAST(:visitors AS text[]))
           AS e(id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city,
             referrer, utm_source, utm_medium, utm_campaign, device_type, browser, os, screen_resolution, page_title,
             visitor)
       ), added AS (
         INSERT INTO visitors (id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city,
           referrer, utm_source, utm_medium, utm_campaign, device_type, browser, os, screen_resolution, visitor)
         SELECT id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city,
           referrer, utm_source, utm_medium, utm_campaign, device_type, browser, os, screen_resolution, visitor
         FROM entered ORDER BY id
         ON CONFLICT DO NOTHING RETURNING id
       )
       INSERT INTO page_analytics (id, session_id, page_url, page_title, entered_at)
       SELECT e.id, e.session_id, e.page_url, e.page_title, e.visited_at
       FROM entered e JOIN added ON added.id = e.id ORDER BY e.id
       ON CONFLICT DO NOTHING RETURNING id`,
      columnsOf(views),
    );
    const added = new Set(rows.map(({ id }) => id));
    return views.filter(({ id }) => added.has(id));
  }
}

/** Views of visits that continue past midnight: they were stored under the key of their own day. */
const movedKeys = (linked: readonly LinkedView[], { keys }: JoinResult) =>
  linked.flatMap(({ facts: { id }, visitor }) => {
    const key = keys.get(id);
    return key === undefined || key === visitor.ofDay ? [] : [[id, key] as const];
  });

const asSum = (view: NewView): VisitDelta => ({ view, add: { views: 1 } });

/** Keeps the first of several views with the same id. */
const onlyFirst = (updates: readonly VisitUpdate[]): NewView[] => [
  ...updates
    .flatMap(({ views }) => views)
    .reduce(
      (found, view) => (found.has(view.id) ? found : found.set(view.id, view)),
      new Map<string, NewView>(),
    )
    .values(),
];

/** One per page, since a statement can update a row only once. */
function mergeProgress(updates: readonly VisitUpdate[]): PageProgress[] {
  const pages = new Map<string, PageProgress>();
  for (const one of updates.flatMap(({ progress }) => progress)) {
    const known = pages.get(one.id);
    pages.set(one.id, known ? later(known, one) : one);
  }
  return [...pages.values()];
}

const later = (one: PageProgress, other: PageProgress): PageProgress => ({
  id: one.id,
  at: one.at > other.at ? one.at : other.at,
  clicks: Math.max(one.clicks, other.clicks),
  scrollDepth: one.scrollDepth > other.scrollDepth ? one.scrollDepth : other.scrollDepth,
  seconds:
    one.seconds === null || other.seconds === null
      ? (one.seconds ?? other.seconds)
      : Math.max(one.seconds, other.seconds),
});

const columnsOf = (views: readonly NewView[]) => ({
  ids: views.map(({ id }) => id),
  sessions: views.map(({ sessionId }) => sessionId),
  addresses: views.map(({ ipAddress }) => ipAddress),
  times: views.map(({ visitedAt }) => visitedAt),
  pages: views.map(({ pageUrl }) => pageUrl),
  agents: views.map(({ userAgent }) => userAgent),
  countries: views.map(({ country }) => country),
  regions: views.map(({ region }) => region),
  cities: views.map(({ city }) => city),
  referrers: views.map(({ referrer }) => referrer),
  sources: views.map(({ utmSource }) => utmSource),
  mediums: views.map(({ utmMedium }) => utmMedium),
  campaigns: views.map(({ utmCampaign }) => utmCampaign),
  devices: views.map(({ deviceType }) => deviceType),
  browsers: views.map(({ browser }) => browser),
  systems: views.map(({ os }) => os),
  screens: views.map(({ screenResolution }) => screenResolution),
  titles: views.map(({ pageTitle }) => pageTitle),
  visitors: views.map(({ visitor }) => visitor?.ofDay ?? null),
});
