import { hashKey, QueryCache, QueryClient, skipToken, useQuery, type QueryKey } from "@tanstack/react-query";
import { useCallback } from "react";
import { MINUTE_MS } from "../../../core/durations.ts";
import { errorText } from "../../api/error-text.ts";
import { useMessages } from "../messages.tsx";

const createQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.warn("This could not be loaded.", error) }),
    // without a connection a request fails with a sentence, instead of waiting for one
    defaultOptions: { queries: { networkMode: "always", retry: false, refetchOnWindowFocus: false } },
  });

/** Cache of the data that pages have loaded. */
export const queries = createQueries();
/**
 * Server-rendered pages load nothing; their queries are discarded with each page, and no timer waits to do
 * so.
 */
const isOnServer = typeof document === "undefined";

/** A page that is opened again within this time shows cached data at once, and reloads it. */
const KEPT_MS = 5 * MINUTE_MS;

type LoadState<T> =
  | { status: "loading"; data: T | null }
  | { status: "failed"; data: null; error: unknown }
  | { status: "ready"; data: T };

/**
 * Loads something whenever `key` changes. The previous data stays until the new data is loaded, so that the
 * layout does not shift, unless another user has signed in, whose page must show none of it.
 * @param key identifies what `load` returns: a name, and for personal data the user's id
 * @param load null: not yet
 * @param isKept shows cached data at once when the page is opened again; not for initial values of forms,
 * which must be current
 */
export function useLoaded<T>(
  key: QueryKey,
  load: ((signal: AbortSignal) => Promise<T>) | null,
  { isKept = false } = {},
) {
  const t = useMessages();
  const query = useQuery(
    {
      queryKey: key,
      queryFn: load ? ({ signal }) => load(signal) : skipToken,
      placeholderData: (before, from) => (from?.queryKey[1] === key[1] ? before : undefined),
      gcTime: isOnServer ? Infinity : isKept ? KEPT_MS : 0,
    },
    isOnServer ? createQueries() : queries,
  );
  const { data, error, refetch } = query;
  const isAsked = load !== null;
  const hash = hashKey(key);
  const reload = useCallback(async () => {
    if (!isAsked) return;
    // refetch would wait for a first answer that is still under way, which may have been read before what this reload is for
    if (queries.getQueryCache().get(hash)?.state.data === undefined)
      await queries.cancelQueries({ predicate: ({ queryHash }) => queryHash === hash });
    await refetch();
  }, [isAsked, refetch, hash]);
  const loaded: LoadState<T> = error
    ? { status: "failed", data: null, error }
    : data === undefined || query.isPlaceholderData
      ? { status: "loading", data: data ?? null }
      : { status: "ready", data };
  return {
    ...loaded,
    /** The error message; empty if there is none. */
    problem: error ? errorText(t, error) : "",
    /** A request is under way, the first one or another. */
    isLoading: query.isFetching,
    /** Reloads, and keeps the current data meanwhile. */
    reload,
    /** Once more, from nothing. */
    retry: () => void queries.resetQueries({ queryKey: key, exact: true }),
    /** Stores the result of a change. */
    replace: (changed: T) => void queries.setQueryData(key, changed),
  };
}
