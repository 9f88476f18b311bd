import { useCallback, useEffect, useRef, useState } from "react";
import { readAds, type AdPage, type AdQuery } from "./advertisement-api.ts";

/** The list as it is now. What was shown before stays until the new one is there. */
export function useAds({ q, status, placement, page }: AdQuery) {
  const [shown, setShown] = useState<AdPage | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setLoading(true);
    try {
      const read = await readAds({ q, status, placement, page });
      if (turn !== latest.current) return;
      setShown(read);
      setError(null);
    } catch (thrown) {
      if (turn === latest.current) setError(thrown);
    } finally {
      if (turn === latest.current) setLoading(false);
    }
  }, [q, status, placement, page]);

  useEffect(() => {
    void Promise.resolve().then(reload);
  }, [reload]);

  return { shown, error, isLoading, reload };
}
