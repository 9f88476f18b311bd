import type { NotificationKind } from "../../core/notifications/notification.ts";
import { adminJson } from "../admin-fetch.ts";
import { siteAddress } from "../site-address.ts";

/** A notification as /api/admin/notifications tells it. Without words it is the site's own. */
export interface PostedRecord {
  id: string;
  kind: NotificationKind;
  title: string | null;
  text: string | null;
  path: string | null;
  readers: number;
  mailed: number;
  created_at: string;
}

/** Whom a notification would reach. */
export interface AudienceRecord {
  people: number;
  by_mail: number;
}

export const readAudience = (): Promise<AudienceRecord> =>
  adminJson<AudienceRecord>("/api/admin/notifications/audience");

/** Whether the site answers there. True as well where it cannot be asked, as from a host of the panel's own. */
export async function isPage(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(siteAddress(path), { method: "HEAD", signal, credentials: "omit" });
    return status !== 404;
  } catch {
    return true;
  }
}
