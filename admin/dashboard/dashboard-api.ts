import type { VisitFigures } from "../../core/analytics/visit-report.ts";

/** One thing that happened on the site. */
export type Activity = { id: string; at: string } & (
  | { kind: "signed_up"; name: string }
  | { kind: "code_made"; type: string }
  | { kind: "changed"; actor: string; action: string; subject: string }
);

/** JSON of `GET /api/admin/dashboard`. */
export interface DashboardFigures {
  users: { total: number; monthly_signups: number };
  /** `before`: up to the same time of yesterday. `since`: from when on visits are counted, where that is within the seven days. */
  visits: {
    since: string | null;
    today: VisitFigures;
    before: VisitFigures;
    /** The seven days of `by_day`, and the seven before. */
    week: VisitFigures;
    week_before: VisitFigures;
    by_day: (VisitFigures & { start: string })[];
  };
  advertisements: { total: number; running: number };
  codes: { total: number; recent: number };
  activity: Activity[];
  attention: {
    mails: { waiting: number; retried: number; given_up: number };
    webhooks: { retried: number; given_up: number };
    files: { failed: number };
  };
}

/** @param timeZone in which days begin (IANA name) */
export const dashboardPath = (timeZone: string): string =>
  `/api/admin/dashboard?${new URLSearchParams({ time_zone: timeZone })}`;
