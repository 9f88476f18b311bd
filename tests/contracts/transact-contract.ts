import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { buildSession, buildUser } from "../support/rows.ts";

/** What every Transact does. `open` gives empty repositories over a pool that work can exhaust. */
export function transactContract(open: () => Promise<FakeRepositories>): void {
  describe("transactions", () => {
    let store: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      store = await open();
    });

    test("returns the result of the work and keeps its writes", async () => {
      const user = buildUser();
      const answer = await store.transact(async ({ users }) => {
        await users.insert(user);
        return "done";
      });
      expect(answer).toBe("done");
      expect(await store.users.findById(user.id)).toEqual(user);
    });

    test("rolls back work that throws, and rethrows the same error", async () => {
      const user = buildUser();
      await store.users.insert(user);
      const problem = new Error("half way");
      const work = store.transact(async ({ users, sessions, settings }) => {
        await users.update({ ...user, role: "admin" });
        await sessions.insert(buildSession(user.id));
        await settings.set({ site_name: "Other" });
        throw problem;
      });
      await expect(work).rejects.toBe(problem);
      expect(await store.users.findById(user.id)).toEqual(user);
      expect(await store.settings.all()).toEqual({});
    });

    test("using the outer repositories inside throws at once and rolls back", async () => {
      const user = buildUser();
      const slip = store.transact(async ({ users }) => {
        await users.insert(user);
        await store.users.findById(user.id);
      });
      await expect(slip).rejects.toThrow("use the repositories that it was given");
      expect(await store.users.findById(user.id)).toBeNull();
    });

    test("the caller can use the outer repositories after a transaction", async () => {
      const user = buildUser();
      const found = await store
        .transact(async ({ users }) => users.insert(user))
        .then(async () => store.users.findById(user.id));
      expect(found).toEqual(user);
    });

    test("more transactions than connections all complete", async () => {
      const users = Array.from({ length: 12 }, () => buildUser());
      await Promise.all(users.map((user) => store.transact((inner) => inner.users.insert(user))));
      expect((await store.users.list({ offset: 0, limit: 1 })).total).toBe(12);
    });
  });
}
