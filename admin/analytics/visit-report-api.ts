import type { Period } from "../../core/analytics/period.ts";

/** The zone by which this browser tells the time (IANA name). */
export const viewersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** How the site was visited. */
export const visitReportPath = (period: Period, timeZone: string): string =>
  `/api/admin/analytics/report?${new URLSearchParams({ period, time_zone: timeZone })}`;
