import type { RunningAds } from "../ads/running-ads.ts";
import { periodRange } from "../analytics/period.ts";
import { figuresOf } from "../analytics/visit-figures.ts";
import type { VisitFigures } from "../analytics/visit-report.ts";
import type { VisitReader } from "../analytics/visit-report-service.ts";
import type { Clock } from "../ports/system.ts";
import type { UserList, UserStats } from "../users/user-list.ts";
import type { Attention, DashboardReader, SiteActivity } from "./dashboard.ts";
import { WEEK_MS } from "../durations.ts";

/** Rows of the list of what happened last. */
const ACTIVITY = 5;
const aWeekBefore = (at: Date): Date => new Date(at.getTime() - WEEK_MS);

interface Dependencies {
  dashboard: DashboardReader;
  visitReader: Pick<VisitReader, "sums" | "countedSince">;
  userList: Pick<UserList, "stats">;
  runningAds: Pick<RunningAds, "list">;
  clock: Clock;
}

export interface Dashboard {
  users: UserStats;
  /** `before`: up to the same time of yesterday. `since`: as in the report of visits, of the last seven days. */
  visits: {
    since: Date | null;
    today: VisitFigures;
    before: VisitFigures;
    /** The days of `byDay`, and as many before. */
    week: VisitFigures;
    weekBefore: VisitFigures;
    byDay: (VisitFigures & { start: Date })[];
  };
  /** `running`: on the pages now. */
  advertisements: { total: number; running: number };
  /** `recent`: within the last 7 days. */
  codes: { total: number; recent: number };
  activity: SiteActivity[];
  attention: Attention;
}

export type DashboardService = ReturnType<typeof createDashboardService>;

/** The state of the site at a glance, from figures that other services count. */
export function createDashboardService({
  dashboard,
  visitReader,
  userList,
  runningAds,
  clock,
}: Dependencies) {
  async function readVisits(now: Date, timeZone: string): Promise<Dashboard["visits"]> {
    const today = periodRange("daily", now, timeZone);
    const { starts, until } = periodRange("weekly", now, timeZone);
    // the first part of the week is a partial day
    const days = starts.slice(1);
    const weekStart = days[0] ?? today.from;
    const [since, byDay, ...totals] = await Promise.all([
      visitReader.countedSince(),
      visitReader.sums(days, until),
      visitReader.sums([today.from], today.until),
      visitReader.sums([today.previous.from], today.previous.until),
      visitReader.sums([weekStart], until),
      visitReader.sums([aWeekBefore(weekStart)], aWeekBefore(until)),
    ]);
    const [soFar, before, week, weekBefore] = totals.map(([sums]) => sums);
    return {
      since: since && since > weekStart ? since : null,
      today: figuresOf(soFar, since === null || today.until > since),
      before: figuresOf(before, since === null || today.previous.from >= since),
      week: figuresOf(week, since === null || until > since),
      weekBefore: figuresOf(weekBefore, since === null || aWeekBefore(weekStart) >= since),
      byDay: days.map((start, at) => ({
        start,
        ...figuresOf(byDay[at], since === null || (days[at + 1] ?? until) > since),
      })),
    };
  }

  /** @param timeZone in which days begin: a name of the IANA database */
  async function get(timeZone: string): Promise<Dashboard> {
    const now = clock.now();
    const weekAgo = aWeekBefore(now);
    const [users, visits, total, running, codes, activity, attention] = await Promise.all([
      userList.stats(),
      readVisits(now, timeZone),
      dashboard.advertisements(),
      runningAds.list(),
      dashboard.codes(weekAgo),
      dashboard.activity(ACTIVITY),
      dashboard.attention(weekAgo),
    ]);
    return {
      users,
      visits,
      advertisements: { total, running: running.length },
      codes,
      activity,
      attention,
    };
  }

  return { get };
}
