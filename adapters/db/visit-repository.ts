import type { Knex } from "knex";
import { MOST_CLICKS, MOST_SECONDS } from "../../core/analytics/visit-batch.ts";
import type { PageProgress, Visit, VisitNews, VisitRepository } from "../../core/analytics/visit.ts";
import type { VisitDelta, VisitFacts } from "../../core/analytics/visit-sums.ts";
import { listPageViews, listVisits } from "./visit-lists.ts";
import { sumUp } from "./visit-rollups.ts";
import { FACTS, toFacts, type FactsRow } from "./visit-rows.ts";

/** Rows of one step of the purge: short, so that nobody who counts waits for it. */
const PURGED_AT_ONCE = 5000;
/** Periods of the report begin at most 7 days ago, or with a month or a year: those days keep their quarters of an hour. */
const DAYS_IN_QUARTERS = 10;
/** The year before this one ends the reach of every period. */
const MONTHS_IN_QUARTERS = 14;

interface SessionRow {
  id: string;
  first_visit: string;
  page_views: number;
}

export function createVisitRepository(knex: Knex): VisitRepository {
  return {
    /** Locks are taken in one order: pages, sessions, both by id, then all sums at once. */
    async record(news) {
      const visits = await insertVisits(onlyFirst(news));
      const left = await advance(mergeProgress(news));
      const started = await countSessions(visits);
      await sumUp(knex, [...visits.map((visit) => ({ visit, add: { visits: 1 } })), ...started, ...left]);
    },

    async purge(before) {
      const { rowCount } = await knex.raw<{ rowCount: number }>(
        `WITH old AS (SELECT id FROM visitors WHERE visited_at < :before ORDER BY visited_at LIMIT :limit),
         pages AS (DELETE FROM page_analytics WHERE id IN (SELECT id FROM old))
         DELETE FROM visitors WHERE id IN (SELECT id FROM old)`,
        { before, limit: PURGED_AT_ONCE },
      );
      if (rowCount < PURGED_AT_ONCE) await knex("visit_sessions").where("started_at", "<", before).delete();
      return rowCount;
    },

    async thin(today) {
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

  /** @returns those that were not there before, in the order in which they came */
  async function insertVisits(visits: readonly Visit[]): Promise<Visit[]> {
    if (visits.length === 0) return [];
    const { rows } = await knex.raw<{ rows: { id: string }[] }>(
      `WITH entered AS (
         SELECT * FROM unnest(CAST(:ids AS uuid[]), CAST(:sessions AS uuid[]), CAST(:addresses AS text[]), CAST(:times AS timestamptz[]),
           CAST(:pages AS text[]), CAST(:agents AS text[]), CAST(:countries AS text[]), CAST(:regions AS text[]), CAST(:cities AS text[]),
           CAST(:referrers AS text[]), CAST(:sources AS text[]), CAST(:mediums AS text[]), CAST(:campaigns AS text[]),
           CAST(:devices AS text[]), CAST(:browsers AS text[]), CAST(:systems AS text[]), CAST(:screens AS text[]), CAST(:titles AS text[]))
           AS e(id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city,
             referrer, utm_source, utm_medium, utm_campaign, device_type, browser, os, screen_resolution, page_title)
       ), added AS (
         INSERT INTO visitors (id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city,
           referrer, utm_source, utm_medium, utm_campaign, device_type, browser, os, screen_resolution)
         SELECT id, session_id, ip_address, visited_at, page_url, user_agent, country, region, city,
           referrer, utm_source, utm_medium, utm_campaign, device_type, browser, os, screen_resolution
         FROM entered ORDER BY id
         ON CONFLICT DO NOTHING RETURNING id
       )
       INSERT INTO page_analytics (id, session_id, page_url, page_title, entered_at)
       SELECT e.id, e.session_id, e.page_url, e.page_title, e.visited_at
       FROM entered e JOIN added ON added.id = e.id ORDER BY e.id
       ON CONFLICT DO NOTHING RETURNING id`,
      columnsOf(visits),
    );
    const added = new Set(rows.map(({ id }) => id));
    return visits.filter(({ id }) => added.has(id));
  }

  /** Where a session begins, and where it turns out to be more than a single page view. */
  async function countSessions(visits: readonly Visit[]): Promise<VisitDelta[]> {
    const added = new Map<string, Visit[]>();
    for (const visit of visits) {
      if (visit.sessionId === null) continue;
      added.set(visit.sessionId, [...(added.get(visit.sessionId) ?? []), visit]);
    }
    if (added.size === 0) return [];
    const sessions = [...added].map(([id, pages]) => ({ id, first: pages[0]!, pageViews: pages.length }));
    const { rows } = await knex.raw<{ rows: SessionRow[] }>(
      `INSERT INTO visit_sessions AS s (id, first_visit, started_at, page_views)
       SELECT * FROM unnest(CAST(:ids AS uuid[]), CAST(:firsts AS uuid[]), CAST(:times AS timestamptz[]), CAST(:views AS integer[]))
         AS n(id, first_visit, started_at, page_views) ORDER BY id
       ON CONFLICT (id) DO UPDATE SET page_views = s.page_views + excluded.page_views
       RETURNING id, first_visit, page_views`,
      {
        ids: sessions.map(({ id }) => id),
        firsts: sessions.map(({ first }) => first.id),
        times: sessions.map(({ first }) => first.visitedAt),
        views: sessions.map(({ pageViews }) => pageViews),
      },
    );
    const known = new Map<string, VisitFacts>(visits.map((visit) => [visit.id, visit]));
    const before = (row: SessionRow) => row.page_views - (added.get(row.id)?.length ?? 0);
    const single = rows.filter((row) => before(row) === 1);
    for (const visit of await findFacts(single.map((row) => row.first_visit))) known.set(visit.id, visit);
    return rows.flatMap((row): VisitDelta[] => {
      const visit = known.get(row.first_visit);
      if (!visit) return [];
      if (before(row) === 0) return [{ visit, add: { sessions: 1, bounces: row.page_views === 1 ? 1 : 0 } }];
      return before(row) === 1 ? [{ visit, add: { bounces: -1 } }] : [];
    });
  }

  async function findFacts(ids: readonly string[]): Promise<VisitFacts[]> {
    if (ids.length === 0) return [];
    const { rows } = await knex.raw<{ rows: FactsRow[] }>(
      `SELECT ${FACTS} FROM visitors v WHERE v.id = ANY(CAST(:ids AS uuid[]))`,
      { ids },
    );
    return rows.map(toFacts);
  }

  /** Totals only grow, and nobody was on a page for longer than since they entered it. */
  async function advance(progress: readonly PageProgress[]): Promise<VisitDelta[]> {
    if (progress.length === 0) return [];
    const { rows } = await knex.raw<{ rows: (FactsRow & { timed: number; seconds: number })[] }>(
      `WITH told AS (
         SELECT * FROM unnest(CAST(:ids AS uuid[]), CAST(:times AS timestamptz[]), CAST(:clicks AS integer[]),
           CAST(:depths AS smallint[]), CAST(:seconds AS integer[])) AS t(id, at, clicks, scroll_depth, seconds)
       ), old AS (
         SELECT id, entered_at, time_on_page FROM page_analytics WHERE id IN (SELECT id FROM told) ORDER BY id FOR NO KEY UPDATE
       ), told_of AS (
         SELECT t.*, o.time_on_page AS before,
           greatest(0, least(t.seconds, ceil(extract(epoch FROM t.at - o.entered_at)) + 1, ${MOST_SECONDS}))::integer AS now
         FROM told t JOIN old o ON o.id = t.id
       ), done AS (
         UPDATE page_analytics p SET
           clicks = greatest(p.clicks, least(t.clicks, ${MOST_CLICKS})),
           scroll_depth = greatest(p.scroll_depth, t.scroll_depth),
           time_on_page = CASE WHEN t.seconds IS NULL THEN p.time_on_page ELSE greatest(p.time_on_page, t.now) END,
           exited_at = CASE WHEN t.seconds IS NULL THEN p.exited_at ELSE greatest(p.exited_at, t.at) END
         FROM told_of t WHERE p.id = t.id
         RETURNING p.id, CASE WHEN t.before IS NULL AND p.time_on_page IS NOT NULL THEN 1 ELSE 0 END AS timed,
           coalesce(p.time_on_page, 0) - coalesce(t.before, 0) AS seconds
       )
       SELECT ${FACTS}, timed, seconds FROM done JOIN visitors v ON v.id = done.id WHERE timed > 0 OR seconds > 0`,
      {
        ids: progress.map(({ id }) => id),
        times: progress.map(({ at }) => at),
        clicks: progress.map(({ clicks }) => Math.min(clicks, MOST_CLICKS)),
        depths: progress.map(({ scrollDepth }) => scrollDepth),
        seconds: progress.map(({ seconds }) => (seconds === null ? null : Math.min(seconds, MOST_SECONDS))),
      },
    );
    return rows.map(({ timed, seconds, ...row }) => ({ visit: toFacts(row), add: { timed, seconds } }));
  }
}

/** Of visits with one id, the first. */
const onlyFirst = (news: readonly VisitNews[]): Visit[] => [
  ...news
    .flatMap(({ visits }) => visits)
    .reduce(
      (found, visit) => (found.has(visit.id) ? found : found.set(visit.id, visit)),
      new Map<string, Visit>(),
    )
    .values(),
];

/** One for each page: a statement changes a row once. */
function mergeProgress(news: readonly VisitNews[]): PageProgress[] {
  const pages = new Map<string, PageProgress>();
  for (const one of news.flatMap(({ progress }) => progress)) {
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

const columnsOf = (visits: readonly Visit[]) => ({
  ids: visits.map(({ id }) => id),
  sessions: visits.map(({ sessionId }) => sessionId),
  addresses: visits.map(({ ipAddress }) => ipAddress),
  times: visits.map(({ visitedAt }) => visitedAt),
  pages: visits.map(({ pageUrl }) => pageUrl),
  agents: visits.map(({ userAgent }) => userAgent),
  countries: visits.map(({ country }) => country),
  regions: visits.map(({ region }) => region),
  cities: visits.map(({ city }) => city),
  referrers: visits.map(({ referrer }) => referrer),
  sources: visits.map(({ utmSource }) => utmSource),
  mediums: visits.map(({ utmMedium }) => utmMedium),
  campaigns: visits.map(({ utmCampaign }) => utmCampaign),
  devices: visits.map(({ deviceType }) => deviceType),
  browsers: visits.map(({ browser }) => browser),
  systems: visits.map(({ os }) => os),
  screens: visits.map(({ screenResolution }) => screenResolution),
  titles: visits.map(({ pageTitle }) => pageTitle),
});
