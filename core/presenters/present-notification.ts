import { notificationValues, type PostedNotification } from "../notifications/posted-notification.ts";

/** A notification as those who post see it. Without words it is the site's own, whose words are in the catalog. */
export const presentPostedNotification = (posted: PostedNotification) => ({
  id: posted.id,
  ...notificationValues(posted),
  state: posted.state,
  corrected_at: posted.correctedAt?.toISOString() ?? null,
  readers: posted.readers,
  mailed: posted.mailed,
  created_at: posted.createdAt.toISOString(),
});
