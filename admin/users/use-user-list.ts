import { useCallback, useMemo } from "react";
import { useGetList } from "react-admin";
import { useSearchParams } from "react-router-dom";
import type { AdminUser } from "./user.ts";
import type { Sort } from "./UserTable.tsx";
import type { UserFilter } from "./users-api.ts";

/** Accounts §9. */
export const PER_PAGE = 10;

const NEWEST_FIRST: Sort = { field: "created_at", order: "DESC" };

/** The list and what it is narrowed by, which stands in the address: whoever comes back from an account finds it as it was. */
export function useUserList() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const { filter, page, sort } = useMemo(() => read(new URLSearchParams(search)), [search]);
  const list = useGetList<AdminUser>("users", { pagination: { page, perPage: PER_PAGE }, sort, filter });

  const set = useCallback(
    (changes: Record<string, string>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const find = useCallback((q: string) => set({ q }), [set]);
  return { list, filter, page, sort, set, search: find };
}

function read(params: URLSearchParams): { filter: UserFilter; page: number; sort: Sort } {
  const filter: UserFilter = {};
  for (const name of ["q", "role", "status"] as const) {
    const value = params.get(name);
    if (value) filter[name] = value;
  }
  const [field = "", order = ""] = (params.get("sort") ?? "").split(".");
  return {
    filter,
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    sort: field === "" ? NEWEST_FIRST : { field, order: order === "DESC" ? "DESC" : "ASC" },
  };
}
