import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { NOTIFICATION_KINDS, type Notification } from "../../core/notifications/notification.ts";
import type { User } from "../../core/users/user.ts";
import { buildUser, newId } from "../support/rows.ts";

const NOON = new Date("2026-05-06T12:00:00.000Z");
const LATER = new Date(NOON.getTime() + 60_000);
const after = (ms: number) => new Date(NOON.getTime() + ms);

/** What every NotificationRepository does. `open` gives empty repositories. */
export function notificationRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("notifications", () => {
    let store: FakeRepositories;
    let reader: string;
    let other: string;
    beforeEach(async () => {
      store = await open();
      reader = await addUser();
      other = await addUser();
    });
    const addUser = async (changes: Partial<User> = {}) => {
      const user = buildUser(changes);
      await store.users.insert(user);
      return user.id;
    };
    const post = async (changes: Partial<Notification> = {}) => {
      const notification: Notification = {
        id: newId(),
        kind: "announcement",
        words: { title: "Büro ✓", text: "Closed on Monday" },
        path: null,
        role: null,
        startsAt: NOON,
        endsAt: null,
        createdAt: NOON,
        ...changes,
      };
      await store.notifications.insert(notification);
      return notification;
    };
    const idsOf = async (limit: number) =>
      (await store.notifications.inbox(reader, LATER, limit)).items.map(({ id }) => id);

    test("an empty inbox has no unread notifications", async () => {
      expect(await store.notifications.inbox(reader, LATER, 5)).toEqual({ items: [], unread: 0 });
    });

    test("every kind is returned as posted and unread, with or without its own text", async () => {
      for (const kind of NOTIFICATION_KINDS) {
        const posted = await post({ kind, path: "/verify", words: null });
        const { items } = await store.notifications.inbox(reader, LATER, 50);
        expect(items.find(({ id }) => id === posted.id)).toEqual({ ...posted, read: false });
      }
      const worded = await post({ startsAt: after(1) });
      expect((await store.notifications.inbox(reader, LATER, 1)).items).toEqual([{ ...worded, read: false }]);
    });

    test("the newest come first, limited as requested, and all unread ones are counted", async () => {
      const old = await post({ startsAt: after(-1000) });
      const twins = [await post(), await post()].map(({ id }) => id).toSorted();
      expect(await idsOf(3)).toEqual([...twins.toReversed(), old.id]);
      expect(await idsOf(2)).toEqual(twins.toReversed());
      expect((await store.notifications.inbox(reader, LATER, 1)).unread).toBe(3);
    });

    test("marking one as read affects its reader only and can be repeated", async () => {
      const [one] = [await post(), await post()];
      expect(await store.notifications.markRead(reader, one.id, NOON)).toBe(true);
      expect(await store.notifications.markRead(reader, one.id, NOON)).toBe(true);
      const mine = await store.notifications.inbox(reader, LATER, 5);
      expect([mine.unread, mine.items.find(({ id }) => id === one.id)?.read]).toEqual([1, true]);
      expect((await store.notifications.inbox(other, LATER, 5)).unread).toBe(2);
    });

    test("marking a missing notification or a malformed id returns false", async () => {
      for (const id of [newId(), "none"]) {
        expect(await store.notifications.markRead(reader, id, NOON)).toBe(false);
      }
    });

    test("marking all as read includes those already read, and a later one is unread again", async () => {
      const first = await post();
      await post();
      await store.notifications.markRead(reader, first.id, NOON);
      await store.notifications.markAllRead(reader, NOON);
      expect((await store.notifications.inbox(reader, LATER, 5)).unread).toBe(0);
      expect((await store.notifications.inbox(other, LATER, 5)).unread).toBe(2);
      await post();
      expect((await store.notifications.inbox(reader, LATER, 5)).unread).toBe(1);
    });

    test("one is visible from its start to its end, and can be marked as read only then", async () => {
      const { id } = await post({ startsAt: after(1000), endsAt: after(2000) });
      const at = async (ms: number) => {
        const { items, unread } = await store.notifications.inbox(reader, after(ms), 5);
        return [items.length, unread];
      };
      expect([await at(999), await at(1000), await at(1999), await at(2000)]).toEqual([
        [0, 0],
        [1, 1],
        [1, 1],
        [0, 0],
      ]);
      for (const ms of [999, 2000]) {
        await store.notifications.markAllRead(reader, after(ms));
        expect(await store.notifications.markRead(reader, id, after(ms))).toBe(false);
      }
      expect(await at(1000)).toEqual([1, 1]);
      expect(await store.notifications.markRead(reader, id, after(1000))).toBe(true);
      expect(await at(1000)).toEqual([1, 0]);
    });

    test("one for a role is visible to its members only", async () => {
      const admin = await addUser({ role: "admin" });
      const forAdmins = await post({ role: "admin" });
      const forCustomers = await post({ role: "customer" });
      const seenBy = async (userId: string) =>
        (await store.notifications.inbox(userId, LATER, 5)).items.map(({ id }) => id);
      expect(await seenBy(admin)).toEqual([forAdmins.id]);
      expect(await seenBy(reader)).toEqual([forCustomers.id]);
      expect(await store.notifications.markRead(reader, forAdmins.id, LATER)).toBe(false);
    });

    test("a deleted account can mark nothing as read, without an error", async () => {
      const { id } = await post();
      await store.users.remove(reader);
      await store.notifications.markAllRead(reader, NOON);
      expect(await store.notifications.markRead(reader, id, NOON)).toBe(false);
      expect((await store.notifications.inbox(other, LATER, 5)).unread).toBe(1);
    });

    test("concurrent requests to mark all as read succeed", async () => {
      for (let made = 0; made < 3; made += 1) await post();
      await Promise.all(Array.from({ length: 10 }, () => store.notifications.markAllRead(reader, NOON)));
      expect((await store.notifications.inbox(reader, LATER, 5)).unread).toBe(0);
    });
  });
}
