import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBackups } from "../../../adapters/composition-root.ts";
import { loadConfig } from "../../../adapters/config.ts";
import { createPool } from "../../../adapters/db/connect.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { createTestDatabase, systemPostgres, type TestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildUser, newId } from "../../support/rows.ts";

const KEY = "avatars/0193a0b0-1-abc.png";
const PASSPHRASE = "a long passphrase of words";

let folder: string;
let source: TestDatabase;
const opened: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-backup-"));
  source = await createTestDatabase();
  await fill(source);
});
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

/** Something of everything that is hard to carry: triggers, computed columns, counters, files, JSON that is null, odd characters. */
async function fill({ knex, repositories }: TestDatabase): Promise<void> {
  const user = buildUser({ email: "ada@example.org" });
  await repositories.users.insert(user);
  const link = { id: newId(), code: "abcdefgh", user_id: user.id, target: "https://example.org/?a=b" };
  await knex("short_links").insert({ ...link, created_at: new Date(), updated_at: new Date() });
  for (const content of ["https://codes.example.org/s/abcdefgh", 'tab\t back\\slash "quote" 😀 \u2028 a?b']) {
    await repositories.history.insert(
      buildRecord(user.id, { content, design: { kind: "qr", ...qrDesignSchema.parse({ size: 300 }) } }),
    );
  }
  await knex("settings").insert({ key: "site_name", value: "null", category: "general" });
  await knex("settings").insert({
    key: "smtp_password",
    value: JSON.stringify("v1.sealed"),
    category: "email",
  });
  const scan = {
    link_id: link.id,
    user_id: user.id,
    scanned_at: "2026-01-01T00:00:00.123456Z",
    is_new_visitor: true,
  };
  const rows = Array.from({ length: 1200 }, () => ({
    ...scan,
    country: "DE",
    device: "",
    browser: "",
    os: "",
    referrer: "",
  }));
  await knex.batchInsert("scans", rows, 500);
  await repositories.notifications.markAllRead(user.id, new Date());
  await repositories.audit.append({
    id: newId(),
    at: new Date(),
    actor: commandLine,
    action: "user.created",
    subject: { type: "users", id: user.id, name: user.email },
    before: null,
    after: { odd: "\\u0041" },
  });
}

async function open(database: { url: string } | null, dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
  return openBackups(loadConfig(env, {}));
}
const newFolder = () => mkdtemp(join(folder, "data-"));
const newArchive = async () => join(await newFolder(), "backup.tar.gz");

async function backUp(database: TestDatabase, options: object = {}, dataDir?: string) {
  const path = await newArchive();
  const { backups, close } = await open(database, dataDir ?? (await newFolder()));
  try {
    const report = await backups.create(commandLine, {
      path,
      passphrase: null,
      withSecrets: false,
      ...options,
    });
    return { path, report };
  } finally {
    await close();
  }
}

async function restore(path: string, database: TestDatabase, options: object = {}, dataDir?: string) {
  const { backups, close } = await open(database, dataDir ?? (await newFolder()));
  try {
    return await backups.restore(commandLine, { path, passphrase: null, force: false, ...options });
  } finally {
    await close();
  }
}

async function openEmpty(on: "embedded" | "system" = "embedded"): Promise<TestDatabase> {
  const database = await createTestDatabase({ on, empty: true });
  opened.push(database);
  return database;
}

/** Each table's rows, as one text, without what backing up and restoring note themselves, and without secrets. */
async function contentOf(knex: Knex): Promise<Record<string, string[]>> {
  const tables = await knex("pg_tables")
    .where("schemaname", "public")
    .orderBy("tablename")
    .pluck<string[]>("tablename");
  const content: Record<string, string[]> = {};
  for (const table of tables) {
    if (table.startsWith("migrations")) continue;
    const { rows } = await knex.raw<{ rows: { line: string }[] }>(
      `SELECT t::text AS line FROM "${table}" t ORDER BY t::text COLLATE "C"`,
    );
    const lines = rows.map(({ line }) => line);
    content[table] = lines.filter((line) => !/backup\.(created|restored)|smtp_password/.test(line));
  }
  return content;
}

const counter = async (knex: Knex) =>
  (await knex.raw<{ rows: unknown[] }>("SELECT last_value, is_called FROM scans_id_seq")).rows;

