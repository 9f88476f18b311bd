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
/** Pages that are rendered on the server load nothing; what they ask for is forgotten with each, and no timer waits to do so. */
const isOnServer = typeof document === "undefined";

/** A page that is opened again within this time shows at once what it showed before, and reads it again. */
const KEPT_MS = 5 * MINUTE_MS;

type LoadState<T> =
  | { status: "loading"; data: T | null }
  | { status: "failed"; data: null; error: unknown }
  | { status: "ready"; data: T };

/**
 * Loads something whenever `key` changes. What was there before stays until the new is there, so that nothing jumps; unless somebody
 * else is here by now, whose page shows and whose forms begin with nothing of theirs.
 * @param key what `load` depends on: a name, and second, for something of one person, their id
 * @param load null: not yet
 * @param isKept shown at once when the page is opened again; not for what a form begins with, which must be of now
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
    /** The sentence that says what went wrong; empty where nothing did. */
    problem: error ? errorText(t, error) : "",
    /** A request is under way, the first one or another. */
    isLoading: query.isFetching,
    /** Once more, while what is there stays. */
    reload,
    /** Once more, from nothing. */
    retry: () => void queries.resetQueries({ queryKey: key, exact: true }),
    /** Takes what a change has made of it. */
    replace: (changed: T) => void queries.setQueryData(key, changed),
  };
}
