/**
 * Sums that the program maintains and rows that it deletes without triggers
 * (docs/decisions/0034-distributed-postgres.md).
 */
import { beforeEach, describe, expect, test } from "vitest";
import type { TestDatabase } from "../../support/postgres.ts";
import { sumsOfCustomer } from "../../support/database/sums-of-customer.ts";
import { buildLink, buildRecord, newId } from "../../support/rows.ts";

const customer = sumsOfCustomer();
const { addLink, contentOf, differences, downloads, directory } = customer;
let database: TestDatabase;
let userId: string;
beforeEach(() => {
  ({ database, userId } = customer);
});

const AT = new Date("2026-05-06T07:08:09.000Z");

test("downloads, deletions and folders leave the sums equal to a recount", async () => {
  const { history, historyFolders, imports } = database.repositories;
  const folder = { id: newId(), userId, name: "Doors", createdAt: AT };
  await historyFolders.insert(folder);
  const records = [1, 2, 3].map((downloadCount) => buildRecord(userId, { downloadCount }));
  await imports.insert(records.map((record) => ({ ...record, folderId: folder.id })));
  const [one = "", two = "", three = ""] = records.map(({ id }) => id);
  await history.countDownloads(userId, [one, two]);
  await history.change(userId, [one], { favourite: true });
  await history.remove(userId, [two, three], AT);
  expect(await differences()).toEqual([]);
  await imports.insert(records);
  expect(await differences()).toEqual([]);
  expect(await historyFolders.list(userId)).toMatchObject([{ records: 3 }]);
  await historyFolders.remove(userId, folder.id);
  expect(await differences()).toEqual([]);
  expect(await downloads()).toEqual([1, 1, 1, 2, 3]);
});

test("a folder removed while records are moved into and out of it leaves correct sums", async () => {
  const { history, historyFolders } = database.repositories;
  for (let round = 0; round < 8; round += 1) {
    const folder = { id: newId(), userId, name: `Folder ${round}`, createdAt: AT };
    await historyFolders.insert(folder);
    const records = await Promise.all(
      [0, 1, 2].map(async () => {
        const record = buildRecord(userId, { folderId: folder.id });
        await history.insert(record);
        return record.id;
      }),
    );
    const other = buildRecord(userId);
    await history.insert(other);
    await Promise.allSettled([
      historyFolders.remove(userId, folder.id),
      history.change(userId, [other.id], { folderId: folder.id }),
      history.change(userId, records.slice(0, 1), { folderId: null }),
      history.remove(userId, records.slice(1, 2), AT),
      history.insert(buildRecord(userId, { folderId: folder.id })),
    ]);
    expect(await differences()).toEqual([]);
    expect(await historyFolders.find(userId, folder.id)).toBeNull();
  }
});

describe("the directory of short links", () => {
  test("matches what this version writes", async () => {
    const { shortLinks, everyShortLink } = database.repositories;
    const { id, code } = await addLink();
    await shortLinks.change(userId, id, { target: "https://example.com" }, AT);
    await shortLinks.change(userId, id, { paused: true }, AT);
    expect(await shortLinks.findByCode(code)).toEqual({
      id,
      userId,
      target: "https://example.com",
      paused: true,
      isTakenDown: false,
    });
    await everyShortLink.takeDown(id, "spam", AT);
    expect(await directory(code)).toMatchObject({ taken_down: true });
    expect(await shortLinks.change(userId, id, { paused: false }, AT)).toBeNull();
    expect(await directory(code)).toMatchObject({ paused: true });
    await everyShortLink.takeDown(id, null, AT);
    expect(await directory(code)).toMatchObject({ taken_down: false });
    await shortLinks.remove(userId, id);
    expect(await shortLinks.findByCode(code)).toBeNull();
  });

  test("assigns a code only once under concurrent requests", async () => {
    const { code } = buildLink(userId);
    const given = await Promise.all(
      [1, 2, 3, 4].map(() => database.repositories.shortLinks.insert(buildLink(userId, { code }))),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await database.knex("short_links").where({ code }).pluck("code")).toEqual([code]);
  });
});

test("deleting an account leaves no rows of it in any table", async () => {
  const { history, historyFolders, users } = database.repositories;
  const link = await addLink();
  const folder = { id: newId(), userId, name: "Doors", createdAt: AT };
  await historyFolders.insert(folder);
  await history.insert(buildRecord(userId, { content: contentOf(link), type: "url", folderId: folder.id }));
  await database.transact((tx) =>
    tx.scans.insert([
      {
        linkId: link.id,
        userId,
        scannedAt: AT,
        visitor: "one",
        country: "FR",
        device: "phone",
        browser: "Safari",
        os: "iOS",
        referrer: "",
      },
    ]),
  );
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'user_id' ORDER BY 1`,
  );
  const left = async () => {
    const found: string[] = [];
    for (const { name } of rows) {
      if ((await database.knex(name).where({ user_id: userId }).limit(1)).length > 0) found.push(name);
    }
    return found;
  };
  expect(await left()).toEqual([
    "code_downloads",
    "history_counts",
    "history_folders",
    "qr_history",
    "scan_days",
    "scan_months",
    "scan_slots",
    "scan_visitors",
    "scans",
    "short_codes",
    "short_links",
    "user_scans",
  ]);
  await users.remove(userId);
  expect(await left()).toEqual([]);
});
