import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { usePublicSettings } from "../api/public-settings.ts";
import type { SessionClient } from "../session/session-client.ts";
import { useSession } from "../session/session.tsx";
import { whenIdle } from "../app/when-idle.ts";

const load = async (client: SessionClient) => {
  await whenIdle();
  return (await import("./start-visits.ts")).startVisits(client);
};

let counter: ReturnType<typeof load> | null = null;
const counterFor = (client: SessionClient) => (counter ??= load(client));

/** Counts visits if the site does so: once the page is hydrated, by a small separate script. */
export function Visits() {
  const { pathname } = useLocation();
  const { enable_analytics: isCounting } = usePublicSettings();
  const { client } = useSession();
  useEffect(() => {
    if (!isCounting) return undefined;
    const since = performance.now();
    // campaigns are read when a page is opened; the rest of the query says nothing about the page
    const address = pathname + location.search;
    let isLeft = false;
    const enter = async () => {
      const { addressChanged } = await counterFor(client);
      if (!isLeft) addressChanged(address, since);
    };
    enter().catch((error: unknown) => {
      counter = null;
      console.warn("Visits are not counted.", error);
    });
    return () => {
      isLeft = true;
    };
  }, [isCounting, client, pathname]);
  return null;
}
