import type { presentDashboard } from "../../core/presenters/present-dashboard.ts";

/** JSON of `GET /api/admin/dashboard`. */
export type DashboardFigures = ReturnType<typeof presentDashboard>;
/** One event on the site. */
export type Activity = DashboardFigures["activity"][number];

/** @param timeZone IANA zone in which days begin */
export const dashboardPath = (timeZone: string): string =>
  `/api/admin/dashboard?${new URLSearchParams({ time_zone: timeZone })}`;
