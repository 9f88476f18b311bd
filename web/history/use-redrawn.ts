import { useEffect, useMemo, useState } from "react";
import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { useFramed } from "../codes/use-framed.ts";
import type { HistoryRow } from "./history-api.ts";
import { loadLogo } from "./load-logo.ts";
import { redraw } from "./redraw.ts";

type Logo = { state: "none" | "loading" | "failed"; picture: null } | { state: "ready"; picture: Picture };

/** The code of a record, first without its logo, then with it; `logo` tells which. */
export function useRedrawn(row: Pick<HistoryRow, "content" | "design" | "logo_url">): {
  redrawn: MadeCode | null;
  logo: Logo["state"];
} {
  const { state, picture } = useLogo(row.logo_url);
  const framed = useFramed(row.design.kind === "qr" ? row.design.frame : undefined);
  const redrawn = useMemo(() => {
    const { frame, lettering } = framed;
    const design = row.design.kind === "qr" ? { ...row.design, frame } : row.design;
    return redraw({ content: row.content, design }, picture, lettering);
  }, [row, picture, framed]);
  // a framed code whose letters are still loading is as unfinished as one without its logo
  if (state === "failed" || framed.problem) return { redrawn, logo: "failed" };
  return { redrawn, logo: framed.ready ? state : "loading" };
}

function useLogo(url: string | null): Logo {
  const [loaded, setLoaded] = useState<{ url: string; logo: Logo } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const picture = await loadLogo(url, controller.signal);
      if (!controller.signal.aborted) setLoaded({ url, logo: { state: "ready", picture } });
    };
    load().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      console.warn("A logo could not be loaded.", error);
      setLoaded({ url, logo: { state: "failed", picture: null } });
    });
    return () => controller.abort();
  }, [url]);
  if (url === null) return { state: "none", picture: null };
  return loaded?.url === url ? loaded.logo : { state: "loading", picture: null };
}
