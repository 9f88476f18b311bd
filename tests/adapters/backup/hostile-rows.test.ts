import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackups } from "../../../adapters/app/backup.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import type { BackupEntry } from "../../../core/backup/backup-archive.ts";
import { MANIFEST, type Manifest } from "../../../core/backup/manifest.ts";
import { entriesOf, forge, sign } from "../../support/files/forged-archive.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildUser, newId } from "../../support/rows.ts";

const PASSPHRASE = "a long passphrase of words";
const at = "2026-01-01T00:00:00Z";
const ids = { link: newId(), ad: newId(), snippet: newId(), file: newId(), news: newId() };
const ada = buildUser({ email: "ada@example.org", userMetadata: { theme: "blue" } });
const record = buildRecord(ada.id);

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let entries: BackupEntry[];
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-rows-"));
  source = await createTestDatabase();
  const { knex, repositories } = source;
  await repositories.users.insert(ada);
  await repositories.history.insert(record);
  const dates = { created_at: at, updated_at: at };
  const address = "https://example.org/";
  await knex("short_links").insert({
    id: ids.link,
    code: "abcdefgh",
    user_id: ada.id,
    target: address,
    ...dates,
  });
  await knex("advertisements").insert({
    id: ids.ad,
    title: "Tea",
    type: "text",
    placement: "header",
    target_url: address,
    ...dates,
  });
  await knex("code_snippets").insert({
    id: ids.snippet,
    name: "statistics",
    code: "<script></script>",
    type: "custom",
    hosts: JSON.stringify(["stats.example.com", "*.example.org"]),
    is_active: true,
    ...dates,
  });
  await knex("verification_files").insert({
    id: ids.file,
    original_name: "google.txt",
    file_type: "text/plain; charset=utf-8",
    file_size: 1,
    content: Buffer.from("x"),
    digest: "0".repeat(64),
    hash: "0",
    verification_status: "verified",
    ...dates,
  });
  const words = { title: "News", text: "Of today" };
  await repositories.notifications.insert({
    id: ids.news,
    kind: "announcement",
    words,
    path: "/verify",
    role: null,
    startsAt: new Date(),
    endsAt: null,
    createdAt: new Date(),
  });
  target = await createTestDatabase();
  await target.repositories.users.insert(buildUser({ email: "here@example.org" }));
  const path = join(folder, "backup");
  const { backups, close } = await open(source);
  await backups.create(commandLine, { path, folder, passphrase: null, keep: null });
  await close();
  const all = await entriesOf(path, null);
  entries = all.filter((entry) => entry.path !== MANIFEST);
  manifest = JSON.parse(Buffer.from(all.at(-1)?.bytes ?? []).toString()) as Manifest;
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (database: TestDatabase) =>
  openBackups(loadConfig({ DATA_DIR: await mkdtemp(join(folder, "data-")), DATABASE_URL: database.url }, {}));

async function restore(path: string, database: TestDatabase, passphrase: string | null = null) {
  const { backups, close } = await open(database);
  try {
    return await backups.restore(commandLine, { path, passphrase, force: true });
  } finally {
    await close();
  }
}

/**
 * The archive with one value changed. The row is found by its ID, in the first column or after the user ID.
 */
function withValue(table: string, id: string, column: string, value: string | null): BackupEntry[] {
  const columns = manifest.tables.find(({ name }) => name === table)?.columns ?? [];
  const place = columns.findIndex(({ name }) => name === column);
  let changed = 0;
  const change = (line: string): string => {
    const row = JSON.parse(line) as (string | null)[];
    if (!row.slice(0, 2).includes(id)) return line;
    changed += 1;
    return JSON.stringify(row.with(place, value));
  };
  const forged = entries.map((entry) => {
    if (!entry.path.startsWith(`tables/${table}/`)) return entry;
    const lines = Buffer.from(entry.bytes).toString().trimEnd().split("\n");
    return { ...entry, bytes: Buffer.from(`${lines.map(change).join("\n")}\n`) };
  });
  expect([place === -1, changed]).toEqual([false, 1]);
  return forged;
}

const forged = (changed: readonly BackupEntry[], passphrase: string | null = null) =>
  forge(folder, sign(changed, manifest), { passphrase });

const TAB = "\t";

