import { useCallback } from "react";
import type { Period } from "../../../core/analytics/period.ts";
import { getActivity, getUserReport } from "../../analytics/analytics-api.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { countHistory, listHistory } from "../../history/history-api.ts";
import { useSavedDownloads } from "../../session/saved-downloads.ts";
import { useSession } from "../../session/session.tsx";

/** Codes that the dashboard lists. */
export const LATEST = 5;

/** Data of the user's dashboard; its chart loads separately. `ready` is false while no user is signed in: nothing is loaded. */
export function useDashboard(ready: boolean, period: Period) {
  const { fetch, user } = useSession();
  const loadFigures = async (signal: AbortSignal) => {
    const [counts, { items: latest }, activity] = await Promise.all([
      countHistory(fetch, signal),
      listHistory(fetch, { field: "created_at", order: "desc" }, 0, signal, LATEST),
      getActivity(fetch, signal),
    ]);
    return { counts, latest, activity };
  };
  const figures = useLoaded(["dashboard", user?.id], ready ? loadFigures : null, { isKept: true });
  const report = useLoaded(
    ["report", user?.id, period],
    ready ? (signal) => getUserReport(fetch, period, signal) : null,
    { isKept: true },
  );
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
