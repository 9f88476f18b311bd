import type { PageUpdate, SentVisitBatch } from "../../core/analytics/visit-batch.ts";
import { isPassing } from "../api/api-fetch.ts";

interface Dependencies {
  session: () => string | null;
  /** Resolves when it is known who is here: the server leaves admins out, whom it knows by their access token only. */
  whoIsKnown: () => Promise<unknown>;
  isOnline: () => boolean;
  /** Sends as the current user or visitor. @throws ApiError */
  post: (batch: SentVisitBatch) => Promise<unknown>;
  /** Sends anonymously and without an answer: survives leaving the page. */
  beacon: (batch: SentVisitBatch) => void;
}

/** Pages that one call tells of at most, as the server has it (core/analytics/visit-batch.ts). */
const MAX_PAGES = 5;
/** After so many failures in a row nothing more is sent until the next page load. */
const PATIENCE = 3;

type PendingPages = ReadonlyMap<string, PageUpdate>;

/** Later news over earlier ones; beyond what one call takes the oldest pages are forgotten. */
function merge(earlier: PendingPages, later: PendingPages): Map<string, PageUpdate> {
  const all = new Map(earlier);
  for (const [id, news] of later) all.set(id, { ...all.get(id), ...news });
  return new Map([...all].slice(-MAX_PAGES));
}

/** Gathers news of pages and tells them in few calls. Failures are logged and never seen. */
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
