import type { RunningAds } from "../ads/running-ads.ts";
import { periodRange } from "../analytics/period.ts";
import type { VisitReader } from "../analytics/visit-report-service.ts";
import type { Clock } from "../ports/system.ts";
import type { UserList, UserStats } from "../users/user-list.ts";
import type { Attention, DashboardReader, SiteActivity } from "./dashboard.ts";

/** Accounts §9. */
const ACTIVITY = 5;
const WEEK_MS = 7 * 86_400_000;

interface Dependencies {
  dashboard: DashboardReader;
  visitReader: Pick<VisitReader, "sums">;
  userList: Pick<UserList, "stats">;
  runningAds: Pick<RunningAds, "list">;
  clock: Clock;
}

export interface Dashboard {
  users: UserStats;
  /** `before`: up to the same time of yesterday (D12). */
  visits: { today: number; before: number; byDay: { start: Date; visits: number; sessions: number }[] };
  /** `running`: on the pages now. */
  advertisements: { total: number; running: number };
  /** `recent`: within the last 7 days. */
  codes: { total: number; recent: number };
  activity: SiteActivity[];
  attention: Attention;
}

export type DashboardService = ReturnType<typeof createDashboardService>;

/** How the site is doing, in one look (accounts §2 "Analytics screens", D12): figures that others count, none of them made up. */
export function createDashboardService({
  dashboard,
  visitReader,
  userList,
  runningAds,
  clock,
}: Dependencies) {
  /** @param timeZone in which days begin: a name of the IANA database */
  async function get(timeZone: string): Promise<Dashboard> {
    const now = clock.now();
    const weekAgo = new Date(now.getTime() - WEEK_MS);
    const today = periodRange("daily", now, timeZone);
    const week = periodRange("weekly", now, timeZone);
    // the first part of the week is what is left of a day
    const days = week.starts.slice(1);
    const [users, soFar, before, byDay, total, running, codes, activity, attention] = await Promise.all([
      userList.stats(),
      visitReader.sums([today.from], today.until),
      visitReader.sums([today.previous.from], today.previous.until),
      visitReader.sums(days, week.until),
      dashboard.advertisements(),
      runningAds.list(),
      dashboard.codes(weekAgo),
      dashboard.activity(ACTIVITY),
      dashboard.attention(weekAgo),
    ]);
    return {
      users,
      visits: {
        today: soFar[0]?.visits ?? 0,
        before: before[0]?.visits ?? 0,
        byDay: days.map((start, at) => ({
          start,
          visits: byDay[at]?.visits ?? 0,
          sessions: byDay[at]?.sessions ?? 0,
        })),
      },
      advertisements: { total, running: running.length },
      codes,
      activity,
      attention,
    };
  }

  return { get };
}
