import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import { ApiError, json } from "../api/api-fetch.ts";
import type { LogoFile } from "../codes/logo-file.ts";
import { notifySaved } from "./saved-downloads.ts";
import type { SessionClient } from "./session-client.ts";
import { dropUnsaved, findUnsaved, keepUnsaved, unsavedIds } from "./unsaved-downloads.ts";

/** Delays between retries of one record. After the last one, it waits for the next page load or sign-in. */
const RETRIES_MS = [1000, 4000, 16_000];
/** Statuses that reject the data itself. All other failures may be temporary, and lose no record. */
const REFUSALS = [400, 409, 413, 415, 422];
const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.status);

type Fetch = SessionClient["fetch"];

/** The session's `fetch` while this user is signed in. */
const fetchAs =
  (session: SessionClient, userId: string): Fetch =>
  async (path, init) => {
    if (session.state().user?.id !== userId) throw new ApiError(401, "no_authorization", "");
    return session.fetch(path, init);
  };

async function hostedUrl(fetch: Fetch, logo: LogoFile): Promise<string | null> {
  try {
    // loaded on demand: every page checks for unsaved downloads, few have a logo
    const { hostLogo } = await import("../codes/host-logo.ts");
    return await hostLogo(fetch, logo);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.warn("The logo was not uploaded, the download is saved without it.", error);
    return null;
  }
}

/**
 * `waiting`: for a retry, or for its owner to sign in. `refused`: it will never be in the history, for the
 * reason in the error.
 */
export type SaveOutcome = { kind: "saved" } | { kind: "waiting" } | { kind: "refused"; error: unknown };
const waiting: SaveOutcome = { kind: "waiting" };

async function send(session: SessionClient, userId: string, id: string): Promise<SaveOutcome> {
  const fetch = fetchAs(session, userId);
  // the address is not kept for the next page: the server deletes unreferenced logos within a day
  let logoUrl: string | null = null;
  for (const pause of [...RETRIES_MS, null]) {
    const download = findUnsaved(userId, id);
    // already sent, here or in another tab; or to be sent only once its owner is back
    if (!download || session.state().user?.id !== userId) return waiting;
    try {
      if (download.logo) logoUrl ??= await hostedUrl(fetch, download.logo);
      await fetch("/api/me/history", json("POST", { ...download.record, logoUrl }));
      dropUnsaved(userId, id);
      notifySaved();
      return { kind: "saved" };
    } catch (error) {
      if (isRefusal(error)) {
        console.warn("A download was not saved to the history.", error);
        dropUnsaved(userId, id);
        return { kind: "refused", error };
      }
      if (pause === null) {
        console.warn("A download is not saved to the history yet.", error);
        return waiting;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return waiting;
}

let sending: Promise<unknown> = Promise.resolve();
function enqueue(session: SessionClient, userId: string, id: string): Promise<SaveOutcome> {
  const sent = sending.then(() => send(session, userId, id));
  sending = sent;
  return sent;
}

/** Sends records that an earlier page could not save. */
export async function saveUnsaved(session: SessionClient, userId: string): Promise<void> {
  for (const id of unsavedIds(userId)) void enqueue(session, userId, id);
  await sending;
}

/**
 * Adds a download to the signed-in user's history; does nothing for visitors. Never throws, since the file is
 * already saved. The record is stored in this browser until the server has it, its logo first; its `id` makes
 * retries idempotent.
 * @param logo uploaded before the record, which then contains its address; a rejected logo is left out
 */
export async function saveDownload(
  session: SessionClient,
  record: NewHistoryRecord,
  logo: LogoFile | null = null,
): Promise<SaveOutcome> {
  if (session.state().status === "loading") await session.start();
  const { user } = session.state();
  if (!user) return waiting;
  keepUnsaved(user.id, { record, logo });
  return enqueue(session, user.id, record.id);
}
