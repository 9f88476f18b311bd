import type { NotificationRepository } from "../../core/notifications/notification.ts";
import { compareBy, type Tables } from "./tables.ts";

const keyOf = (userId: string, id: string) => `${userId} ${id}`;

export function createFakeNotificationRepository({
  notifications,
  notificationReads,
}: Tables): NotificationRepository {
  const newestFirst = () =>
    [...notifications.values()]
      .toSorted(
        compareBy(
          ({ createdAt }) => createdAt.getTime(),
          ({ id }) => id,
        ),
      )
      .toReversed();

  return {
    async insert(notification) {
      notifications.set(notification.id, structuredClone(notification));
    },

    async inbox(userId, limit) {
      const received = newestFirst().map((notification) => ({
        ...structuredClone(notification),
        read: notificationReads.has(keyOf(userId, notification.id)),
      }));
      return { items: received.slice(0, limit), unread: received.filter(({ read }) => !read).length };
    },

    async markRead(userId, id, at) {
      if (!notifications.has(id)) return false;
      const key = keyOf(userId, id);
      if (!notificationReads.has(key)) notificationReads.set(key, at);
      return true;
    },

    async markAllRead(userId, at) {
      for (const id of notifications.keys()) await this.markRead(userId, id, at);
    },
  };
}