const entry = (knex: Knex, action: string): Promise<unknown> =>
  knex("audit_log").where({ action }).orderBy("at", "desc").first();

describe("a backup", () => {
  test("brought back into an empty database is what was there: every row, counter and picture", async () => {
    const [from, to] = [await newFolder(), await newFolder()];
    const picture = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
    await mkdir(join(from, "images/avatars"), { recursive: true });
    await writeFile(join(from, "images", KEY), picture);
    const { path, report } = await backUp(source, {}, from);
    expect(report).toMatchObject({ images: 1, secrets: false, tables: { scans: 1200, qr_history: 2 } });
    const target = await openEmpty();
    const restored = await restore(path, target, {}, to);
    expect(restored).toEqual({ ...report, bytes: undefined });
    expect(await contentOf(target.knex)).toEqual(await contentOf(source.knex));
    expect(await counter(target.knex)).toEqual(await counter(source.knex));
    expect(new Uint8Array(await readFile(join(to, "images", KEY)))).toEqual(picture);
    expect((await readdir(to)).filter((name) => name.startsWith("images"))).toEqual(["images"]);
  });

  test.skipIf(systemPostgres === null)("moves to another PostgreSQL and back", async () => {
    const { path } = await backUp(source);
    const away = await openEmpty("system");
    await restore(path, away);
    expect(await contentOf(away.knex)).toEqual(await contentOf(source.knex));
    const again = await backUp(away);
    const home = await openEmpty();
    await restore(again.path, home);
    expect(await contentOf(home.knex)).toEqual(await contentOf(source.knex));
  });

  test("works as before when it was brought back: triggers count, the audit log only grows, references hold", async () => {
    const target = await openEmpty();
    await restore((await backUp(source)).path, target);
    const { knex, repositories } = target;
    const [user] = await knex("users").pluck<string[]>("id");
    const before = await knex("code_downloads").count<{ count: string }[]>("* as count");
    await repositories.history.insert(buildRecord(user ?? "", { downloadCount: 1 }));
    const after = await knex("code_downloads").count<{ count: string }[]>("* as count");
    expect(Number(after[0]?.count)).toBe(Number(before[0]?.count) + 1);
    await expect(knex("audit_log").delete()).rejects.toThrow("audit_log only grows");
    await expect(repositories.history.insert(buildRecord(newId()))).rejects.toThrow("foreign key");
    const [next] = await knex("scans").insert({ ...(await knex("scans").first()), id: undefined }, ["id"]);
    expect(next).toEqual({ id: "1201" });
  });

  test("is written down, as is bringing it back", async () => {
    const { path, report } = await backUp(source);
    const target = await openEmpty();
    await restore(path, target);
    expect(await entry(source.knex, "backup.created")).toMatchObject({
      actor_name: "command line",
      subject_name: "backup.tar.gz",
      after: { rows: report.rows, encrypted: false, secrets: false },
    });
    expect(await entry(target.knex, "backup.restored")).toMatchObject({
      after: { rows: report.rows, force: false },
    });
  });

  test("can be read by nobody else, and takes no other file's place", async () => {
    const { path } = await backUp(source);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { backups, close } = await open(source, await newFolder());
    const again = backups.create(commandLine, { path, passphrase: null, withSecrets: false });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    await close();
    expect(await readdir(join(path, ".."))).toEqual(["backup.tar.gz"]);
  });
});

const secretsOf = (knex: Knex) => knex("settings").where({ key: "smtp_password" }).pluck<unknown[]>("value");

describe("secrets among the settings", () => {
  test("are left out, and never written unencrypted", async () => {
    const target = await openEmpty();
    await restore((await backUp(source)).path, target);
    expect(await secretsOf(target.knex)).toEqual([]);
    await expect(backUp(source, { withSecrets: true })).rejects.toMatchObject({ code: "validation_failed" });
  });

  test("come with the key that opens them where that is asked for, encrypted", async () => {
    // a new machine, whose database is elsewhere, has no folder of its own yet
    const [from, to] = [await newFolder(), join(await newFolder(), "data")];
    await writeFile(join(from, "secret.key"), "k".repeat(43));
    const options = { passphrase: PASSPHRASE, withSecrets: true };
    const { path, report } = await backUp(source, options, from);
    expect(report.secrets).toBe(true);
    expect((await readFile(path)).includes("k".repeat(43))).toBe(false);
    const target = await openEmpty();
    await restore(path, target, { passphrase: PASSPHRASE }, to);
    expect(await secretsOf(target.knex)).toEqual(["v1.sealed"]);
    expect((await readFile(join(to, "secret.key"), "utf8")).trim()).toBe("k".repeat(43));
    expect((await stat(join(to, "secret.key"))).mode & 0o777).toBe(0o600);
  });
});

