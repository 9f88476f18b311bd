import { useCallback, useEffect, useRef, useState } from "react";
import { errorText } from "../../api/error-text.ts";
import { useMessages } from "../messages.tsx";

type Load<T> = (signal: AbortSignal) => Promise<T>;

type Loaded<T> =
  | { status: "loading"; data: T | null }
  | { status: "failed"; data: null; error: unknown }
  | { status: "ready"; data: T };

/**
 * Loads something whenever `load` changes. What was there before stays until the new is there, so that nothing jumps.
 * @param load null: not yet
 */
export function useLoaded<T>(load: Load<T> | null) {
  const t = useMessages();
  const [answer, setAnswer] = useState<{ to: Load<T> | null; loaded: Loaded<T> }>({
    to: null,
    loaded: { status: "loading", data: null },
  });
  const running = useRef<AbortController>(null);

  const run = useCallback(async () => {
    if (!load) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const data = await load(signal);
      if (!signal.aborted) setAnswer({ to: load, loaded: { status: "ready", data } });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("This could not be loaded.", error);
      setAnswer({ to: load, loaded: { status: "failed", data: null, error } });
    }
  }, [load]);

  useEffect(() => {
    void run();
    return () => running.current?.abort();
  }, [run]);

  const replace = useCallback(
    (data: T) =>
      setAnswer((answered) =>
        // what changed belongs to what was loaded before
        answered.to === load ? { to: load, loaded: { status: "ready", data } } : answered,
      ),
    [load],
  );

  const loaded: Loaded<T> =
    answer.to === load ? answer.loaded : { status: "loading", data: answer.loaded.data };
  return {
    ...loaded,
    /** The sentence that says what went wrong; empty where nothing did. */
    problem: loaded.status === "failed" ? errorText(t, loaded.error) : "",
    /** Once more, while what is there stays. */
    reload: run,
    /** Once more, from nothing. */
    retry: () => {
      setAnswer({ to: null, loaded: { status: "loading", data: null } });
      void run();
    },
    /** Takes what a change has made of it. */
    replace,
  };
}
