import { DomainError } from "../errors.ts";
import type { NewsChannel } from "../ports/news-channel.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Inbox, NewNotification, Notification, NotificationRepository } from "./notification.ts";

/** As many as anybody looks through in a menu. */
const SHOWN = 30;

interface Dependencies {
  notifications: NotificationRepository;
  news: Pick<NewsChannel, "tell">;
  clock: Clock;
  ids: Ids;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

/** News for everybody, and what each user has read of them (D13). */
export function createNotificationService({ notifications, news, clock, ids }: Dependencies) {
  const inbox = (userId: string): Promise<Inbox> => notifications.inbox(userId, SHOWN);

  /**
   * @returns the inbox as it is then
   * @throws DomainError `not_found`
   */
  async function markRead(userId: string, id: string): Promise<Inbox> {
    if (!(await notifications.markRead(userId, id, clock.now()))) {
      throw new DomainError("not_found", "There is no such notification");
    }
    await news.tell(userId);
    return inbox(userId);
  }

  /** @returns the inbox as it is then */
  async function markAllRead(userId: string): Promise<Inbox> {
    await notifications.markAllRead(userId, clock.now());
    await news.tell(userId);
    return inbox(userId);
  }

  /** Tells everybody; unread to all. */
  async function post({ kind, title, text, path }: NewNotification): Promise<Notification> {
    const notification = { id: ids.next(), kind, words: { title, text }, path, createdAt: clock.now() };
    await notifications.insert(notification);
    await news.tell(null);
    return notification;
  }

  return { inbox, markRead, markAllRead, post };
}
