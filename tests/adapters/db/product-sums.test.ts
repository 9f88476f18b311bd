/** Sums that the program writes by itself, and that triggers keep for programs of before (docs/decisions/0034-distributed-postgres.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { migrations } from "../../../migrations/index.ts";
import type { ShortLink } from "../../../core/short-links/short-link.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildUser, newId } from "../../support/rows.ts";

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 6 });
});
afterAll(() => database.close());
beforeEach(async () => {
  const user = buildUser();
  userId = user.id;
  await database.repositories.users.insert(user);
});

const AT = new Date("2026-05-06T07:08:09.000Z");
let codes = 0;
const linkOf = (changes: Partial<ShortLink> = {}): ShortLink => ({
  id: newId(),
  code: `codecd${String((codes += 1) + 21).replaceAll(/[01]/g, "x")}`.slice(0, 8),
  userId,
  name: "",
  target: "https://example.org",
  paused: false,
  takenDownAt: null,
  takenDownReason: null,
  scanCount: 0,
  visitorCount: 0,
  lastScannedAt: null,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});
const addLink = async () => {
  const link = linkOf();
  await database.repositories.shortLinks.insert(link);
  return link;
};
const contentOf = ({ code }: ShortLink) => `https://codes.example.org/s/${code}`;

/** Sums of the records, counted anew, and those that are kept. */
async function differences(): Promise<unknown[]> {
  const { rows } = await database.knex.raw<{ rows: unknown[] }>(
    `WITH kept AS (
       SELECT folder_id, type, favourite, records, downloads FROM history_counts WHERE user_id = :userId AND records <> 0
     ), counted AS (
       SELECT folder_id, type, favourite, count(*)::integer, sum(download_count)::bigint FROM qr_history
       WHERE user_id = :userId AND deleted_at IS NULL GROUP BY 1, 2, 3
     ) (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION ALL (SELECT * FROM counted EXCEPT SELECT * FROM kept)`,
    { userId },
  );
  return rows;
}
const downloads = async () =>
  await database
    .knex("code_downloads")
    .where({ user_id: userId })
    .orderBy("downloads")
    .pluck<number[]>("downloads");
const directory = (code: string) =>
  database.knex("short_codes").where({ code }).first("target", "paused", "taken_down");

/** As a program of before says it: in no transaction that says anything of sums. */
const insertAsBefore = (content: string, id = newId()) =>
  database.knex("qr_history").insert({
    id,
    user_id: userId,
    content,
    type: "url",
    design: "{}",
    download_count: 2,
    created_at: AT,
  });

test("a record of a program of before is summed up once, and so is one of this program", async () => {
  const link = await addLink();
  await insertAsBefore(contentOf(link));
  await database.repositories.history.insert(
    buildRecord(userId, { type: "url", content: contentOf(link), downloadCount: 3 }),
  );
  expect(await differences()).toEqual([]);
  expect(await downloads()).toEqual([2, 3]);
  expect(await database.knex("qr_history").where({ user_id: userId }).pluck("short_link_id")).toEqual([
    link.id,
    link.id,
  ]);
});

test("downloads, deletions and folders of both kinds of program leave the same sums", async () => {
  const { history, historyFolders, imports } = database.repositories;
  const folder = { id: newId(), userId, name: "Doors", createdAt: AT };
  await historyFolders.insert(folder);
  const records = [1, 2, 3].map((downloadCount) => buildRecord(userId, { downloadCount }));
  await imports.insert(records.map((record) => ({ ...record, folderId: folder.id })));
  const [one = "", two = "", three = ""] = records.map(({ id }) => id);
  await history.countDownloads(userId, [one, two]);
  await database.knex("qr_history").where({ id: one }).increment("download_count", 4);
  await history.remove(userId, [two], AT);
  await database.knex("qr_history").where({ id: three }).update({ deleted_at: AT });
  expect(await differences()).toEqual([]);
  await imports.insert(records);
  expect(await differences()).toEqual([]);
  expect(await historyFolders.list(userId)).toMatchObject([{ records: 3 }]);
  await historyFolders.remove(userId, folder.id);
  expect(await differences()).toEqual([]);
  await database.knex("qr_history").where({ id: one }).delete();
  expect(await differences()).toEqual([]);
  expect(await downloads()).toEqual([1, 2, 3]);
});

test("a folder that goes while a record is put into it, and one that comes out, leaves right sums", async () => {
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
  test("says what a program of before writes", async () => {
    const { id, code, name, target, paused, createdAt, updatedAt } = linkOf();
    const row = {
      id,
      code,
      user_id: userId,
      name,
      target,
      paused,
      created_at: createdAt,
      updated_at: updatedAt,
    };
    await database.knex("short_links").insert(row);
    expect(await directory(code)).toEqual({ target, paused: false, taken_down: false });
    await database.knex("short_links").where({ id }).update({ target: "https://example.com", paused: true });
    await database.knex("short_links").where({ id }).update({ taken_down_at: AT, taken_down_reason: "spam" });
    expect(await directory(code)).toEqual({ target: "https://example.com", paused: true, taken_down: true });
    await database.knex("users").where({ id: userId }).delete();
    expect(await directory(code)).toBeUndefined();
  });

  test("says what this program writes", async () => {
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

  test("gives a code once, whoever asks at the same moment", async () => {
    const { code } = linkOf();
    const given = await Promise.all(
      [1, 2, 3, 4].map(() => database.repositories.shortLinks.insert(linkOf({ code }))),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await database.knex("short_links").where({ code }).pluck("code")).toEqual([code]);
  });
});

test("nothing of a deleted account stays in a table that names its owner", async () => {
  const { history, historyFolders, users } = database.repositories;
  const link = await addLink();
  const folder = { id: newId(), userId, name: "Doors", createdAt: AT };
  await historyFolders.insert(folder);
  await history.insert(buildRecord(userId, { content: contentOf(link), type: "url", folderId: folder.id }));
  await database.transact((inside) =>
    inside.scans.insert([
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

test("links of before are in the directory after the update, however many", async () => {
  const before = await createTestDatabase({ empty: true });
  try {
    await migrate(
      before.knex,
      migrations.filter(({ name }) => name < "037"),
    );
    await before.knex.raw(`
      INSERT INTO users (id, email) VALUES ('00000000-0000-7000-8000-000000000001', 'ada@example.org');
      INSERT INTO short_links (id, code, user_id, target, paused, taken_down_at, taken_down_reason, created_at, updated_at)
        SELECT gen_random_uuid(), translate(lpad(n::text, 8, '2'), '01', 'xy'), '00000000-0000-7000-8000-000000000001',
          'https://example.org/' || n, n % 2 = 0, CASE WHEN n % 3 = 0 THEN now() END, CASE WHEN n % 3 = 0 THEN 'spam' END, now(), now()
        FROM generate_series(1000, 12345) AS n`);
    await migrate(before.knex);
    const { rows } = await before.knex.raw<{ rows: unknown[] }>(`
      SELECT code, user_id, id, target, paused, taken_down_at IS NOT NULL FROM short_links EXCEPT SELECT * FROM short_codes`);
    expect(rows).toEqual([]);
    const [count] = await before.knex("short_codes").count<{ count: string }[]>("*");
    expect(count?.count).toBe("11346");
  } finally {
    await before.close();
  }
});
