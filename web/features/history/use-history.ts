import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toast.ts";
import { errorText } from "../../error-text.ts";
import { useSession } from "../../session/session.tsx";
import {
  countHistory,
  listHistory,
  type Counts,
  type HistoryRow,
  type Sorting,
} from "../../history/history-api.ts";

interface List {
  status: "loading" | "ready" | "failed";
  /** More rows are being added below. */
  adding: boolean;
  rows: HistoryRow[];
  total: number;
  /** Why the list could not be loaded. */
  problem: string;
}
type Change =
  | { kind: "loading" }
  | { kind: "adding" }
  | { kind: "failed"; problem: string }
  | { kind: "loaded"; offset: number; rows: HistoryRow[]; total: number }
  | { kind: "changed"; row: HistoryRow }
  | { kind: "removed"; id: string };

const EMPTY: List = { status: "loading", adding: false, rows: [], total: 0, problem: "" };

function reduce(list: List, change: Change): List {
  if (change.kind === "loading") return EMPTY;
  if (change.kind === "adding") return { ...list, adding: true };
  if (change.kind === "failed") {
    const status = list.rows.length > 0 ? "ready" : "failed";
    return { ...list, status, adding: false, problem: change.problem };
  }
  if (change.kind === "changed") {
    return { ...list, rows: list.rows.map((row) => (row.id === change.row.id ? change.row : row)) };
  }
  if (change.kind === "removed") {
    return { ...list, rows: list.rows.filter(({ id }) => id !== change.id), total: list.total - 1 };
  }
  const before = change.offset === 0 ? [] : list.rows;
  const known = new Set(before.map(({ id }) => id));
  const rows = [...before, ...change.rows.filter(({ id }) => !known.has(id))];
  return { status: "ready", adding: false, rows, total: change.total, problem: "" };
}

/** The history of whoever is signed in, a page at a time, and its counts. `ready` false: nobody is, load nothing. */
export function useHistory(ready: boolean) {
  const t = useMessages();
  const { fetch } = useSession();
  const [sorting, setSorting] = useState<Sorting>({ field: "created_at", order: "desc" });
  const [list, change] = useReducer(reduce, EMPTY);
  const [counts, setCounts] = useState<Counts | null>(null);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    async (offset: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      change(offset === 0 ? { kind: "loading" } : { kind: "adding" });
      try {
        const { items: rows, total } = await listHistory(fetch, sorting, offset, controller.signal);
        change({ kind: "loaded", offset, rows, total });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.warn("The history could not be loaded.", error);
        const problem = errorText(t, error);
        change({ kind: "failed", problem });
        if (offset > 0) toast.error(problem);
      }
    },
    [fetch, sorting, t],
  );
  const count = useCallback(
    () =>
      countHistory(fetch, new AbortController().signal).then(setCounts, (error: unknown) =>
        console.warn("The counts could not be loaded.", error),
      ),
    [fetch],
  );

  useEffect(() => {
    if (!ready) return undefined;
    void load(0);
    return () => running.current?.abort();
  }, [ready, load]);
  useEffect(() => {
    if (ready) void count();
  }, [ready, count]);

  return {
    ...list,
    counts,
    sorting,
    setSorting,
    more: () => load(list.rows.length),
    retry: () => Promise.all([load(0), count()]),
    changed: (row: HistoryRow) => {
      change({ kind: "changed", row });
      void count();
    },
    removed: (id: string) => {
      change({ kind: "removed", id });
      void count();
    },
  };
}
