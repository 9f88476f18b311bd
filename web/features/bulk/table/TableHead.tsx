import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useMessages } from "../../../components/messages.tsx";
import { columnLabel } from "./column-label.ts";
import type { Direction } from "./row-order.ts";
import type { ShownColumn } from "./shown-columns.ts";

/** The column by which rows are sorted. */
export interface Sorted {
  place: number;
  direction: Direction;
}

/** The column names, which sort the rows. */
export function TableHead({
  columns,
  sorted,
  isAll,
  onAll,
  onSort,
}: {
  columns: readonly ShownColumn[];
  sorted: Sorted | null;
  /** True if all shown rows are selected. */
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  onSort: (sorted: Sorted) => void;
}) {
  const t = useMessages();
  return (
    <thead className="bg-inset text-left">
      <tr>
        <th scope="col" className="w-10 px-3 py-2">
          <input
            type="checkbox"
            aria-label={t("bulk.select_all")}
            checked={isAll}
            onChange={({ target }) => onAll(target.checked)}
            className="block size-4.5 accent-(--ink)"
          />
        </th>
        <th scope="col" className="px-3 py-2 font-medium">
          {t("bulk.line")}
        </th>
        {columns.map(({ place, name, column, isUsed }) => {
          const direction = sorted?.place === place ? sorted.direction : null;
          const Icon = direction === null ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
          return (
            <th key={place} scope="col" aria-sort={direction ?? "none"} className="px-1 py-1 font-medium">
              <button
                type="button"
                aria-label={t("bulk.sort_by", { name })}
                onClick={() =>
                  onSort({ place, direction: direction === "ascending" ? "descending" : "ascending" })
                }
                className="flex w-full items-center gap-2 rounded-inner px-2 py-1 text-left hover:bg-hover"
              >
                <span className="min-w-0">
                  <span className={clsx("block max-w-48 truncate", !isUsed && "font-normal text-soft")}>
                    {name}
                  </span>
                  {column === null && isUsed ? null : (
                    <span className="block truncate text-xs font-normal text-soft">
                      {column === null ? t("bulk.column_none") : columnLabel(t, column)}
                    </span>
                  )}
                </span>
                <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
