import { useCallback, useMemo } from "react";
import type { Period } from "../../../core/analytics/period.ts";
import { getActivity, getUserReport } from "../../analytics/analytics-api.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { countHistory, listHistory } from "../../history/history-api.ts";
import { useSavedDownloads } from "../../session/saved-downloads.ts";
import { useSession } from "../../session/session.tsx";

/** Codes that the dashboard lists. */
export const LATEST = 5;

/** What the dashboard shows the signed-in user; its chart by itself. `ready` false: nobody is signed in, load nothing. */
export function useDashboard(ready: boolean, period: Period) {
  const { fetch } = useSession();
  const loadFigures = useMemo(
    () =>
      ready
        ? async (signal: AbortSignal) => {
            const [counts, { items: latest }, activity] = await Promise.all([
              countHistory(fetch, signal),
              listHistory(fetch, { field: "created_at", order: "desc" }, 0, signal, LATEST),
              getActivity(fetch, signal),
            ]);
            return { counts, latest, activity };
          }
        : null,
    [ready, fetch],
  );
  const loadReport = useMemo(
    () => (ready ? (signal: AbortSignal) => getUserReport(fetch, period, signal) : null),
    [ready, fetch, period],
  );
  const figures = useLoaded(loadFigures);
  const report = useLoaded(loadReport);
  const { reload: reloadFigures } = figures;
  const { reload: reloadReport } = report;
  useSavedDownloads(
    useCallback(() => {
      void reloadFigures();
      void reloadReport();
    }, [reloadFigures, reloadReport]),
  );
  return { figures, report };
}
