import { useEffect } from "react";
import { ApiError } from "../../api/api-fetch.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { listHistory, PAGE_SIZE, type HistoryRow } from "../../history/history-api.ts";
import { useSession } from "../../session/session.tsx";
import type { HistoryView } from "./filters/history-view.ts";

/**
 * A page of the signed-in user's history. The previous page stays until the new one is loaded.
 * @param ready false while no user is signed in: nothing is loaded
 * @param onGone called if the address names a page or folder that no longer exists
 */
export function useHistory(
  ready: boolean,
  shown: HistoryView,
  onGone: (change: Partial<HistoryView>) => void,
) {
  const { fetch, user } = useSession();
  const offset = (shown.page - 1) * PAGE_SIZE;
  const loaded = useLoaded(
    ["history", user?.id, shown],
    ready ? (signal) => listHistory(fetch, shown.sorting, offset, signal, PAGE_SIZE, shown) : null,
    { isKept: true },
  );
  const { data, replace } = loaded;
  const isFolderGone =
    loaded.status === "failed" && loaded.error instanceof ApiError && loaded.error.code === "not_found";
  const pageThere =
    loaded.status === "ready" && loaded.data.items.length === 0 && loaded.data.total > 0
      ? Math.ceil(loaded.data.total / PAGE_SIZE)
      : null;
  useEffect(() => {
    if (isFolderGone) onGone({ place: "all" });
    else if (pageThere !== null) onGone({ page: pageThere });
  }, [isFolderGone, pageThere, onGone]);

  const isGone = isFolderGone || pageThere !== null;
  return {
    /** "loading": nothing was there yet. */
    status: isGone ? ("loading" as const) : loaded.status === "loading" && data ? "ready" : loaded.status,
    /** The data belongs to the previous request, or is being reloaded. */
    stale: data !== null && loaded.isLoading,
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    /** Why the list could not be loaded. */
    problem: loaded.problem,
    reload: loaded.reload,
    retry: loaded.retry,
    changed: (row: HistoryRow) => {
      if (data) replace({ ...data, items: data.items.map((each) => (each.id === row.id ? row : each)) });
    },
  };
}
