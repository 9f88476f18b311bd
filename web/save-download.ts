import { json, isPassing } from "./api-fetch.ts";
import type { SessionClient } from "./session-client.ts";
import type { NewHistoryRecord } from "../core/history/history-record.ts";

/** Waits between tries of one record. After the last one it waits for the next download or page load. */
const RETRIES_MS = [1000, 4000, 16_000];
const key = (userId: string) => `quietzone.unsaved.${userId}`;

function unsaved(userId: string): NewHistoryRecord[] {
  try {
    return JSON.parse(localStorage.getItem(key(userId)) ?? "[]") as NewHistoryRecord[];
  } catch {
    return [];
  }
}

function keep(userId: string, records: NewHistoryRecord[]): void {
  if (records.length === 0) localStorage.removeItem(key(userId));
  else localStorage.setItem(key(userId), JSON.stringify(records));
}

let sending: Promise<void> = Promise.resolve();

async function send({ fetch }: SessionClient, userId: string, record: NewHistoryRecord): Promise<void> {
  const drop = () =>
    keep(
      userId,
      unsaved(userId).filter(({ id }) => id !== record.id),
    );
  for (const pause of [...RETRIES_MS, null]) {
    try {
      await fetch("/api/me/history", json("POST", record));
      return drop();
    } catch (error) {
      if (!isPassing(error)) {
        console.warn("A download was not saved to the history.", error);
        return drop();
      }
      if (pause === null) return console.warn("A download is not saved to the history yet.", error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Sends what an earlier page could not save. */
export function saveUnsaved(session: SessionClient, userId: string): Promise<void> {
  for (const record of unsaved(userId)) sending = sending.then(() => send(session, userId, record));
  return sending;
}

/**
 * Puts a download into the history of whoever is signed in; does nothing for visitors. Never throws: the file was handed over
 * already, and a failed save is only logged (accounts §8). The record waits in this browser until the server has it; its `id`
 * makes a second try harmless.
 */
export function saveDownload(session: SessionClient, record: NewHistoryRecord): Promise<void> {
  const { user } = session.state();
  if (!user) return Promise.resolve();
  try {
    keep(user.id, [...unsaved(user.id), record]);
  } catch {
    // Storage is full or closed: one try per retry below is all there is.
  }
  sending = sending.then(() => send(session, user.id, record));
  return sending;
}
