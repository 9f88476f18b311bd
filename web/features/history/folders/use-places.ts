import { listBatches } from "../../../batches/batch-api.ts";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { countHistory, listFolders } from "../../../history/history-api.ts";
import { useSession } from "../../../session/session.tsx";

/** The folders of the history and all counts; null until they are known. `reload` after something was changed. */
export function usePlaces(ready: boolean) {
  const { fetch, user } = useSession();
  const load = async (signal: AbortSignal) => {
    const [counts, folders, batches] = await Promise.all([
      countHistory(fetch, signal),
      listFolders(fetch, signal),
      listBatches(fetch, 1, "", signal, 1),
    ]);
    return { counts, folders, batches: batches.total };
  };
  // the list says it where nothing can be loaded
  const { data, reload } = useLoaded(["history-places", user?.id], ready ? load : null, { isKept: true });
  return { counts: data?.counts ?? null, folders: data?.folders ?? null, batches: data?.batches, reload };
}
