import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { barcodeDesignSchema } from "../../core/codes/barcode/design.ts";
import { FILE_FORMATS } from "../../core/codes/file-format.ts";
import { CODE_TYPES, HISTORY_SORTS, type HistoryRecord } from "../../core/history/history-record.ts";
import { buildRecord, buildUser, newId } from "../support/rows.ts";

/** What every HistoryRepository does. `open` gives empty repositories. */
export function historyRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("history", () => {
    let store: FakeRepositories;
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
    const page = (offset: number) =>
      store.history.list(owner, { sort: "created_at", order: "desc", offset, limit: 2 });
    const add = async (changes: Partial<HistoryRecord> = {}) => {
      const record = buildRecord(owner, changes);
      await store.history.insert(record);
      return record;
    };

    test("a QR code and a barcode come back as they were stored", async () => {
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

    test("every type and file format that the rules allow can be stored", async () => {
      for (const type of CODE_TYPES) await add({ type });
      for (const format of FILE_FORMATS) await add({ format });
      const { total } = await store.history.counts(owner, new Date(0));
      expect(total).toBe(CODE_TYPES.length + FILE_FORMATS.length);
    });

    test("the same record sent twice is stored once and unchanged", async () => {
      const record = await add();
      await store.history.countDownload(owner, record.id);
      await store.history.insert({ ...record, content: "other" });
      expect(await store.history.find(owner, record.id)).toEqual({ ...record, downloadCount: 2 });
    });

    test("an id that somebody else has is free for one's own record", async () => {
      const theirs = buildRecord(stranger, { content: "theirs" });
      await store.history.insert(theirs);
      const mine = await add({ id: theirs.id, content: "mine" });
      expect(await store.history.find(owner, mine.id)).toEqual(mine);
      expect(await store.history.find(stranger, theirs.id)).toEqual(theirs);
    });

    test("nobody reads, counts or removes another's record", async () => {
      const { id } = await add();
      expect(await store.history.find(stranger, id)).toBeNull();
      expect(await store.history.countDownload(stranger, id)).toBe(false);
      expect(await store.history.remove(stranger, id)).toBe(false);
      expect(
        await store.history.list(stranger, { sort: "created_at", order: "desc", offset: 0, limit: 5 }),
      ).toEqual({
        items: [],
        total: 0,
      });
      expect((await store.history.find(owner, id))?.downloadCount).toBe(1);
    });

    test("what is not there is null or false, also by an id that is none", async () => {
      for (const id of [newId(), "none"]) {
        expect(await store.history.find(owner, id)).toBeNull();
        expect(await store.history.countDownload(owner, id)).toBe(false);
        expect(await store.history.remove(owner, id)).toBe(false);
      }
    });

    test.each(HISTORY_SORTS)(
      "the list sorts by %s both ways, in pages that neither repeat nor lose a record",
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
            store.history.list(owner, { sort, order, offset, limit: 3 }),
          );
          return (await Promise.all(pages)).flatMap(({ items }) => items);
        };
        const rising = await walk("asc");
        expect(rising.map(({ scanCount }) => scanCount)).toEqual([1, 1, 2, 2, 2, 2, 3]);
        expect(new Set(rising.map(({ id }) => id)).size).toBe(7);
        expect(await walk("desc")).toEqual(rising.toReversed());
      },
    );

    test("a page says how many there are in all, also past the end", async () => {
      for (let made = 0; made < 3; made += 1) await add();
      expect((await page(0)).items).toHaveLength(2);
      expect((await page(2)).items).toHaveLength(1);
      expect(await page(4)).toEqual({ items: [], total: 3 });
    });

    test("the totals count this week from its first instant", async () => {
      const weekStart = new Date("2026-01-08T00:00:00.000Z");
      expect(await store.history.counts(owner, weekStart)).toEqual({
        total: 0,
        thisWeek: 0,
        downloads: 0,
        scans: 0,
      });
      await add({ createdAt: new Date("2026-01-07T23:59:59.999Z"), downloadCount: 5, scanCount: 2 });
      await add({ createdAt: weekStart });
      await add({ createdAt: new Date("2026-01-09T00:00:00.000Z"), scanCount: 1 });
      await store.history.insert(buildRecord(stranger));
      expect(await store.history.counts(owner, weekStart)).toEqual({
        total: 3,
        thisWeek: 2,
        downloads: 7,
        scans: 3,
      });
    });

    test("downloads at the same instant are all counted", async () => {
      const { id } = await add();
      await Promise.all(Array.from({ length: 20 }, () => store.history.countDownload(owner, id)));
      expect((await store.history.find(owner, id))?.downloadCount).toBe(21);
    });

    test("the logos that are named are the owner's, each once", async () => {
      expect(await store.history.logoUrls(owner)).toEqual([]);
      await add();
      for (const name of ["a", "a", "b"]) await add({ logoUrl: `/media/qr-logos/${name}.png` });
      await store.history.insert(buildRecord(stranger, { logoUrl: "/media/qr-logos/theirs.png" }));
      const urls = await store.history.logoUrls(owner);
      expect(urls.toSorted()).toEqual(["/media/qr-logos/a.png", "/media/qr-logos/b.png"]);
    });

    test("a removed record is gone, and only that one", async () => {
      const [one, other] = [await add(), await add()];
      expect(await store.history.remove(owner, one.id)).toBe(true);
      expect(await store.history.remove(owner, one.id)).toBe(false);
      expect(await store.history.find(owner, one.id)).toBeNull();
      expect(await store.history.find(owner, other.id)).toEqual(other);
    });
  });
}
