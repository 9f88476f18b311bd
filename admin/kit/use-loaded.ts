import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from "react";

interface State<T> {
  data: T | undefined;
  /** Null where there is none. */
  error: unknown;
}

interface Loaded<T> extends State<T> {
  reload: () => void;
}

/**
 * What a call answers, without react-admin's tables: `const stats = useLoaded(readStats)`. `reload` asks again and keeps what there is
 * until then.
 * @param read stable: from useCallback, or a function of a module
 */
export function useLoaded<T>(read: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<State<T>>({ data: undefined, error: null });
  useEffect(() => {
    const controller = new AbortController();
    void take(read, controller.signal, setState);
    return () => controller.abort();
  }, [read]);
  const reload = useCallback(() => void take(read, new AbortController().signal, setState), [read]);
  return { ...state, reload };
}

async function take<T>(
  read: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  setState: Dispatch<SetStateAction<State<T>>>,
): Promise<void> {
  try {
    const data = await read(signal);
    if (!signal.aborted) setState({ data, error: null });
  } catch (error) {
    if (!signal.aborted) setState((before) => ({ ...before, error }));
  }
}
