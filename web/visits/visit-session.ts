import { newRecordId } from "../codes/new-record-id.ts";

const KEY = "quietzone.visit";

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser requests not to be tracked: Global Privacy Control, or Do Not Track. */
const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === "1";

/** The id if the browser cannot store it, valid until the page is reloaded. */
let inMemory: string | null = null;

/** Id that links the pages of one browser session; null for visitors who opted out of tracking. */
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
