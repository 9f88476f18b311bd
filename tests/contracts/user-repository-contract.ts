import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { EMPTY_PROFILE } from "../../core/users/profile.ts";
import type { User } from "../../core/users/user.ts";
import { buildUser, newId } from "../support/rows.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

/** What every UserRepository does. `open` gives empty repositories. */
export function userRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("users", () => {
    let store: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      store = await open();
    });
    const add = async (changes: Partial<User> = {}) => {
      const user = buildUser(changes);
      await store.users.insert(user);
      return user;
    };

    test("a user is found by id and email address with every field", async () => {
      const user = await add({
        role: "admin",
        passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA",
        passwordChangeRequired: true,
        oneTimePasswordUntil: new Date("2026-01-01T03:04:05.678Z"),
        emailConfirmedAt: new Date("2026-01-02T03:04:05.678Z"),
        lastSignInAt: new Date("2026-02-02T03:04:05.678Z"),
        bannedUntil: new Date("2100-01-01T00:00:00.000Z"),
        userMetadata: { z: 1, plan: "pro", 'a "key"': [null, 1e308, { "": "ü😀" }], 7: true },
        appMetadata: { tenant: { id: 3 } },
        profile: {
          firstName: "Zoë",
          lastName: "O'Neill",
          fullName: "Zoë O'Neill",
          phone: "+44 20 7946 0958",
          bio: "Two\nlines, 'quoted'",
          location: "Kerry",
          website: "https://example.org/zoë",
          avatarUrl: "/media/a.png",
          dateOfBirth: "1980-02-29",
          gender: "prefer_not_to_say",
          timezone: "Asia/Dhaka",
          language: "pt",
          theme: "light",
          emailNotifications: false,
          browserNotifications: true,
          defaultDesign: { kind: "qr", size: 300, nested: { color: "#0af" } },
        },
      });
      expect(await store.users.findById(user.id)).toEqual(user);
      expect(await store.users.findByEmail(user.email)).toEqual(user);
      expect(await store.users.findForUpdate(user.id)).toEqual(user);
    });

    test("returns null for missing users and malformed ids", async () => {
      expect(await store.users.findById(newId())).toBeNull();
      expect(await store.users.findById("42' OR true --")).toBeNull();
      expect(await store.users.findForUpdate("not an id")).toBeNull();
      expect(await store.users.findByEmail("nobody@example.org")).toBeNull();
    });

    test("a taken address is refused, and nothing is stored", async () => {
      const first = await add();
      const second = buildUser({ email: first.email });
      await expect(store.users.insert(second)).rejects.toMatchObject({ code: "user_already_exists" });
      expect(await store.users.findById(second.id)).toBeNull();
    });

    test("one of two concurrent inserts with the same address is refused", async () => {
      const both = [buildUser({ email: "twin@example.org" }), buildUser({ email: "twin@example.org" })];
      const results = await Promise.allSettled(both.map((user) => store.users.insert(user)));
      expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect((await store.users.list({ offset: 0, limit: 10 })).total).toBe(1);
    });

    test("a refused address does not break the surrounding transaction", async () => {
      const first = await add();
      const total = await store.transact(async ({ users }) => {
        await users.insert(buildUser({ email: first.email })).catch(() => undefined);
        return (await users.list({ offset: 0, limit: 10 })).total;
      });
      expect(total).toBe(1);
    });

    test("an update writes every field of the user and the profile", async () => {
      const user = await add();
      const changed: User = {
        ...buildUser({
          role: "admin",
          passwordHash: "other",
          passwordChangeRequired: true,
          emailConfirmedAt: new Date("2026-03-03T00:00:00.000Z"),
          lastSignInAt: new Date("2026-03-04T00:00:00.000Z"),
          bannedUntil: new Date("2026-03-05T00:00:00.000Z"),
          userMetadata: { plan: "free" },
          appMetadata: { seats: 2 },
          updatedAt: new Date("2026-03-06T00:00:00.000Z"),
          profile: {
            ...EMPTY_PROFILE,
            firstName: "New",
            fullName: "New Name",
            dateOfBirth: "2000-01-01",
            language: "de",
            emailNotifications: false,
            defaultDesign: { size: 1 },
          },
        }),
        id: user.id,
      };
      const bystander = await add();
      await store.users.update(changed);
      expect(await store.users.findById(user.id)).toEqual(changed);
      expect(await store.users.findById(bystander.id)).toEqual(bystander);
    });

    test("an update cannot take another's address or change a missing user", async () => {
      const [one, other] = [await add(), await add()];
      await expect(store.users.update({ ...one, email: other.email })).rejects.toMatchObject({
        code: "user_already_exists",
      });
      await expect(store.users.update(buildUser())).rejects.toMatchObject({ code: "not_found" });
      expect(await store.users.findById(one.id)).toEqual(one);
    });

    test("the list has the newest users first, in pages without duplicates or gaps, and the total", async () => {
      const made = [];
      for (const day of [3, 1, 2, 2, 2]) made.push(await add({ createdAt: at(day) }));
      const pages = [0, 2, 4].map((offset) => store.users.list({ offset, limit: 2 }));
      const listed = (await Promise.all(pages)).flatMap(({ items }) => items);
      expect(listed.map(({ createdAt }) => createdAt.getUTCDate())).toEqual([3, 2, 2, 2, 1]);
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
      expect(await store.users.list({ offset: 10, limit: 2 })).toEqual({ items: [], total: 5 });
    });

    test("countAdmins leaves out customers and suspended admins, and counts as able those who can sign in", async () => {
      await add({ role: "admin", passwordHash: "a hash" });
      await add({ role: "admin", lastSignInAt: at(1), bannedUntil: new Date("2000-01-01T00:00:00Z") });
      await add({ role: "admin", passwordHash: "a hash", bannedUntil: new Date("2100-01-01T00:00:00Z") });
      await add({ role: "customer", passwordHash: "a hash" });
      // invited, and with a one-time password
      await add({ role: "admin" });
      await add({ role: "admin", passwordHash: "a hash", passwordChangeRequired: true });
      expect(await store.users.countAdmins()).toEqual({ all: 4, able: 2 });
    });

    test("two concurrent demotions leave one admin", async () => {
      const admins = [await add({ role: "admin" }), await add({ role: "admin" })];
      const demote = (admin: User) =>
        store.transact(async ({ users }) => {
          if ((await users.countAdmins()).all < 2) return;
          await users.update({ ...admin, role: "customer" });
        });
      await Promise.all(admins.map(demote));
      expect((await store.users.countAdmins()).all).toBe(1);
    });

    test("the second of two concurrent changes sees what the first wrote", async () => {
      const { id } = await add({ profile: EMPTY_PROFILE });
      const append = (letter: string) =>
        store.transact(async ({ users }) => {
          const user = await users.findForUpdate(id);
          if (!user) throw new Error("the user is gone");
          await users.update({
            ...user,
            profile: { ...user.profile, fullName: user.profile.fullName + letter },
          });
        });
      await Promise.all(["a", "b", "c", "d"].map(append));
      expect((await store.users.findById(id))?.profile.fullName).toHaveLength(4);
    });
  });
}
