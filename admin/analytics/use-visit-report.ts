import { useCallback, useEffect, useRef, useState } from "react";
import type { Period } from "../../core/analytics/period.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";
import { getVisitReport } from "./visit-report-api.ts";

/** While the page is looked at its figures are never older than this. */
const FRESH_MS = 60_000;

interface Loaded {
  /** Of the period before, while the one of the period that was asked for is on its way. */
  report: VisitReport | null;
  error: unknown;
  isLoading: boolean;
}

/** The figures of a period, renewed by themselves every minute and by `reload`. A renewal that fails leaves what is there. */
export function useVisitReport(period: Period, timeZone: string) {
  const [{ report, error, isLoading }, setLoaded] = useState<Loaded>({
    report: null,
    error: null,
    isLoading: true,
  });
  const again = useRef(() => {});

  useEffect(() => {
    const ending = new AbortController();
    const load = async (isQuiet: boolean) => {
      if (!isQuiet) setLoaded((before) => ({ ...before, error: null, isLoading: true }));
      try {
        const next = await getVisitReport(period, timeZone, ending.signal);
        if (!ending.signal.aborted) setLoaded({ report: next, error: null, isLoading: false });
      } catch (problem) {
        if (ending.signal.aborted) return;
        if (isQuiet) console.warn("The figures could not be renewed.", problem);
        else setLoaded({ report: null, error: problem, isLoading: false });
      }
    };
    again.current = () => void load(false);
    again.current();
    const renew = setInterval(() => {
      if (document.visibilityState === "visible") void load(true);
    }, FRESH_MS);
    return () => {
      ending.abort();
      clearInterval(renew);
    };
  }, [period, timeZone]);

  const reload = useCallback(() => again.current(), []);
  return { report, error, isLoading, reload };
}
