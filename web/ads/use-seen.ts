import { useEffect, type RefObject } from "react";
import { json, request } from "../api/api-fetch.ts";
import { useSession } from "../session/session.tsx";

/** Views within this time are sent in one call. */
const GATHER_MS = 300;
let waiting: string[] = [];

function send(): void {
  const ids = waiting;
  waiting = [];
  // also while the page is left; a view that could not be sent is not counted
  request("/api/public/advertisements/impressions", { ...json("POST", { ids }), keepalive: true }).catch(
    () => undefined,
  );
}

function report(id: string): void {
  waiting.push(id);
  if (waiting.length === 1) setTimeout(send, GATHER_MS);
}

/**
 * Counts an impression of each advertisement in the element once per page view, when half of it is on the
 * screen. Waits until the user is known, since admins are not counted.
 */
export function useSeen(inside: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { status, user } = useSession();
  const isCounted = status !== "loading" && user?.role !== "admin";
  useEffect(() => {
    if (!isShown || !isCounted || !inside.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = (target as HTMLElement).dataset["ad"];
          if (!isIntersecting || id === undefined) continue;
          observer.unobserve(target);
          report(id);
        }
      },
      { threshold: 0.5 },
    );
    for (const ad of inside.current.querySelectorAll("[data-ad]")) observer.observe(ad);
    return () => observer.disconnect();
  }, [inside, isCounted, isShown]);
}
