import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "../../components/messages.tsx";
import { errorText } from "../../error-text.ts";
import { countHistory, listHistory, type Counts, type HistoryRow } from "../../history/history-api.ts";
import { useSession } from "../../session/session.tsx";

/** Codes on the dashboard (accounts §9). */
export const LATEST = 5;

type Dashboard =
  | { status: "loading"; counts?: undefined; latest?: undefined }
  | { status: "failed"; problem: string; counts?: undefined; latest?: undefined }
  | { status: "ready"; counts: Counts; latest: HistoryRow[] };

/** What the dashboard shows of whoever is signed in. `ready` false: nobody is, load nothing. */
export function useDashboard(ready: boolean) {
  const t = useMessages();
  const { fetch } = useSession();
  const [dashboard, setDashboard] = useState<Dashboard>({ status: "loading" });
  const running = useRef<AbortController>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const [counts, { items: latest }] = await Promise.all([
        countHistory(fetch, signal),
        listHistory(fetch, { field: "created_at", order: "desc" }, 0, signal, LATEST),
      ]);
      setDashboard({ status: "ready", counts, latest });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The dashboard could not be loaded.", error);
      setDashboard({ status: "failed", problem: errorText(t, error) });
    }
  }, [fetch, t]);

  useEffect(() => {
    if (!ready) return undefined;
    void load();
    return () => running.current?.abort();
  }, [ready, load]);

  return {
    ...dashboard,
    retry: () => {
      setDashboard({ status: "loading" });
      void load();
    },
  };
}
