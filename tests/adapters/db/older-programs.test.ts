/**
 * Sums that triggers maintain for older programs, next to a program that writes its own
 * (docs/decisions/0034-distributed-postgres.md).
 */
import { beforeEach, expect, test } from "vitest";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { migrations } from "../../../migrations/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
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

/** Inserts as an older program does: without marking the transaction as one that maintains its sums. */
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

test("a record saved by the previous version is counted once, and so is one of this version", async () => {
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

test("downloads, deletions and folders of both versions leave the same sums", async () => {
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

test("the directory of short links contains links saved by the previous version", async () => {
  const { id, code, name, target, paused, createdAt, updatedAt } = buildLink(userId);
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

test("the migration adds all existing links to the directory, however many", async () => {
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
