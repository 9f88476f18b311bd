import type { Span } from "../../core/analytics/day-range.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";
import { withServices } from "../with-services.ts";

/** `quietzone analytics`: the figures of the panel's analytics page. */
export const analytics = {
  /** The visits of the site. @param timeZone time zone in which days start, a name of the IANA database */
  report: (span: Span, timeZone: string): Promise<VisitReport> =>
    withServices(({ visitReports }) => visitReports.report(span, timeZone)),
};