describe("an unencrypted archive is rejected if a row has a value that breaks the site:", () => {
  test.each<[table: string, column: string, id: string, value: string]>([
    ["users", "created_at", ada.id, "infinity"],
    ["users", "banned_until", ada.id, "294276-12-31 23:59:59+00"],
    ["advertisements", "end_date", ids.ad, "infinity"],
    ["user_profiles", "language", ada.id, "xx"],
    ["user_profiles", "timezone", ada.id, ""],
    ["qr_history", "design", record.id, "null"],
    ["users", "user_metadata", ada.id, "null"],
    ["short_links", "target", ids.link, "https://evil.test:99999/"],
    ["advertisements", "target_url", ids.ad, "https://["],
    ["legal_pages", "link", "terms", "https://"],
    ["verification_files", "file_type", ids.file, "text/plain\r\nSet-Cookie: a=b"],
    ["code_snippets", "hosts", ids.snippet, '["evil.test; script-src *"]'],
    ["short_links", "scan_count", ids.link, "9223372036854775807"],
    ["advertisements", "impression_count", ids.ad, "9223372036854775807"],
    ["qr_history", "download_count", record.id, "2147483647"],
  ])("%s.%s", async (table, column, id, value) => {
    const path = await forged(withValue(table, id, column, value));
    await expect(restore(path, target)).rejects.toMatchObject({
      code: "archive_unreadable",
      message: expect.stringContaining(`the site cannot use ${table}.${column} of the row ${id}.`) as string,
    });
    expect(await target.knex("users").pluck("email")).toEqual(["here@example.org"]);
  });

  test("an account without its profile, which could neither sign in nor be created again", async () => {
    const path = await forged(entries.filter((entry) => !entry.path.startsWith("tables/user_profiles/")));
    await expect(restore(path, target)).rejects.toThrow(
      `users.id of the row ${ada.id} has no row in user_profiles`,
    );
    expect(await target.knex("users").pluck("email")).toEqual(["here@example.org"]);
  });

  test("omits a row id with terminal escape sequences from the error message", async () => {
    const id = "\u001b]0;evil\u0007";
    const changed = withValue("short_links", ids.link, "target", "http://").map((entry) => {
      if (entry.path.startsWith("tables/short_codes/")) return entry;
      const text = Buffer.from(entry.bytes).toString();
      return { ...entry, bytes: Buffer.from(text.replaceAll(ids.link, JSON.stringify(id).slice(1, -1))) };
    });
    await expect(restore(await forged(changed), target)).rejects.toThrow(
      "the site cannot use short_links.target of the row ?.",
    );
  });

  test("a value that is not a string, which the database would interpret differently", async () => {
    const changed = withValue("qr_history", record.id, "design", "null").map((entry) => {
      const text = Buffer.from(entry.bytes).toString();
      return entry.path.startsWith("tables/qr_history/")
        ? { ...entry, bytes: Buffer.from(text.replace('"null"', "[]")) }
        : entry;
    });
    await expect(restore(await forged(changed), target)).rejects.toMatchObject({
      code: "archive_unreadable",
    });
  });
});

test("recounts the number of records per account instead of trusting the archive", async () => {
  const empty = await createTestDatabase({ empty: true });
  await restore(await forged(withValue("history_counts", ada.id, "records", "1000000")), empty);
  expect(await empty.repositories.history.total(ada.id)).toBe(1);
  await empty.close();
});

test("restores the rows of a valid archive, and unusual values too if the archive is encrypted", async () => {
  const empty = await createTestDatabase({ empty: true });
  await restore(await forged(entries), empty);
  expect(await empty.knex("code_snippets").pluck("hosts")).toEqual([["stats.example.com", "*.example.org"]]);
  const odd = await forged(withValue("user_profiles", ada.id, "timezone", "Mars/Phobos"), PASSPHRASE);
  await restore(odd, empty, PASSPHRASE);
  expect(await empty.knex("user_profiles").pluck("timezone")).toEqual(["Mars/Phobos"]);
  await empty.close();
});

test.each([`/${TAB}/evil.test`, "/\n\\evil.test"])(
  "restores a notification that leads to another site (%j), as older versions allowed, without its link",
  async (way) => {
    const empty = await createTestDatabase({ empty: true });
    await restore(await forged(withValue("notifications", ids.news, "path", way)), empty);
    const { notifications, postedNotifications } = empty.repositories;
    const { items } = await notifications.inbox(ada.id, new Date(), 1);
    expect(items).toMatchObject([{ id: ids.news, path: null }]);
    expect(await postedNotifications.find(ids.news, new Date())).toMatchObject({ path: null });
    await empty.close();
  },
);
