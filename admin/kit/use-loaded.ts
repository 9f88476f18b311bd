import { useCallback, useEffect, useState } from "react";

interface Loaded<T> {
  data: T | undefined;
  /** Null where there is none. */
  error: unknown;
  reload: () => void;
}

/**
 * What a call answers, without react-admin's tables: `const stats = useLoaded(readStats)`. `reload` asks again and keeps what there is
 * until then.
 * @param read stable: from useCallback, or a function of a module
 */
export function useLoaded<T>(read: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ data: T | undefined; error: unknown }>({
    data: undefined,
    error: null,
  });
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const data = await read(signal);
        if (!signal.aborted) setState({ data, error: null });
      } catch (error) {
        if (!signal.aborted) setState((before) => ({ ...before, error }));
      }
    },
    [read],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const reload = useCallback(() => void load(new AbortController().signal), [load]);
  return { ...state, reload };
}
