import type { Inbox } from "../notifications/notification.ts";

/** A user's notifications menu. A notification without a title is titled by its kind. */
export const presentInbox = ({ items, unread }: Inbox) => ({
  unread,
  items: items.map(({ id, kind, words, path, read, startsAt }) => ({
    id,
    kind,
    title: words?.title ?? null,
    text: words?.text ?? null,
    path,
    read,
    created_at: startsAt.toISOString(),
  })),
});
