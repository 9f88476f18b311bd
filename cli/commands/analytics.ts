import type { Period } from "../../core/analytics/period.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";
import { withServices } from "../with-services.ts";

/** `quietzone analytics`: what the panel's page of the same name shows. */
export const analytics = {
  /** How the site was visited. @param timeZone in which the days of the period begin: a name of the IANA database */
  report: (period: Period, timeZone: string): Promise<VisitReport> =>
    withServices(({ visitReports }) => visitReports.report(period, timeZone)),
};
