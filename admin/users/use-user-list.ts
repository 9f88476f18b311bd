import { useCallback, useMemo } from "react";
import { useGetList } from "react-admin";
import { useAddressParams } from "../kit/use-address-params.ts";
import type { AdminUser } from "./user.ts";
import type { Sort } from "./UserTable.tsx";
import type { UserFilter } from "./users-api.ts";

export const PER_PAGE = 10;

const NEWEST_FIRST: Sort = { field: "created_at", order: "DESC" };

/** The list and what it is narrowed by. */
export function useUserList() {
  const { params, page, set } = useAddressParams();
  const { filter, sort } = useMemo(() => read(params), [params]);
  const list = useGetList<AdminUser>("users", { pagination: { page, perPage: PER_PAGE }, sort, filter });
  const find = useCallback((q: string) => set({ q }), [set]);
  return { list, filter, page, sort, set, search: find };
}

function read(params: URLSearchParams): { filter: UserFilter; sort: Sort } {
  const filter: UserFilter = {};
  for (const name of ["q", "role", "status"] as const) {
    const value = params.get(name);
    if (value) filter[name] = value;
  }
  const [field = "", order = ""] = (params.get("sort") ?? "").split(".");
  return {
    filter,
    sort: field === "" ? NEWEST_FIRST : { field, order: order === "DESC" ? "DESC" : "ASC" },
  };
}
