import { createServices } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import type { Period } from "../../core/analytics/period.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";

/** `quietzone analytics`: what the panel's page of the same name shows. */
export const analytics = {
  /** How the site was visited. @param timeZone in which the days of the period begin: a name of the IANA database */
  async report(period: Period, timeZone: string): Promise<VisitReport> {
    const services = await createServices(loadConfig());
    try {
      return await services.visitReports.report(period, timeZone);
    } finally {
      await services.close();
    }
  },
};
