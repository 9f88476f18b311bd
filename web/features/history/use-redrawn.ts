import { useEffect, useMemo, useState } from "react";
import { loadPicture } from "../../../adapters/codes/load-picture.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { request } from "../../api-fetch.ts";
import type { HistoryRow } from "./history-api.ts";
import { redraw, type Redrawn } from "./redraw.ts";

/** The code of a record, first without and then with its logo. */
export function useRedrawn(row: HistoryRow): Redrawn | null {
  const logo = useLogo(row.logo_url);
  return useMemo(() => redraw(row, logo), [row, logo]);
}

function useLogo(url: string | null): Picture | null {
  const [loaded, setLoaded] = useState<{ url: string; picture: Picture } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const response = await request(url, { signal: controller.signal });
      const picture = await loadPicture(await response.blob());
      if (!controller.signal.aborted) setLoaded({ url, picture });
    };
    load().catch((error: unknown) => {
      if (!controller.signal.aborted) console.warn("A logo could not be loaded.", error);
    });
    return () => controller.abort();
  }, [url]);
  return loaded?.url === url ? loaded.picture : null;
}
