import type { Inbox } from "../notifications/notification.ts";

/** What a user finds in the notifications menu. Without a title its kind says what it is. */
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
