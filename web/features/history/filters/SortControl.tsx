import { ArrowDownNarrowWide, ArrowDownWideNarrow } from "lucide-react";
import { HISTORY_SORTS } from "../../../../core/history/history-record.ts";
import { IconButton } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { SortField } from "../../../components/fields/SortField.tsx";
import type { Sorting } from "../../../history/history-api.ts";

/** Sort column and direction. */
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
      <SortField
        quiet
        label={t("history.sort")}
        value={field}
        options={HISTORY_SORTS.map((value) => ({ value, text: t(`history.sort_${value}`) }))}
        onChoose={(chosen) => onSort({ field: chosen, order })}
      />
      <IconButton label={label} onClick={() => onSort({ field, order: down ? "asc" : "desc" })}>
        {down ? <ArrowDownWideNarrow aria-hidden="true" /> : <ArrowDownNarrowWide aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
