import { useCallback, useState } from "react";
import { MANY_RECORDS } from "../../../../core/history/history-record.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import type { HistoryRow } from "../../../history/history-api.ts";

export type Selection = ReadonlyMap<string, HistoryRow>;

/**
 * The selected codes, across pages.
 * @param among identifies the list; another one resets the selection
 */
export function useSelection(among: string) {
  const t = useMessages();
  const [state, setState] = useState<{ among: string; chosen: Selection }>({ among, chosen: new Map() });
  if (state.among !== among) setState({ among, chosen: new Map() });
  const { chosen } = state;

  const select = (rows: readonly HistoryRow[], selected: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (selected) next.set(row.id, row);
      else next.delete(row.id);
    }
    if (next.size > MANY_RECORDS) return toast.info(t("history.too_many", { n: MANY_RECORDS }));
    setState({ among, chosen: next });
  };
  const clear = useCallback(() => setState((now) => ({ ...now, chosen: new Map() })), []);
  return { chosen, select, clear };
}
