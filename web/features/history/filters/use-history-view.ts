import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readHistoryView, writeHistoryView, type HistoryView } from "./history-view.ts";

/** The selected part of the history, and a function that changes it: to the first page, unless a page is given. */
export function useHistoryView(): [
  HistoryView,
  (change: Partial<HistoryView>, how?: { replace?: boolean }) => void,
] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const shown = useMemo(() => readHistoryView(new URLSearchParams(text)), [text]);
  const show = useCallback(
    (change: Partial<HistoryView>, { replace = false } = {}) =>
      setQuery(writeHistoryView({ ...shown, page: 1, ...change }), { replace, preventScrollReset: true }),
    [setQuery, shown],
  );
  return [shown, show];
}
