import { countedAddress } from "../../core/analytics/visit-address.ts";
import type { SentVisitBatch } from "../../core/analytics/visit-batch.ts";
import { json, request } from "../api/api-fetch.ts";
import { newRecordId } from "../codes/new-record-id.ts";
import type { SessionClient } from "../session/session-client.ts";
import { createPageTracker } from "./page-tracker.ts";
import { visitSession } from "./visit-session.ts";
import { createVisitSender } from "./visit-sender.ts";

const PATH = "/api/public/visits";
/** Scrolling is looked at this often. */
const LOOK_MS = 100;
/** Elements whose clicks count; a label clicks its field itself. */
const CLICKABLE =
  "a,button,input,select,textarea,summary,[onclick],[role=button],[role=link],[role=tab],[role=option],[role^=menuitem]";

/** A page of this site is no referrer. */
const foreignReferrer = (): string =>
  document.referrer.startsWith(location.origin) ? "" : document.referrer;

/** @returns percentage scrolled; null if the page cannot scroll */
function scrolledPercent(): number | null {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  // zoomed pages end at parts of a px
  return way <= 0 ? null : Math.round(((scrollTop + 1) / way) * 100);
}

/**
 * Counts visits with what this browser has.
 * @returns a function to call with each new address and when it came, in ms since the page was opened
 */
export function startVisits(client: SessionClient) {
  const sender = createVisitSender({
    session: visitSession,
    whoIsKnown: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (client.state().status === "loading") return;
          stop();
          resolve();
        };
        const stop = client.subscribe(look);
        look();
      }),
    isOnline: () => navigator.onLine,
    post: (batch: SentVisitBatch) => {
      const init = { ...json("POST", batch), keepalive: true };
      return client.state().user ? client.fetch(PATH, init) : request(PATH, init);
    },
    beacon: (batch: SentVisitBatch) =>
      void navigator.sendBeacon(PATH, new Blob([JSON.stringify(batch)], { type: "application/json" })),
  });

  const tracker = createPageTracker({
    ...sender,
    newId: newRecordId,
    now: () => performance.now(),
    describe: (address) => ({
      page_url: countedAddress(address),
      page_title: document.title,
      referrer: foreignReferrer(),
      screen_resolution: `${screen.width}x${screen.height}`,
    }),
    isInSight: () => document.visibilityState === "visible",
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });

  let address = "";
  let looking = false;
  const look = () => {
    looking = false;
    tracker.scrolled(scrolledPercent() ?? 0);
  };
  document.addEventListener(
    "scroll",
    () => {
      if (!looking) setTimeout(look, LOOK_MS);
      looking = true;
    },
    { passive: true },
  );
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest(CLICKABLE)) tracker.clicked();
    },
    { capture: true, passive: true },
  );
  document.addEventListener("visibilitychange", () =>
    document.visibilityState === "visible" ? tracker.shown() : tracker.hidden(),
  );
  window.addEventListener("pagehide", () => tracker.hidden());
  // taken out of the browser's memory again: the page is entered again
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tracker.enter(address);
  });

  return {
    addressChanged: (next: string, since: number): void => {
      address = next;
      tracker.enter(next, since);
    },
  };
}
