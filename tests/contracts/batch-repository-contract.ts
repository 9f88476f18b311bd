import { beforeEach, describe, expect, test } from "vitest";
import type { BatchQuery, SavedBatch } from "../../core/batches/saved-batch.ts";
import type { Repositories } from "../../adapters/db/repositories/repositories.ts";
import { batchContent } from "../support/codes/batch-content.ts";
import { buildUser, newId } from "../support/rows.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const ALL: BatchQuery = { sort: "updated_at", order: "desc", offset: 0, limit: 10, filter: {} };

/** What every BatchRepository does. `open` gives empty repositories. */
export function batchRepositoryContract(open: () => Promise<Pick<Repositories, "users" | "batches">>): void {
  describe("saved batches", () => {
    let store: Pick<Repositories, "users" | "batches">;
    let owner: string;
    let stranger: string;
    beforeEach(async () => {
      store = await open();
      const users = [buildUser(), buildUser()] as const;
      for (const user of users) await store.users.insert(user);
      owner = users[0].id;
      stranger = users[1].id;
    });
    const build = (changes: Partial<SavedBatch> = {}): SavedBatch => ({
      id: newId(),
      userId: owner,
      ...batchContent(),
      type: "qr",
      output: "files",
      format: "png",
      rows: 2,
      bytes: 500,
      revision: 1,
      createdAt: at(0),
      updatedAt: at(0),
      ...changes,
    });
    const add = async (changes: Partial<SavedBatch> = {}) => {
      const batch = build(changes);
      await store.batches.insert(batch);
      return batch;
    };
    const names = async (query: Partial<BatchQuery> = {}, userId = owner) => {
      const { items, total } = await store.batches.list(userId, { ...ALL, ...query });
      return [items.map(({ name }) => name), total];
    };

    test("are returned unchanged, and in lists without their rows", async () => {
      const batch = await add({ name: "Straße 1\u2028😀" });
      const { table: _table, choices: _choices, ...head } = batch;
      expect(await store.batches.find(owner, batch.id)).toEqual(batch);
      expect(await store.batches.findForUpdate(owner, batch.id)).toEqual(head);
      expect(await store.batches.list(owner, ALL)).toEqual({ items: [head], total: 1 });
    });

    test("can be listed in pages, sorted and searched by name", async () => {
      await add({ name: "Doors", rows: 3, updatedAt: at(2) });
      await add({ name: "menu 50%", rows: 1, updatedAt: at(1) });
      await add({ name: "Shelves", rows: 2, updatedAt: at(3), type: "barcode" });
      await add({ name: "theirs", userId: stranger });
      expect(await names()).toEqual([["Shelves", "Doors", "menu 50%"], 3]);
      expect(await names({ sort: "rows", order: "asc", offset: 1, limit: 1 })).toEqual([["Shelves"], 3]);
      expect(await names({ filter: { search: "MENU" } })).toEqual([["menu 50%"], 1]);
      expect(await names({ filter: { search: "%" } })).toEqual([["menu 50%"], 1]);
      expect(await names({ filter: { type: ["barcode"] } })).toEqual([["Shelves"], 1]);
    });

    test("are stored once, whatever is sent again with the same id", async () => {
      const batch = await add();
      await store.batches.insert({ ...batch, name: "Other" });
      expect(await store.batches.find(owner, batch.id)).toEqual(batch);
    });

    test("can be changed, except for their creation time", async () => {
      const batch = await add();
      const changed = { ...batch, ...batchContent({ name: "Changed" }), revision: 2, updatedAt: at(5) };
      await store.batches.update({ ...changed, createdAt: at(9) });
      expect(await store.batches.find(owner, batch.id)).toEqual(changed);
    });

    test("cannot be seen, changed, removed or restored by others", async () => {
      const batch = await add();
      await store.batches.update({ ...batch, userId: stranger, name: "Taken" });
      for (const [user, id] of [
        [stranger, batch.id],
        [owner, newId()],
        [owner, "none"],
      ] as const) {
        expect(await store.batches.find(user, id)).toBeNull();
        expect(await store.batches.findForUpdate(user, id)).toBeNull();
        expect(await store.batches.remove(user, id, at(1))).toBe(false);
        expect(await store.batches.restore(user, id)).toBe(false);
      }
      expect(await names({}, stranger)).toEqual([[], 0]);
      expect(await store.batches.find(owner, batch.id)).toEqual(batch);
    });

    test("can be restored until they are forgotten, and their bytes count until then", async () => {
      const [kept, gone] = [await add({ bytes: 1 }), await add({ bytes: 10 })];
      expect(await store.batches.remove(owner, gone.id, at(1))).toBe(true);
      expect(await store.batches.remove(owner, gone.id, at(2))).toBe(false);
      expect(await store.batches.find(owner, gone.id)).toBeNull();
      await store.batches.update({ ...gone, name: "x" });
      expect(await store.batches.used(owner)).toEqual({ batches: 1, bytes: 11 });
      expect(await store.batches.restore(owner, gone.id)).toBe(true);
      expect(await store.batches.find(owner, gone.id)).toEqual(gone);

      await store.batches.remove(owner, gone.id, at(3));
      expect(await store.batches.purge(at(3))).toBe(0);
      expect(await store.batches.purge(at(4), stranger)).toBe(0);
      expect(await store.batches.purge(at(4), owner)).toBe(1);
      expect(await store.batches.restore(owner, gone.id)).toBe(false);
      expect(await store.batches.used(owner)).toEqual({ batches: 1, bytes: kept.bytes });
      expect(await store.batches.used(stranger)).toEqual({ batches: 0, bytes: 0 });
    });
  });
}
