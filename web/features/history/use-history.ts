import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiError } from "../../api/api-fetch.ts";
import { useMessages } from "../../components/messages.tsx";
import { errorText } from "../../api/error-text.ts";
import { listHistory, PAGE_SIZE, type HistoryRow } from "../../history/history-api.ts";
import { useSession } from "../../session/session.tsx";
import type { Shown } from "./filters/shown.ts";

interface List {
  /** "loading": nothing was there yet. */
  status: "loading" | "ready" | "failed";
  /** What is shown belongs to what was asked for before. */
  stale: boolean;
  rows: readonly HistoryRow[];
  total: number;
  /** Why the list could not be loaded. */
  problem: string;
}
type Change =
  | { kind: "asked" }
  | { kind: "failed"; problem: string }
  | { kind: "loaded"; rows: readonly HistoryRow[]; total: number }
  | { kind: "changed"; row: HistoryRow };

const EMPTY: List = { status: "loading", stale: false, rows: [], total: 0, problem: "" };

function reduce(list: List, change: Change): List {
  if (change.kind === "asked") return list.status === "ready" ? { ...list, stale: true } : EMPTY;
  if (change.kind === "failed") return { ...EMPTY, status: "failed", problem: change.problem };
  if (change.kind === "changed") {
    return { ...list, rows: list.rows.map((row) => (row.id === change.row.id ? change.row : row)) };
  }
  return { ...EMPTY, status: "ready", rows: change.rows, total: change.total };
}

/**
 * A page of the signed-in user's history. What was shown stays until the new page is there.
 * @param ready false: nobody is signed in, load nothing
 * @param onGone told where the address asks for a page or a folder that is not there any more
 */
export function useHistory(ready: boolean, shown: Shown, onGone: (change: Partial<Shown>) => void) {
  const t = useMessages();
  const { fetch } = useSession();
  const [list, change] = useReducer(reduce, EMPTY);
  const running = useRef<AbortController | null>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });

  const load = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    change({ kind: "asked" });
    try {
      const offset = (shown.page - 1) * PAGE_SIZE;
      const { items, total } = await listHistory(fetch, shown.sorting, offset, signal, PAGE_SIZE, shown);
      if (signal.aborted) return;
      if (items.length === 0 && total > 0) gone.current({ page: Math.ceil(total / PAGE_SIZE) });
      else change({ kind: "loaded", rows: items, total });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.code === "not_found") return gone.current({ place: "all" });
      console.warn("The history could not be loaded.", error);
      change({ kind: "failed", problem: errorText(t, error) });
    }
  }, [fetch, shown, t]);

  useEffect(() => {
    if (!ready) return undefined;
    void load();
    return () => running.current?.abort();
  }, [ready, load]);

  return {
    ...list,
    /** Reads the page again. */
    reload: load,
    changed: (row: HistoryRow) => change({ kind: "changed", row }),
  };
}
