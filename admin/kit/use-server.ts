import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { adminJson } from "../admin-fetch.ts";

/** While a page of figures is looked at they are never older than this. */
export const FRESH_MS = 60_000;

/**
 * What a call outside of react-admin's tables answers: `const { data } = useServer<Stats>("/api/admin/users/stats")`. What there is stays
 * until the next answer, also of another path.
 * @param path null: nothing is asked for
 * @param renewMs so often it is read again while the page is looked at; never where it is left out
 */
export const useServer = <T>(path: string | null, renewMs?: number) =>
  useQuery({
    queryKey: [path],
    queryFn: path === null ? skipToken : ({ signal }) => adminJson<T>(path, { signal }),
    placeholderData: keepPreviousData,
    ...(renewMs !== undefined && { refetchInterval: renewMs, meta: { isLive: renewMs < FRESH_MS } }),
  });
