import { HISTORY_TYPES, HISTORY_SORTS } from "../../../../core/history/history-record.ts";
import type { HistoryFilters, Sorting } from "../../../history/history-api.ts";

/** The selected part of the history. It is in the address, so that reloading and going back keep it. */
export interface HistoryView extends HistoryFilters {
  sorting: Sorting;
  /** From 1. */
  page: number;
}

export const EVERYTHING: HistoryFilters = { search: "", types: [], place: "all" };

export const isNarrowed = ({ search, types }: HistoryFilters): boolean => search !== "" || types.length > 0;

/** Parses the address; invalid parameters are ignored. */
export function readHistoryView(query: URLSearchParams): HistoryView {
  const types = (query.get("type") ?? "").split(",");
  const page = Number(query.get("page") ?? 1);
  return {
    search: (query.get("q") ?? "").slice(0, 200),
    types: HISTORY_TYPES.filter((type) => types.includes(type)),
    place: query.get("in") ?? "all",
    sorting: {
      field: HISTORY_SORTS.find((name) => name === query.get("sort")) ?? "created_at",
      order: query.get("order") === "asc" ? "asc" : "desc",
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of an address; what goes without saying is left out. */
export function writeHistoryView({ search, types, place, sorting, page }: HistoryView): URLSearchParams {
  return new URLSearchParams({
    ...(search !== "" && { q: search }),
    ...(types.length > 0 && { type: types.join(",") }),
    ...(place !== "all" && { in: place }),
    ...(sorting.field !== "created_at" && { sort: sorting.field }),
    ...(sorting.order !== "desc" && { order: sorting.order }),
    ...(page !== 1 && { page: String(page) }),
  });
}
