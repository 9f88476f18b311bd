import { createAdCountService } from "../../core/ads/ad-count-service.ts";
import { createAnalyticsService } from "../../core/analytics/analytics-service.ts";
import { createScanService } from "../../core/analytics/scan-service.ts";
import { createVisitReportService } from "../../core/analytics/visit-report-service.ts";
import { createVisitService } from "../../core/analytics/visit-service.ts";
import { createGoalService } from "../../core/goals/goal-service.ts";
import { DAILY, MINUTELY, type Base } from "./base.ts";
import { createGatherCommitted } from "../system/gather-committed.ts";
import { createGather } from "../system/gather.ts";

/** Statistics (visits, scans, ad views) and their reports. */
export function createCounting({
  jobs,
  metrics,
  outages,
  log,
  visits,
  transact,
  settings,
  geo,
  devices,
  secrets,
  clock,
  visitReader,
  goals,
  transactAs,
  trail,
  ids,
  scans,
  analytics,
  shortLinks,
}: Base) {
  const gather = createGather(log);
  const gatherCommitted = createGatherCommitted((error) => outages.isOutage(error));
  const visitService = createVisitService({
    visits,
    transact,
    settings,
    geo,
    devices,
    secrets,
    clock,
    gather: (work) => gatherCommitted(metrics.batches("visits", work)),
  });
  jobs.every("visits", DAILY, visitService.purge);
  jobs.every("visit-sessions", MINUTELY, () => visitService.joinStored(() => jobs.closing.aborted));

  return {
    visits: visitService,
    visitReports: createVisitReportService({ visitReader, settings, geo, clock }),
    goals: createGoalService({ goals, visitReader, transactAs, trail, clock, ids }),
    scans: createScanService({
      scans,
      transact,
      geo,
      devices,
      secrets,
      clock,
      gather: (work) => gather(metrics.batches("scans", work)),
    }),
    analytics: createAnalyticsService({ analytics, shortLinks, devices, clock }),
    adCounts: createAdCountService({
      transact,
      devices,
      clock,
      gather: (work) => gather(metrics.batches("advertisements", work)),
    }),
  };
}
