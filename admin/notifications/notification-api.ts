import type { presentPostedNotification } from "../../core/notifications/posted-notification.ts";
import type { Role } from "../../core/users/user.ts";
import { adminJson } from "../admin-fetch.ts";
import { siteAddress } from "../site-address.ts";

/** A notification as /api/admin/notifications returns it. One without texts is built in. */
export type PostedRecord = ReturnType<typeof presentPostedNotification>;

/** Number of recipients that a notification would reach. */
export interface AudienceRecord {
  people: number;
  by_mail: number;
}

/** @param role null: everyone */
export const readAudience = (role: Role | null): Promise<AudienceRecord> =>
  adminJson<AudienceRecord>(`/api/admin/notifications/audience${role === null ? "" : `?role=${role}`}`);

/** Hides the notification from now on, by the server's clock. */
export const endNotification = (id: string): Promise<PostedRecord> =>
  adminJson<PostedRecord>(`/api/admin/notifications/${id}/end`, { method: "POST" });

/** Whether the site has a page there. True as well if it cannot be asked, for example from a separate panel host. */
export async function isPage(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(siteAddress(path), { method: "HEAD", signal, credentials: "omit" });
    return status !== 404;
  } catch {
    return true;
  }
}
