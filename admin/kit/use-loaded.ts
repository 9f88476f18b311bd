import { useCallback, useEffect, useRef, useState } from "react";

/** While a page of figures is looked at they are never older than this. */
export const FRESH_MS = 60_000;

interface State<T> {
  data: T | undefined;
  /** Null where there is none. */
  error: unknown;
  isLoading: boolean;
}

interface Loaded<T> extends State<T> {
  reload: () => void;
}

/**
 * What a call answers, without react-admin's tables: `const stats = useLoaded(readStats)`. What there is stays until the next answer;
 * a renewal by itself that fails leaves it, too.
 * @param read stable: from useCallback, or a function of a module. A new one is called at once
 * @param renewMs so often it is read again by itself while the page is looked at; never where it is left out
 */
export function useLoaded<T>(read: (signal: AbortSignal) => Promise<T>, renewMs?: number): Loaded<T> {
  const [state, setState] = useState<State<T>>({ data: undefined, error: null, isLoading: true });
  const again = useRef(() => {});
  useEffect(() => {
    let turn = new AbortController();
    const load = async (isQuiet: boolean) => {
      turn.abort();
      turn = new AbortController();
      const { signal } = turn;
      if (!isQuiet) setState((before) => ({ ...before, error: null, isLoading: true }));
      try {
        const data = await read(signal);
        if (!signal.aborted) setState({ data, error: null, isLoading: false });
      } catch (error) {
        if (signal.aborted) return;
        const isKept = (before: State<T>) => isQuiet && before.data !== undefined;
        setState((before) => ({
          ...before,
          error: isKept(before) ? before.error : error,
          isLoading: false,
        }));
      }
    };
    again.current = () => void load(false);
    again.current();
    const renew =
      renewMs &&
      setInterval(() => {
        if (document.visibilityState === "visible") void load(true);
      }, renewMs);
    return () => {
      turn.abort();
      clearInterval(renew);
    };
  }, [read, renewMs]);
  const reload = useCallback(() => again.current(), []);
  return { ...state, reload };
}
