import type { Period } from "../../core/analytics/period.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";
import { adminJson } from "../admin-fetch.ts";

/** The zone by which this browser tells the time (IANA name). */
export const viewersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** How the site was visited. @throws HttpError as `adminFetch` */
export function getVisitReport(period: Period, timeZone: string, signal: AbortSignal): Promise<VisitReport> {
  const query = new URLSearchParams({ period, time_zone: timeZone });
  return adminJson<VisitReport>(`/api/admin/analytics/report?${query}`, { signal });
}
