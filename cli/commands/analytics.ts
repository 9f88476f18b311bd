import type { Span } from "../../core/analytics/day-range.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";
import { withServices } from "../with-services.ts";

/** `quietzone analytics`: the figures of the panel's analytics page. */
export const analytics = {
  /** How the site was visited. @param timeZone in which days begin: a name of the IANA database */
  report: (span: Span, timeZone: string): Promise<VisitReport> =>
    withServices(({ visitReports }) => visitReports.report(span, timeZone)),
};
