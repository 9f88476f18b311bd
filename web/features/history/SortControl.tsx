import { ArrowDownNarrowWide, ArrowDownWideNarrow } from "lucide-react";
import { HISTORY_SORTS } from "../../../core/history/history-record.ts";
import { IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { Sorting } from "../../history/history-api.ts";

/** By which column, and which way round. */
export function SortControl({ sorting, onSort }: { sorting: Sorting; onSort: (sorting: Sorting) => void }) {
  const t = useMessages();
  const { field, order } = sorting;
  const down = order === "desc";
  const byDate = field === "created_at";
  const label = byDate
    ? t(down ? "history.newest" : "history.oldest")
    : t(down ? "history.descending" : "history.ascending");
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="history-sort" className="text-sm text-soft max-sm:sr-only">
        {t("history.sort")}
      </label>
      <select
        id="history-sort"
        value={field}
        onChange={({ target }) => {
          const chosen = HISTORY_SORTS.find((name) => name === target.value);
          if (chosen) onSort({ field: chosen, order });
        }}
        className="field h-10 px-2.5 text-[0.9375rem]"
      >
        {HISTORY_SORTS.map((name) => (
          <option key={name} value={name}>
            {t(`history.sort_${name}`)}
          </option>
        ))}
      </select>
      <IconButton label={label} onClick={() => onSort({ field, order: down ? "asc" : "desc" })}>
        {down ? <ArrowDownWideNarrow aria-hidden="true" /> : <ArrowDownNarrowWide aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
