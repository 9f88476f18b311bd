import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { NOTIFICATION_KINDS, type Notification } from "../../core/notifications/notification.ts";
import { buildUser, newId } from "../support/rows.ts";

const NOON = new Date("2026-05-06T12:00:00.000Z");

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
    const addUser = async () => {
      const user = buildUser();
      await store.users.insert(user);
      return user.id;
    };
    const post = async (changes: Partial<Notification> = {}) => {
      const notification: Notification = {
        id: newId(),
        kind: "announcement",
        words: { title: "Büro ✓", text: "Closed on Monday" },
        path: null,
        createdAt: NOON,
        ...changes,
      };
      await store.notifications.insert(notification);
      return notification;
    };
    const idsOf = async (limit: number) =>
      (await store.notifications.inbox(reader, limit)).items.map(({ id }) => id);

    test("an empty inbox has nothing unread", async () => {
      expect(await store.notifications.inbox(reader, 5)).toEqual({ items: [], unread: 0 });
    });

    test("every kind comes back as it was posted, with words or without, unread", async () => {
      for (const kind of NOTIFICATION_KINDS) {
        const posted = await post({ kind, path: "/verify", words: null });
        const { items } = await store.notifications.inbox(reader, 50);
        expect(items.find(({ id }) => id === posted.id)).toEqual({ ...posted, read: false });
      }
      const worded = await post({ createdAt: new Date(NOON.getTime() + 1) });
      expect((await store.notifications.inbox(reader, 1)).items).toEqual([{ ...worded, read: false }]);
    });

    test("the newest come first, cut where asked, and all the unread are counted", async () => {
      const old = await post({ createdAt: new Date(NOON.getTime() - 1000) });
      const twins = [await post(), await post()].map(({ id }) => id).toSorted();
      expect(await idsOf(3)).toEqual([...twins.toReversed(), old.id]);
      expect(await idsOf(2)).toEqual(twins.toReversed());
      expect((await store.notifications.inbox(reader, 1)).unread).toBe(3);
    });

    test("one that was read stays read, for its reader alone, however often", async () => {
      const [one] = [await post(), await post()];
      expect(await store.notifications.markRead(reader, one.id, NOON)).toBe(true);
      expect(await store.notifications.markRead(reader, one.id, NOON)).toBe(true);
      const mine = await store.notifications.inbox(reader, 5);
      expect([mine.unread, mine.items.find(({ id }) => id === one.id)?.read]).toEqual([1, true]);
      expect((await store.notifications.inbox(other, 5)).unread).toBe(2);
    });

    test("one that is not there cannot be read, also by an id that is none", async () => {
      for (const id of [newId(), "none"]) {
        expect(await store.notifications.markRead(reader, id, NOON)).toBe(false);
      }
    });

    test("all are read at once, also those that are already; a later one is unread again", async () => {
      const first = await post();
      await post();
      await store.notifications.markRead(reader, first.id, NOON);
      await store.notifications.markAllRead(reader, NOON);
      expect((await store.notifications.inbox(reader, 5)).unread).toBe(0);
      expect((await store.notifications.inbox(other, 5)).unread).toBe(2);
      await post();
      expect((await store.notifications.inbox(reader, 5)).unread).toBe(1);
    });

    test("tabs that mark everything read at the same instant all succeed", async () => {
      for (let made = 0; made < 3; made += 1) await post();
      await Promise.all(Array.from({ length: 10 }, () => store.notifications.markAllRead(reader, NOON)));
      expect((await store.notifications.inbox(reader, 5)).unread).toBe(0);
    });
  });
}
