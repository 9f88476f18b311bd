import { useState } from "react";
import type { ShortLinkSort } from "../../../core/short-links/short-link.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { errorText } from "../../api/error-text.ts";
import { useSession } from "../../session/session.tsx";
import { listShortLinks } from "../../short-links/short-link-api.ts";

/**
 * The short links of the signed-in user, page by page.
 * @param ready false while no user is signed in: nothing is loaded
 */
export function useLinks(ready: boolean, sort: ShortLinkSort) {
  const t = useMessages();
  const { fetch, user } = useSession();
  const [adding, setAdding] = useState(false);
  const loaded = useLoaded(
    ["short-links", user?.id, sort],
    ready ? (signal) => listShortLinks(fetch, sort, 0, signal) : null,
  );
  const rows = loaded.data?.items ?? [];

  const more = async (): Promise<void> => {
    setAdding(true);
    try {
      const next = await listShortLinks(fetch, sort, rows.length, new AbortController().signal);
      const known = new Set(rows.map(({ id }) => id));
      const items = [...rows, ...next.items.filter(({ id }) => !known.has(id))];
      loaded.replace({ items, total: next.total });
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setAdding(false);
    }
  };

  return {
    // the list on screen may be in the previous order
    status: loaded.status,
    rows,
    total: loaded.data?.total ?? 0,
    problem: loaded.status === "failed" ? loaded.problem : "",
    adding,
    more,
    retry: loaded.retry,
  };
}
