import { beforeEach, describe, expect, test } from "vitest";
import type { Repositories } from "../../adapters/db/repositories/repositories.ts";
import { barcodeDesignSchema } from "../../core/codes/barcode/design.ts";
import { FILE_FORMATS } from "../../core/codes/file-format.ts";
import {
  HISTORY_TYPES,
  HISTORY_SORTS,
  type HistoryFilter,
  type HistoryRecord,
} from "../../core/history/history-record.ts";
import { buildRecord, buildUser, newId } from "../support/rows.ts";

const ANY_RECORD: HistoryFilter = {};

/** What every HistoryRepository does. `open` gives empty repositories. */
export function historyRepositoryContract(open: () => Promise<Repositories>): void {
  describe("history", () => {
    let store: Repositories;
    let owner: string;
    let stranger: string;
    beforeEach(async () => {
      store = await open();
      owner = await addUser();
      stranger = await addUser();
    });
    const addUser = async () => {
      const user = buildUser();
      await store.users.insert(user);
      return user.id;
    };
    const listOf = (userId: string, filter: Partial<HistoryFilter>, offset = 0, limit = 50) =>
      store.history.list(userId, {
        sort: "created_at",
        order: "desc",
        offset,
        limit,
        filter: { ...ANY_RECORD, ...filter },
      });
    const page = (offset: number) => listOf(owner, {}, offset, 2);
    const found = async (filter: Partial<HistoryFilter>) => {
      const { items, total } = await listOf(owner, filter);
      expect(total).toBe(items.length);
      return items.map(({ content }) => content).toSorted();
    };
    const addFolder = async (userId = owner, name = newId()) => {
      const folder = { id: newId(), userId, name, createdAt: new Date() };
      await store.historyFolders.insert(folder);
      return folder.id;
    };
    const add = async (changes: Partial<HistoryRecord> = {}) => {
      const record = buildRecord(owner, changes);
      await store.history.insert(record);
      return record;
    };

    test("returns a QR code and a barcode unchanged", async () => {
      const qr = await add({
        content: "Grüße, 世界 \\ ' \" \u{1F600}\r\n\tEnde",
        logoUrl: "/media/qr-logos/a.png",
        downloadCount: 3,
        scanCount: 7,
        createdAt: new Date("2026-05-06T07:08:09.123Z"),
      });
      const barcode = await add({
        type: "barcode",
        format: "svg",
        design: {
          kind: "barcode",
          barcodeFormat: "EAN13",
          ...barcodeDesignSchema.parse({ barWidth: 2.5, canvas: { width: 300, height: 120 } }),
        },
      });
      expect(await store.history.find(owner, qr.id)).toEqual(qr);
      expect(await store.history.find(owner, barcode.id)).toEqual(barcode);
    });

    test("stores every type and file format", async () => {
      for (const type of HISTORY_TYPES) await add({ type });
      for (const format of FILE_FORMATS) await add({ format });
      const { total } = await store.history.counts(owner, new Date(0));
      expect(total).toBe(HISTORY_TYPES.length + FILE_FORMATS.length);
    });

    test("stores a record sent twice once and unchanged", async () => {
      const record = await add();
      await store.history.countDownloads(owner, [record.id]);
      await store.history.insert({ ...record, content: "other" });
      expect(await store.history.find(owner, record.id)).toEqual({ ...record, downloadCount: 2 });
    });

    test("stores a record with an id that another user has", async () => {
      const theirs = buildRecord(stranger, { content: "theirs" });
      await store.history.insert(theirs);
      const mine = await add({ id: theirs.id, content: "mine" });
      expect(await store.history.find(owner, mine.id)).toEqual(mine);
      expect(await store.history.find(stranger, theirs.id)).toEqual(theirs);
    });

    test("does not let a user read, count, change, remove or restore another's record", async () => {
      const { id } = await add();
      const theirs = await addFolder(stranger);
      const { history } = store;
      expect(await history.find(stranger, id)).toBeNull();
      expect(await history.countDownloads(stranger, [id])).toBe(false);
      expect(await history.change(stranger, [id], { favourite: true, folderId: theirs })).toBe(false);
      expect(await history.remove(stranger, [id], new Date())).toBe(false);
      expect(await listOf(stranger, {})).toEqual({ items: [], total: 0 });
      expect(await history.find(owner, id)).toMatchObject({ downloadCount: 1, favourite: false });
      await history.remove(owner, [id], new Date());
      expect(await history.restore(stranger, [id])).toBe(false);
      expect(await history.find(owner, id)).toBeNull();
    });

    test("returns null or false for missing records and malformed ids", async () => {
      for (const id of [newId(), "none"]) {
        expect(await store.history.find(owner, id)).toBeNull();
        expect(await store.history.countDownloads(owner, [id])).toBe(false);
        expect(await store.history.change(owner, [id], { name: "x" })).toBe(false);
        expect(await store.history.remove(owner, [id], new Date())).toBe(false);
        expect(await store.history.restore(owner, [id])).toBe(false);
      }
    });

    test("changes several records only if all belong to the owner", async () => {
      const [mine, other] = [await add(), await add()];
      const theirs = buildRecord(stranger);
      await store.history.insert(theirs);
      for (const third of [theirs.id, newId()]) {
        const ids = [mine.id, other.id, third];
        expect(await store.history.countDownloads(owner, ids)).toBe(false);
        expect(await store.history.change(owner, ids, { favourite: true })).toBe(false);
        expect(await store.history.remove(owner, ids, new Date())).toBe(false);
      }
      expect(await store.history.find(owner, mine.id)).toEqual(mine);
      expect(await store.history.find(stranger, theirs.id)).toEqual(theirs);
      // an id that is named twice is one record
      expect(await store.history.countDownloads(owner, [mine.id, other.id, mine.id])).toBe(true);
      expect(await store.history.find(owner, mine.id)).toEqual({ ...mine, downloadCount: 2 });
    });

    test("changes only the given fields of a record", async () => {
      const record = await add();
      const folderId = await addFolder();
      const after = async (changes: object) => {
        expect(await store.history.change(owner, [record.id], changes)).toBe(true);
        return store.history.find(owner, record.id);
      };
      expect(await after({})).toEqual(record);
      expect(await after({ name: "Door" })).toEqual({ ...record, name: "Door" });
      expect(await after({ favourite: true, folderId })).toEqual({
        ...record,
        name: "Door",
        favourite: true,
        folderId,
      });
      expect(await after({ name: null, favourite: false, folderId: null })).toEqual(record);
    });

    test("refuses to move a record into another user's folder", async () => {
      const record = await add();
      for (const folderId of [await addFolder(stranger), newId()]) {
        await expect(store.history.change(owner, [record.id], { folderId })).rejects.toMatchObject({
          code: "not_found",
        });
      }
      expect(await store.history.find(owner, record.id)).toEqual(record);
    });

    test.each(HISTORY_SORTS)(
      "sorts by %s in both directions, in pages without duplicates or gaps",
      async (sort) => {
        for (const value of [2, 1, 2, 3, 2, 1, 2]) {
          await add({
            createdAt: new Date(Date.UTC(2026, 0, value)),
            scanCount: value,
            downloadCount: value,
          });
        }
        const walk = async (order: "asc" | "desc") => {
          const pages = [0, 3, 6].map((offset) =>
            store.history.list(owner, { sort, order, offset, limit: 3, filter: ANY_RECORD }),
          );
          return (await Promise.all(pages)).flatMap(({ items }) => items);
        };
        const rising = await walk("asc");
        expect(rising.map(({ scanCount }) => scanCount)).toEqual([1, 1, 2, 2, 2, 2, 3]);
        expect(new Set(rising.map(({ id }) => id)).size).toBe(7);
        expect(await walk("desc")).toEqual(rising.toReversed());
      },
    );

    test("returns the total with each page, even past the end", async () => {
      for (let made = 0; made < 3; made += 1) await add();
      expect((await page(0)).items).toHaveLength(2);
      expect((await page(2)).items).toHaveLength(1);
      expect(await page(4)).toEqual({ items: [], total: 3 });
    });

    test("counts records of this week from its first instant", async () => {
      const weekStart = new Date("2026-01-08T00:00:00.000Z");
      expect(await store.history.counts(owner, weekStart)).toEqual({
        total: 0,
        thisWeek: 0,
        downloads: 0,
        scans: 0,
        favourites: 0,
        unfiled: 0,
      });
      await add({ createdAt: new Date("2026-01-07T23:59:59.999Z"), downloadCount: 5 });
      await add({ createdAt: weekStart });
      await add({ createdAt: new Date("2026-01-09T00:00:00.000Z") });
      await store.history.insert(buildRecord(stranger));
      expect(await store.history.counts(owner, weekStart)).toEqual({
        total: 3,
        thisWeek: 2,
        downloads: 7,
        scans: 0,
        favourites: 0,
        unfiled: 3,
      });
    });

    test("counts concurrent downloads completely", async () => {
      const { id } = await add();
      await Promise.all(Array.from({ length: 20 }, () => store.history.countDownloads(owner, [id])));
      expect((await store.history.find(owner, id))?.downloadCount).toBe(21);
    });

    test("lists the owner's logos once each", async () => {
      expect(await store.history.logoUrls(owner)).toEqual([]);
      await add();
      for (const name of ["a", "a", "b"]) await add({ logoUrl: `/media/qr-logos/${name}.png` });
      await store.history.insert(buildRecord(stranger, { logoUrl: "/media/qr-logos/theirs.png" }));
      const urls = await store.history.logoUrls(owner);
      expect(urls.toSorted()).toEqual(["/media/qr-logos/a.png", "/media/qr-logos/b.png"]);
    });

    test("searches content and name, ignoring ASCII case, with every character literal", async () => {
      await add({ content: "https://shop.example/Grüße?x=100%" });
      await add({ content: "mailto:ann@example.org", name: "Front DOOR" });
      await add({ content: "a_b\\c 世界" });
      expect(await found({ search: "GRÜSSE" })).toEqual([]);
      expect(await found({ search: "GRÜßE" })).toEqual(["https://shop.example/Grüße?x=100%"]);
      expect(await found({ search: "front door" })).toEqual(["mailto:ann@example.org"]);
      expect(await found({ search: "EXAMPLE" })).toHaveLength(2);
      expect(await found({ search: "0%" })).toEqual(["https://shop.example/Grüße?x=100%"]);
      expect(await found({ search: "%0" })).toEqual([]);
      expect(await found({ search: "a_b\\" })).toEqual(["a_b\\c 世界"]);
      expect(await found({ search: "a__" })).toEqual([]);
      expect(await found({ search: "世" })).toEqual(["a_b\\c 世界"]);
      // a name is no beginning of the content
      expect(await found({ search: "doormailto" })).toEqual([]);
    });

    test("applies filters alone and combined, with the right total", async () => {
      const [one, other] = [await addFolder(), await addFolder()];
      await add({ content: "a", type: "url", favourite: true, folderId: one });
      await add({ content: "b", type: "text", favourite: true });
      await add({ content: "c", type: "wifi", folderId: other });
      await add({ content: "d", type: "url", folderId: one });
      await store.history.insert(buildRecord(stranger, { content: "e", favourite: true }));
      expect(await found({})).toEqual(["a", "b", "c", "d"]);
      expect(await found({ type: ["url", "wifi"] })).toEqual(["a", "c", "d"]);
      expect(await found({ favourite: [true] })).toEqual(["a", "b"]);
      expect(await found({ favourite: [false] })).toEqual(["c", "d"]);
      expect(await found({ folder_id: [one] })).toEqual(["a", "d"]);
      expect(await found({ folder_id: [null] })).toEqual(["b"]);
      expect(await found({ type: ["url"], favourite: [true], folder_id: [one] })).toEqual(["a"]);
      expect(await found({ search: "d", folder_id: [one] })).toEqual(["d"]);
      expect(await found({ search: "d", favourite: [true] })).toEqual([]);
      expect(await store.history.counts(owner, new Date())).toMatchObject({ favourites: 2, unfiled: 1 });
    });

    test("returns the same page whether it is read from the start or the end of the list", async () => {
      for (let made = 0; made < 9; made += 1) await add({ content: `${made}`, scanCount: made % 3 });
      for (const sort of HISTORY_SORTS) {
        for (const order of ["asc", "desc"] as const) {
          const whole = { sort, order, offset: 0, limit: 50, filter: ANY_RECORD };
          const { items } = await store.history.list(owner, whole);
          for (let offset = 0; offset < 9; offset += 1) {
            const part = await store.history.list(owner, { ...whole, offset, limit: 2 });
            expect(part.items).toEqual(items.slice(offset, offset + 2));
          }
        }
      }
    });

    test("hides a removed record, and only that one, until it is restored", async () => {
      const folderId = await addFolder();
      const one = await add({ content: "one", folderId, favourite: true });
      const other = await add({ content: "b" });
      const at = new Date();
      expect(await store.history.remove(owner, [one.id], at)).toBe(true);
      expect(await store.history.remove(owner, [one.id], at)).toBe(false);
      expect(await store.history.change(owner, [one.id], { name: "x" })).toBe(false);
      expect(await store.history.countDownloads(owner, [one.id])).toBe(false);
      expect(await store.history.find(owner, one.id)).toBeNull();
      expect(await store.history.find(owner, other.id)).toEqual(other);
      expect(await found({ search: "one" })).toEqual([]);
      expect(await found({})).toEqual(["b"]);
      expect(await store.history.counts(owner, new Date(0))).toMatchObject({ total: 1, favourites: 0 });
      expect(await store.history.restore(owner, [one.id, other.id])).toBe(true);
      expect(await store.history.find(owner, one.id)).toEqual(one);
      expect(await found({ folder_id: [folderId] })).toEqual(["one"]);
    });

    test("forgets records removed before a time and returns their logos", async () => {
      const logoUrl = "/media/qr-logos/a.png";
      const [old, young] = [await add({ logoUrl }), await add()];
      await store.history.remove(owner, [old.id], new Date("2026-01-01T00:00:00.000Z"));
      await store.history.remove(owner, [young.id], new Date("2026-01-02T00:00:00.000Z"));
      expect(await store.history.logoUrls(owner)).toEqual([logoUrl]);
      const before = new Date("2026-01-02T00:00:00.000Z");
      expect(await store.history.purge(before, 10)).toEqual([{ userId: owner, logoUrl }]);
      expect(await store.history.purge(before, 10)).toEqual([]);
      expect(await store.history.restore(owner, [old.id])).toBe(false);
      expect(await store.history.restore(owner, [young.id])).toBe(true);
      expect(await store.history.logoUrls(owner)).toEqual([]);
    });

    test("keeps counts that match the records after every kind of change", async () => {
      const [first, second] = [await addFolder(), await addFolder()];
      const ids: string[] = [];
      for (let made = 0; made < 12; made += 1) {
        const folderId = [first, second, null][made % 3] ?? null;
        ids.push((await add({ folderId, type: made % 2 ? "url" : "text", downloadCount: made })).id);
      }
      const { history } = store;
      await Promise.all([
        history.change(owner, ids.slice(0, 6), { folderId: second }),
        history.change(owner, ids.slice(3, 9), { folderId: first, favourite: true }),
        history.countDownloads(owner, ids),
      ]);
      await history.remove(owner, ids.slice(8), new Date());
      await history.restore(owner, ids.slice(10));
      await history.purge(new Date(Date.now() + 1000), 10);
      await store.historyFolders.remove(owner, second);
      const totals: Record<string, number> = {};
      for (const type of [["url"], ["text"], undefined] as const) {
        for (const favourite of [[true], [false], undefined]) {
          for (const folder_id of [[first], [null], undefined]) {
            const { items, total } = await listOf(owner, { type, favourite, folder_id });
            expect(total).toBe(items.length);
            totals[[type, favourite, folder_id].join(" ")] = total;
          }
        }
      }
      expect(totals["  "]).toBe(10);
      const { items } = await listOf(owner, {});
      const { total, downloads } = await history.counts(owner, new Date());
      expect([total, downloads]).toEqual([10, items.reduce((sum, one) => sum + one.downloadCount, 0)]);
    });
  });
}
