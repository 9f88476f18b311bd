import { useCallback } from "react";
import { listBatches } from "../../../batches/batch-api.ts";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { countHistory, listFolders } from "../../../history/history-api.ts";
import { useSession } from "../../../session/session.tsx";

/**
 * The history's folders, counts and number of batches; null or undefined until known. Call `reload` after
 * changes.
 */
export function usePlaces(ready: boolean) {
  const { fetch, user } = useSession();
  const load = async (signal: AbortSignal) => {
    const [counts, folders] = await Promise.all([countHistory(fetch, signal), listFolders(fetch, signal)]);
    return { counts, folders };
  };
  const countBatches = async (signal: AbortSignal) => (await listBatches(fetch, 1, "", signal, 1)).total;
  // the list shows the error if loading fails
  const { data, reload: reloadCodes } = useLoaded(["history-places", user?.id], ready ? load : null, {
    isKept: true,
  });
  const batches = useLoaded(["batches-count", user?.id], ready ? countBatches : null, { isKept: true });
  const { reload: reloadBatches } = batches;
  const reload = useCallback(async () => {
    await Promise.all([reloadCodes(), reloadBatches()]);
  }, [reloadCodes, reloadBatches]);
  return {
    counts: data?.counts ?? null,
    folders: data?.folders ?? null,
    batches: batches.data ?? undefined,
    reload,
  };
}
