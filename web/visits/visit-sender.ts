import type { PageUpdate, SentVisitBatch } from "../../core/analytics/visit-batch.ts";
import { isPassing } from "../api/api-fetch.ts";

interface Dependencies {
  session: () => string | null;
  /**
   * Resolves once the user is known: the server excludes admins, whom it recognizes only by their access
   * token.
   */
  whoIsKnown: () => Promise<unknown>;
  isOnline: () => boolean;
  /** Sends as the current user or visitor. @throws ApiError */
  post: (batch: SentVisitBatch) => Promise<unknown>;
  /** Sends anonymously and without an answer: survives leaving the page. */
  beacon: (batch: SentVisitBatch) => void;
}

/** Largest number of pages per call, as on the server (core/analytics/visit-batch.ts). */
const MAX_PAGES = 5;
/** After this many consecutive failures, nothing more is sent until the next page load. */
const PATIENCE = 3;

type PendingPages = ReadonlyMap<string, PageUpdate>;

/** Merges later updates over earlier ones; if one call cannot hold all pages, the oldest are dropped. */
function merge(earlier: PendingPages, later: PendingPages): Map<string, PageUpdate> {
  const all = new Map(earlier);
  for (const [id, news] of later) all.set(id, { ...all.get(id), ...news });
  return new Map([...all].slice(-MAX_PAGES));
}

/** Collects page updates and sends them in few calls. Failures are only logged. */
export function createVisitSender({ session, whoIsKnown, isOnline, post, beacon }: Dependencies) {
  let waiting: PendingPages = new Map();
  let failures = 0;
  let sending = Promise.resolve();

  const batchOf = (pages: PendingPages): SentVisitBatch => ({
    session_id: session(),
    pages: [...pages.values()],
  });

  async function send(): Promise<void> {
    await whoIsKnown();
    if (waiting.size === 0 || failures >= PATIENCE || !isOnline()) return;
    const sent = waiting;
    waiting = new Map();
    try {
      await post(batchOf(sent));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isPassing(error)) waiting = merge(sent, waiting);
      console.warn("The visit could not be counted.", error);
    }
  }

  /** The part that a beacon may send: no page entries, since a beacon cannot identify the visitor. */
  function sendLast(): void {
    const told = new Map([...waiting].filter(([, { entered }]) => entered === undefined));
    if (told.size === 0 || failures >= PATIENCE || !isOnline()) return;
    waiting = new Map([...waiting].filter(([id]) => !told.has(id)));
    beacon(batchOf(told));
  }

  return {
    note(news: PageUpdate): void {
      waiting = merge(waiting, new Map([[news.page_id, news]]));
    },
    flush({ isLast }: { isLast: boolean }): void {
      if (isLast) sendLast();
      else sending = sending.then(send);
    },
  };
}
