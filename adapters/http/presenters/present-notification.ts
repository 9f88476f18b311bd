import type { PostedNotification } from "../../../core/notifications/posted-notification.ts";

/** A notification as those who post see it. Without words it is the site's own, whose words are in the catalog. */
export const presentPostedNotification = (posted: PostedNotification) => ({
  id: posted.id,
  kind: posted.kind,
  title: posted.words?.title ?? null,
  text: posted.words?.text ?? null,
  path: posted.path,
  readers: posted.readers,
  mailed: posted.mailed,
  created_at: posted.createdAt.toISOString(),
});
