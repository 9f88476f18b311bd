import { newRecordId } from "../codes/new-record-id.ts";

const KEY = "quietzone.visit";

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser asks not to be tracked: Global Privacy Control, or Do Not Track. */
const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === "1";

/** The id for which the browser has no room to keep: good until the page is loaded again. */
let inMemory: string | null = null;

/** By which the pages of one browser session are known to belong together; null for visitors who ask not to be tracked. */
export function visitSession(): string | null {
  if (asksNotToBeTracked(navigator)) return null;
  try {
    const kept = sessionStorage.getItem(KEY) ?? newRecordId();
    sessionStorage.setItem(KEY, kept);
    return kept;
  } catch {
    return (inMemory ??= newRecordId());
  }
}
