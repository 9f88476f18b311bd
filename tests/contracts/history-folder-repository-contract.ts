import { beforeEach, describe, expect, test } from "vitest";
import type { Repositories } from "../../adapters/db/repositories/repositories.ts";
import { buildRecord, buildUser, newId } from "../support/rows.ts";

/** What every HistoryFolderRepository does. `open` gives empty repositories. */
export function historyFolderRepositoryContract(open: () => Promise<Repositories>): void {
  describe("history folders", () => {
    let store: Repositories;
    let owner: string;
    let stranger: string;
    beforeEach(async () => {
      store = await open();
      const users = [buildUser(), buildUser()] as const;
      for (const user of users) await store.users.insert(user);
      owner = users[0].id;
      stranger = users[1].id;
    });
    const add = async (name: string, userId = owner) => {
      const folder = { id: newId(), userId, name, createdAt: new Date("2026-01-01T00:00:00.000Z") };
      await store.historyFolders.insert(folder);
      return folder;
    };

    test("are listed by name with their number of records", async () => {
      const [shop, doors] = [await add("shop"), await add("Doors")];
      await add("theirs", stranger);
      for (const folderId of [shop.id, shop.id, null]) {
        await store.history.insert(buildRecord(owner, { folderId }));
      }
      expect(await store.historyFolders.list(owner)).toEqual([
        { ...doors, records: 0 },
        { ...shop, records: 2 },
      ]);
      expect(await store.historyFolders.find(owner, shop.id)).toEqual(shop);
    });

    test("have unique names per owner, regardless of case", async () => {
      const shop = await add("Shop");
      const other = await add("Other");
      await expect(add("SHOP")).rejects.toMatchObject({ code: "conflict" });
      await expect(store.historyFolders.rename(owner, other.id, "shop")).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await store.historyFolders.rename(owner, shop.id, "SHOP")).toBe(true);
      expect(await store.historyFolders.find(owner, shop.id)).toMatchObject({ name: "SHOP" });
      await add("Shop", stranger);
    });

    test("cannot be seen, renamed or removed by others", async () => {
      const { id } = await add("mine");
      for (const [user, folder] of [
        [stranger, id],
        [owner, newId()],
        [owner, "none"],
      ] as const) {
        expect(await store.historyFolders.find(user, folder)).toBeNull();
        expect(await store.historyFolders.rename(user, folder, "x")).toBe(false);
        expect(await store.historyFolders.remove(user, folder)).toBe(false);
      }
      expect(await store.historyFolders.list(stranger)).toEqual([]);
      expect(await store.historyFolders.find(owner, id)).toMatchObject({ name: "mine" });
    });

    test("release their records when removed, including deleted ones that can be restored", async () => {
      const { id } = await add("gone");
      const [kept, removed] = [buildRecord(owner, { folderId: id }), buildRecord(owner, { folderId: id })];
      for (const record of [kept, removed]) await store.history.insert(record);
      await store.history.remove(owner, [removed.id], new Date());
      expect(await store.historyFolders.remove(owner, id)).toBe(true);
      await store.history.restore(owner, [removed.id]);
      for (const record of [kept, removed]) {
        expect(await store.history.find(owner, record.id)).toEqual({ ...record, folderId: null });
      }
      expect(await store.history.counts(owner, new Date())).toMatchObject({ total: 2, unfiled: 2 });
    });
  });
}