const change = async (path: string, at: (length: number) => number) => {
  const bytes = await readFile(path);
  const index = at(bytes.length);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  await writeFile(path, bytes);
};
const cut = async (path: string, length: (whole: number) => number) => {
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, length(bytes.length)));
};

describe("nothing is touched", () => {
  let plain: string;
  let sealed: string;
  beforeAll(async () => {
    plain = (await backUp(source)).path;
    sealed = (await backUp(source, { passphrase: PASSPHRASE })).path;
  });
  test.each([
    ["a bit in the middle was changed", (path: string) => change(path, (length) => Math.floor(length / 2))],
    ["a bit near the end was changed", (path: string) => change(path, (length) => length - 6)],
    ["the end is missing", (path: string) => cut(path, (whole) => whole - 9)],
    ["half of it is missing", (path: string) => cut(path, (whole) => Math.floor(whole / 2))],
    ["there is nothing in it", (path: string) => cut(path, () => 0)],
  ])("where %s, encrypted or not", async (_name, spoil) => {
    const target = await openEmpty();
    for (const passphrase of [null, PASSPHRASE]) {
      const path = await newArchive();
      await copyFile(passphrase === null ? plain : sealed, path);
      await spoil(path);
      await expect(restore(path, target, { passphrase, force: true })).rejects.toMatchObject({
        code: "archive_unreadable",
      });
      expect(await target.knex.schema.hasTable("users")).toBe(false);
    }
  });

  test("where the passphrase is another one, or missing", async () => {
    const target = await openEmpty();
    for (const passphrase of [null, `${PASSPHRASE}!`]) {
      await expect(restore(sealed, target, { passphrase })).rejects.toMatchObject({
        code: "archive_unreadable",
      });
    }
  });

  test("where there are accounts already, unless that is asked for", async () => {
    const path = plain;
    const target = await createTestDatabase();
    opened.push(target);
    await target.repositories.users.insert(buildUser({ email: "old@example.org" }));
    await expect(restore(path, target)).rejects.toMatchObject({ code: "conflict" });
    expect(await target.knex("users").pluck("email")).toEqual(["old@example.org"]);
    await restore(path, target, { force: true });
    expect(await contentOf(target.knex)).toEqual(await contentOf(source.knex));
  });

  test("where the site runs", async () => {
    const path = plain;
    const target = await openEmpty();
    const site = createPool({ connectionString: target.url, application_name: "quietzone" }, 1);
    await site.raw("SELECT 1");
    await expect(restore(path, target)).rejects.toMatchObject({ code: "conflict" });
    await site.destroy();
  });

  test("where it fails in the end: rows, tables and pictures are as they were", async () => {
    const from = await newFolder();
    await mkdir(join(from, "images/avatars"), { recursive: true });
    await writeFile(join(from, "images", KEY), "new");
    const { path } = await backUp(source, { passphrase: PASSPHRASE, withSecrets: true }, from);
    const target = await createTestDatabase();
    opened.push(target);
    await target.repositories.users.insert(buildUser({ email: "old@example.org" }));
    const dataDir = await newFolder();
    await mkdir(join(dataDir, "images/avatars"), { recursive: true });
    await writeFile(join(dataDir, "images", KEY), "old");
    // a key that cannot be kept: the last step but one
    await mkdir(join(dataDir, "secret.key"));
    await expect(restore(path, target, { passphrase: PASSPHRASE, force: true }, dataDir)).rejects.toThrow(
      "cannot be kept",
    );
    expect(await target.knex("users").pluck("email")).toEqual(["old@example.org"]);
    expect(await readFile(join(dataDir, "images", KEY), "utf8")).toBe("old");
  });
});
