import { useCallback } from "react";
import type { Period } from "../../core/analytics/period.ts";
import { FRESH_MS, useLoaded } from "../kit/use-loaded.ts";
import { getVisitReport } from "./visit-report-api.ts";

/** The figures of a period; those of the period before, while they are on their way. */
export function useVisitReport(period: Period, timeZone: string) {
  const read = useCallback(
    (signal: AbortSignal) => getVisitReport(period, timeZone, signal),
    [period, timeZone],
  );
  return useLoaded(read, FRESH_MS);
}
