import type { presentPostedNotification } from "../../core/notifications/posted-notification.ts";
import type { Role } from "../../core/users/user.ts";
import { adminJson } from "../admin-fetch.ts";
import { siteAddress } from "../site-address.ts";

/** A notification as /api/admin/notifications tells it. Without words it is the site's own. */
export type PostedRecord = ReturnType<typeof presentPostedNotification>;

/** How many recipients a notification would reach. */
export interface AudienceRecord {
  people: number;
  by_mail: number;
}

/** @param role null: everyone */
export const readAudience = (role: Role | null): Promise<AudienceRecord> =>
  adminJson<AudienceRecord>(`/api/admin/notifications/audience${role === null ? "" : `?role=${role}`}`);

/** Nobody sees it from now on, by the clock of the server. */
export const endNotification = (id: string): Promise<PostedRecord> =>
  adminJson<PostedRecord>(`/api/admin/notifications/${id}/end`, { method: "POST" });

/** Whether the site answers there. True as well where it cannot be asked, as from a host of the panel's own. */
export async function isPage(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(siteAddress(path), { method: "HEAD", signal, credentials: "omit" });
    return status !== 404;
  } catch {
    return true;
  }
}
