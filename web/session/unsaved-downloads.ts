import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import type { LogoFile } from "../codes/logo-file.ts";

/** A download that the history does not have yet. Its record names no logo: that is sent first, and the record with its address. */
export interface UnsavedDownload {
  record: NewHistoryRecord;
  logo: LogoFile | null;
}

const prefix = (userId: string): string => `quietzone.unsaved.${userId}.`;
/** Downloads that this browser could not store because its storage is full or disabled: lost with the tab. */
const inMemory = new Map<string, UnsavedDownload>();

function stored(key: string, download: UnsavedDownload): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(download));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a download, or replaces the one with the same id. Each has its own key, so that tabs do not
 * overwrite each other's.
 */
export function keepUnsaved(userId: string, download: UnsavedDownload): void {
  const key = prefix(userId) + download.record.id;
  inMemory.delete(key);
  if (stored(key, download)) return;
  inMemory.set(key, download);
  // should the tab be closed now, a record without its picture is better than none
  if (download.logo) stored(key, { ...download, logo: null });
}

export function findUnsaved(userId: string, id: string): UnsavedDownload | null {
  const key = prefix(userId) + id;
  try {
    return inMemory.get(key) ?? (JSON.parse(localStorage.getItem(key) ?? "null") as UnsavedDownload | null);
  } catch {
    return null;
  }
}

export function dropUnsaved(userId: string, id: string): void {
  const key = prefix(userId) + id;
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is closed: nothing was kept there.
  }
}

/** The ids of the user's records that wait. */
export function unsavedIds(userId: string): string[] {
  const keys = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Storage is closed.
  }
  const start = prefix(userId);
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}
