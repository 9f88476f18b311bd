import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readHistoryView, writeHistoryView, type HistoryView } from "./history-view.ts";

/** What of the history is shown, and how to show something else: from its first page, unless a page is asked for. */
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
