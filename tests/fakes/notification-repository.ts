import type { NotificationRepository } from "../../core/notifications/notification.ts";
import { compareBy, type Tables } from "./tables.ts";

const keyOf = (userId: string, id: string) => `${userId} ${id}`;

export function createFakeNotificationRepository({
  users,
  notifications,
  notificationReads,
}: Tables): NotificationRepository {
  const newestFirst = (userId: string, now: Date) =>
    [...notifications.values()]
      .filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
      .filter(({ role }) => role === null || role === users.get(userId)?.role)
      .toSorted(
        compareBy(
          ({ startsAt }) => startsAt.getTime(),
          ({ id }) => id,
        ),
      )
      .toReversed();

  return {
    async insert(notification) {
      notifications.set(notification.id, structuredClone(notification));
    },

    async inbox(userId, now, limit) {
      const received = newestFirst(userId, now).map((notification) => ({
        ...structuredClone(notification),
        read: notificationReads.has(keyOf(userId, notification.id)),
      }));
      return { items: received.slice(0, limit), unread: received.filter(({ read }) => !read).length };
    },

    async markRead(userId, id, at) {
      if (!users.has(userId)) return false;
      if (!newestFirst(userId, at).some((seen) => seen.id === id)) return false;
      const key = keyOf(userId, id);
      if (!notificationReads.has(key)) notificationReads.set(key, at);
      return true;
    },

    async markAllRead(userId, at) {
      for (const { id } of newestFirst(userId, at)) await this.markRead(userId, id, at);
    },
  };
}
