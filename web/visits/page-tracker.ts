import type { PageUpdate, ScrollDepth } from "../../core/analytics/visit-batch.ts";

/** Browser services of a tracker; tests inject their own. */
interface Dependencies {
  newId: () => string;
  /** ms of any clock that goes on evenly. */
  now: () => number;
  /** Describes the page at an address when it is entered. */
  describe: (address: string) => NonNullable<PageUpdate["entered"]>;
  /** False in a tab that waits in the background. */
  isInSight: () => boolean;
  /** @returns takes it back */
  after: (milliseconds: number, work: () => void) => () => void;
  /** Records the state of a page. Each report contains totals, including earlier reports. */
  note: (news: PageUpdate) => void;
  /** Sends the recorded state. `isLast`: now or never, since the browser may leave the site. */
  flush: (when: { isLast: boolean }) => void;
}

/** A page counts that is still there this long after the change of address. */
const ENTERED_AFTER_MS = 500;
/** Repeated here, since the request's schema would load its validator as well. */
const SCROLL_DEPTHS: readonly ScrollDepth[] = [25, 50, 75, 100];
/** Scrolling and clicks are reported together, and with the end of the page if that comes first. */
const TOLD_AFTER_MS = 10_000;

interface Open {
  address: string;
  /** Half a second has gone by. */
  isDue: boolean;
  /** Null until it is entered. */
  id: string | null;
  /** ms visible so far, up to `inSightSince` if it is visible now. */
  seen: number;
  inSightSince: number | null;
  depth: ScrollDepth | null;
  clicks: number;
}

/**
 * Visitor tracking: one open page at a time, entered half a second after the change of address. Out
 * of sight it is over for now; back in sight the same page goes on.
 */
export function createPageTracker({ newId, now, describe, isInSight, after, note, flush }: Dependencies) {
  let open: Open | null = null;
  let stopEntering: (() => void) | null = null;
  let stopTelling: (() => void) | null = null;

  function enterNow(page: Open): void {
    if (page.id !== null || !page.isDue || !isInSight()) return;
    page.id = newId();
    note({ page_id: page.id, entered: describe(page.address) });
    flush({ isLast: false });
  }

  function noteDone({ id, depth, clicks }: Open, more: Partial<PageUpdate> = {}): void {
    stopTelling?.();
    stopTelling = null;
    if (id === null) return;
    note({
      page_id: id,
      ...(clicks === 0 ? {} : { clicks }),
      ...(depth === null ? {} : { scroll_depth: depth }),
      ...more,
    });
  }

  const tellSoon = (page: Open): void => {
    stopTelling ??= after(TOLD_AFTER_MS, () => {
      noteDone(page);
      flush({ isLast: false });
    });
  };

  /** Stops the clock of a page that is hidden or left. */
  function close(page: Open): void {
    if (page.inSightSince === null) return;
    page.seen += now() - page.inSightSince;
    page.inSightSince = null;
    noteDone(page, { time_on_page: Math.round(page.seen / 1000) });
  }

  return {
    /** The address has changed. @param since when it did, by the clock of `now` */
    enter(address: string, since = now()): void {
      if (open) close(open);
      stopEntering?.();
      const inSightSince = isInSight() ? since : null;
      const page: Open = { address, isDue: false, id: null, seen: 0, inSightSince, depth: null, clicks: 0 };
      open = page;
      stopEntering = after(Math.max(0, since + ENTERED_AFTER_MS - now()), () => {
        page.isDue = true;
        enterNow(page);
      });
    },
    /** @param percent of the way from the top of the page to its end */
    scrolled(percent: number): void {
      const depth = SCROLL_DEPTHS.findLast((one) => one <= percent);
      if (!open || depth === undefined || depth <= (open.depth ?? 0)) return;
      open.depth = depth;
      tellSoon(open);
    },
    clicked(): void {
      if (!open) return;
      open.clicks += 1;
      tellSoon(open);
    },
    /** The tab is out of sight, or the browser leaves the site. */
    hidden(): void {
      if (open) close(open);
      flush({ isLast: true });
    },
    /** In sight again. */
    shown(): void {
      if (!open || open.inSightSince !== null) return;
      open.inSightSince = now();
      enterNow(open);
    },
  };
}
