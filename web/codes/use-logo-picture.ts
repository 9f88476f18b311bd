import { useEffect, useState } from "react";
import type { Picture } from "../../core/codes/drawing.ts";
import { logoPicture } from "./logo-file.ts";

export type LogoPicture =
  | { state: "none" }
  | { state: "loading" }
  | { state: "ready"; picture: Picture }
  /** The plain code is shown. */
  | { state: "failed" };

const NONE: LogoPicture = { state: "none" };
const LOADING: LogoPicture = { state: "loading" };

async function load(dataUrl: string): Promise<LogoPicture> {
  try {
    return { state: "ready", picture: await logoPicture({ dataUrl }) };
  } catch (error) {
    console.warn("The logo could not be added:", error);
    return { state: "failed" };
  }
}

/** The pixels of a logo stored as a data URL. */
export function useLogoPicture(dataUrl: string | null): LogoPicture {
  const [loaded, setLoaded] = useState<{ of: string | null; logo: LogoPicture }>({ of: null, logo: NONE });
  useEffect(() => {
    if (dataUrl === null) return undefined;
    let stale = false;
    void (async () => {
      const logo = await load(dataUrl);
      if (!stale) setLoaded({ of: dataUrl, logo });
    })();
    return () => {
      stale = true;
    };
  }, [dataUrl]);
  if (dataUrl === null) return NONE;
  return loaded.of === dataUrl ? loaded.logo : LOADING;
}
