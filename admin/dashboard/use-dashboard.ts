import { useCallback, useEffect, useRef, useState } from "react";
import { getDashboard, type DashboardFigures } from "./dashboard-api.ts";

interface Loaded {
  figures: DashboardFigures | null;
  error: unknown;
  isLoading: boolean;
}

/** While the page is looked at its figures are never older than this. */
const FRESH_MS = 60_000;

/** The figures, renewed by themselves every minute and by `reload`. A renewal that fails leaves what is there. */
export function useDashboard(timeZone: string) {
  const [loaded, setLoaded] = useState<Loaded>({ figures: null, error: null, isLoading: true });
  const again = useRef(() => {});

  useEffect(() => {
    const ending = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const figures = await getDashboard(timeZone, ending.signal);
        if (!ending.signal.aborted) setLoaded({ figures, error: null, isLoading: false });
      } catch (error) {
        if (ending.signal.aborted) return;
        setLoaded(({ figures }) => ({ figures, error: figures ? null : error, isLoading: false }));
      }
    };
    again.current = () => void load();
    again.current();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") again.current();
    }, FRESH_MS);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, [timeZone]);

  const reload = useCallback(() => {
    setLoaded((before) => ({ ...before, error: null, isLoading: true }));
    again.current();
  }, []);
  return { ...loaded, reload };
}
