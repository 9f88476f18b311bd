import { useCallback, useEffect, useRef, useState } from "react";
import { countHistory, listFolders, type Counts, type Folder } from "../../../history/history-api.ts";
import { useSession } from "../../../session/session.tsx";

/** The folders of the history and all counts; null until they are known. `reload` after something was changed. */
export function usePlaces(ready: boolean) {
  const { fetch } = useSession();
  const [places, setPlaces] = useState<{ counts: Counts | null; folders: readonly Folder[] | null }>({
    counts: null,
    folders: null,
  });
  const running = useRef<AbortController>(null);

  const reload = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const [counts, folders] = await Promise.all([countHistory(fetch, signal), listFolders(fetch, signal)]);
      if (!signal.aborted) setPlaces({ counts, folders });
    } catch (error) {
      // the list says it where nothing can be loaded
      if (!signal.aborted) console.warn("The counts could not be loaded.", error);
    }
  }, [fetch]);

  useEffect(() => {
    if (!ready) return undefined;
    void reload();
    return () => running.current?.abort();
  }, [ready, reload]);

  return { ...places, reload };
}
