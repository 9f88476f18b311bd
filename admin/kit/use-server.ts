import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { adminJson } from "../admin-fetch.ts";

/** Maximum age of figures on a visible page. */
export const FRESH_MS = 60_000;

/**
 * Data of an endpoint that is no react-admin table: `const { data } = useServer<Stats>("/api/admin/users/stats")`. The previous data
 * stays until the next answer, even if the path changes.
 * @param path null: no request
 * @param renewMs refresh interval while the page is visible; never by default
 */
export const useServer = <T>(path: string | null, renewMs?: number) =>
  useQuery({
    queryKey: [path],
    queryFn: path === null ? skipToken : ({ signal }) => adminJson<T>(path, { signal }),
    placeholderData: keepPreviousData,
    ...(renewMs !== undefined && { refetchInterval: renewMs, meta: { isLive: renewMs < FRESH_MS } }),
  });
