import { createAdCountService } from "../../core/ads/ad-count-service.ts";
import { createAnalyticsService } from "../../core/analytics/analytics-service.ts";
import { createScanService } from "../../core/analytics/scan-service.ts";
import { createVisitReportService } from "../../core/analytics/visit-report-service.ts";
import { createVisitService } from "../../core/analytics/visit-service.ts";
import { createGoalService } from "../../core/goals/goal-service.ts";
import { DAILY, MINUTELY, type Base } from "./base.ts";
import { createGatherCommitted } from "../system/gather-committed.ts";
import { createGather } from "../system/gather.ts";

/** What is counted (visits, scans, views of advertisements) and reported. */
export function createCounting(base: Base) {
  const { jobs, metrics, outages } = base;
  const gather = createGather(base.log);
  const gatherCommitted = createGatherCommitted((error) => outages.isOutage(error));
  const visits = createVisitService({
    ...base,
    gather: (work) => gatherCommitted(metrics.batches("visits", work)),
  });
  jobs.every("visits", DAILY, visits.purge);
  jobs.every("visit-sessions", MINUTELY, () => visits.joinStored(() => jobs.closing.aborted));

  return {
    visits,
    visitReports: createVisitReportService(base),
    goals: createGoalService(base),
    scans: createScanService({ ...base, gather: (work) => gather(metrics.batches("scans", work)) }),
    analytics: createAnalyticsService(base),
    adCounts: createAdCountService({
      ...base,
      gather: (work) => gather(metrics.batches("advertisements", work)),
    }),
  };
}
