import type { DashboardService } from "../dashboard/dashboard-service.ts";

/** The numbers of the dashboard, in the names of the API. */
export const presentDashboard = ({
  users,
  visits,
  advertisements,
  codes,
  activity,
  attention,
}: Awaited<ReturnType<DashboardService["get"]>>) => ({
  users: { total: users.total, monthly_signups: users.monthlySignups },
  visits: {
    since: visits.since?.toISOString() ?? null,
    today: visits.today,
    before: visits.before,
    week: visits.week,
    week_before: visits.weekBefore,
    by_day: visits.byDay.map(({ start, ...counts }) => ({ start: start.toISOString(), ...counts })),
  },
  advertisements,
  codes,
  activity: activity.map(({ at, ...what }) => ({ at: at.toISOString(), ...what })),
  attention: {
    mails: {
      waiting: attention.mails.waiting,
      retried: attention.mails.retried,
      given_up: attention.mails.givenUp,
    },
    webhooks: { retried: attention.webhooks.retried, given_up: attention.webhooks.givenUp },
    files: attention.files,
  },
});
