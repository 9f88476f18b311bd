import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDeletionJournal } from "../../../adapters/backup/deletion-journal.ts";
import { openBackups } from "../../../adapters/app/backup.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { createS3ImageStore } from "../../../adapters/images/s3-image-store.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { PASSING_TABLES, SECRET_COLUMNS, SECRET_TABLES } from "../../../core/backup/archive-secrets.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { migrations } from "../../../migrations/index.ts";
import { call, PASSWORD, signUp } from "../../support/call.ts";
import { createTestDatabase, systemPostgres, type TestDatabase } from "../../support/postgres.ts";
import { buildRecord, buildSession, buildUser, newId } from "../../support/rows.ts";
import { S3_BUCKET, S3_KEYS, startS3Server } from "../../support/servers/s3-server.ts";
import { startServer } from "../../support/server.ts";

const KEY = "avatars/0193a0b0-1-abc.png";
const PASSPHRASE = "a long passphrase of words";

let folder: string;
let source: TestDatabase;
const opened: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-backup-"));
  source = await createTestDatabase();
  await fill(source);
  // the first call starts the server, which on a busy machine takes as long as a test may
  if (systemPostgres) await openEmpty("system");
});
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Fills in what is hard to back up: triggers, computed columns, counters, files, JSON null and unusual
 * characters.
 */
async function fill({ knex, repositories }: TestDatabase): Promise<void> {
  const user = buildUser({ email: "ada@example.org", passwordHash: "$argon2id$x" });
  await repositories.users.insert(user);
  await repositories.sessions.insert(buildSession(user.id));
  await knex("signing_keys").insert({ id: "key", jwk: "{}", created_at: new Date() });
  await repositories.signatures.insertKeyIfNone({
    id: "abcdefghijk",
    userId: user.id,
    publicKey: "x",
    privateKey: "d",
    createdAt: new Date(),
  });
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

async function open(database: { url: string }, dataDir: string, more: Record<string, string> = {}) {
  await mkdir(dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...more };
  return openBackups(loadConfig(env, {}));
}
const PLAIN = { passphrase: null };
const newFolder = () => mkdtemp(join(folder, "data-"));
const newArchive = async () => join(await newFolder(), "backup.tar.gz");

type More = Record<string, string>;

async function backUp(database: TestDatabase, options: object = {}, dataDir?: string, more?: More) {
  const path = await newArchive();
  const { backups, close } = await open(database, dataDir ?? (await newFolder()), more);
  try {
    const report = await backups.create(commandLine, {
      path,
      folder,
      passphrase: PASSPHRASE,
      keep: null,
      ...options,
    });
    return { path, report };
  } finally {
    await close();
  }
}

/** An encrypted backup of the whole source, made once for tests that only read it. */
let madeOnce: Promise<string> | null = null;
const wholeBackup = (): Promise<string> => (madeOnce ??= backUp(source).then(({ path }) => path));

async function restore(path: string, database: TestDatabase, options = {}, dataDir?: string, more?: More) {
  const { backups, close } = await open(database, dataDir ?? (await newFolder()), more);
  try {
    return await backups.restore(commandLine, { path, passphrase: PASSPHRASE, force: false, ...options });
  } finally {
    await close();
  }
}

async function openEmpty(on: "embedded" | "system" = "embedded"): Promise<TestDatabase> {
  const database = await createTestDatabase({ on, empty: true });
  opened.push(database);
  return database;
}

/** The rows of each table as text, without those that a backup or restore writes itself. */
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
    content[table] = lines.filter((line) => !/backup\.(created|restored)/.test(line));
  }
  return content;
}

/** The part of the content that a backup restores. */
async function lastingOf(knex: Knex): Promise<Record<string, string[]>> {
  const content = await contentOf(knex);
  return { ...content, ...Object.fromEntries(PASSING_TABLES.map((table) => [table, []])) };
}

const counter = async (knex: Knex) =>
  (await knex.raw<{ rows: unknown[] }>("SELECT last_value, is_called FROM scans_id_seq")).rows;

const entry = (knex: Knex, action: string): Promise<unknown> =>
  knex("audit_log").where({ action }).orderBy("at", "desc").first();

describe("a backup", () => {
  test("restored into an empty database has every row except sign-ins, and every counter and picture", async () => {
    const [from, to] = [await newFolder(), await newFolder()];
    const picture = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
    await mkdir(join(from, "images/avatars"), { recursive: true });
    await writeFile(join(from, "images", KEY), picture);
    const { path, report } = await backUp(source, {}, from);
    expect(report).toMatchObject({ images: 1, secrets: true, tables: { scans: 1200, qr_history: 2 } });
    const target = await openEmpty();
    const { tables, rows, images } = await restore(path, target, {}, to);
    expect({ tables, rows, images }).toEqual({
      tables: report.tables,
      rows: report.rows,
      images: report.images,
    });
    expect(await contentOf(target.knex)).toEqual(await lastingOf(source.knex));
    expect(await counter(target.knex)).toEqual(await counter(source.knex));
    expect(new Uint8Array(await readFile(join(to, "images", KEY)))).toEqual(picture);
    expect((await readdir(to)).filter((name) => name.startsWith("images"))).toEqual(["images"]);
  });

  test("taken while short links were still being added restores every link with its code", async () => {
    const database = await openEmpty();
    await migrate(database.knex, migrations);
    await fill(database);
    const code = "abcdefgh";
    await database.knex("short_codes").where({ code }).delete();
    const { path } = await backUp(database);
    const target = await openEmpty();
    await restore(path, target);
    expect(await target.repositories.shortLinks.findByCode(code)).toMatchObject({
      target: "https://example.org/?a=b",
    });
  });

  test.skipIf(systemPostgres === null)("moves to another PostgreSQL and back", async () => {
    const path = await wholeBackup();
    const away = await openEmpty("system");
    await restore(path, away);
    expect(await contentOf(away.knex)).toEqual(await lastingOf(source.knex));
    const again = await backUp(away);
    const home = await openEmpty();
    await restore(again.path, home);
    expect(await contentOf(home.knex)).toEqual(await lastingOf(source.knex));
  });

  test("works after a restore: triggers count, the audit log is append-only, foreign keys hold", async () => {
    const target = await openEmpty();
    await restore(await wholeBackup(), target);
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

  test("is recorded in the audit log, and so is the restore", async () => {
    const { path, report } = await backUp(source);
    const target = await openEmpty();
    await restore(path, target);
    expect(await entry(source.knex, "backup.created")).toMatchObject({
      actor_name: "command line",
      subject_name: "backup.tar.gz",
      after: { rows: report.rows, encrypted: true, secrets: true },
    });
    expect(await entry(target.knex, "backup.restored")).toMatchObject({
      after: { rows: report.rows, force: false },
    });
  });

  test("is readable by its owner only and does not overwrite another file", async () => {
    const path = await wholeBackup();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { backups, close } = await open(source, await newFolder());
    const again = backups.create(commandLine, { path, folder, passphrase: PASSPHRASE, keep: null });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    await close();
    expect(await readdir(join(path, ".."))).toEqual(["backup.tar.gz"]);
  });
});

const newKey = (): string => "k".repeat(43);

describe("an archive that is not encrypted", () => {
  test("contains no hash, factor, key, session, mail or secret setting, so that it opens no account", async () => {
    const { path, report } = await backUp(source, PLAIN);
    expect(report).toMatchObject({ encrypted: false, secrets: false });
    const target = await openEmpty();
    await restore(path, target, PLAIN);
    for (const table of SECRET_TABLES) expect([table, await target.knex(table)]).toEqual([table, []]);
    for (const [table, column] of Object.entries(SECRET_COLUMNS)) {
      expect(await target.knex(table).whereNotNull(column)).toEqual([]);
      expect(await target.knex(table)).toHaveLength((await source.knex(table)).length);
    }
    expect(await target.knex("settings").pluck("key")).toEqual(["site_name"]);
  });

  test("contains no API key and no digest of one, so that it cannot sign image addresses", async () => {
    const key = { id: newId(), name: "CI", prefix: "qz_abcd", digest: "5".repeat(64), scopes: ["codes"] };
    const [ada] = await source.knex("users").pluck<string[]>("id");
    const more = { owner_id: ada, created_by_name: "Ada", created_at: new Date(), expires_at: new Date() };
    await source.knex("api_keys").insert({ ...key, ...more });
    const { path } = await backUp(source, PLAIN);
    await source.knex("api_keys").delete();
    const text = gunzipSync(await readFile(path)).toString("latin1");
    expect([text.includes("ada@example.org"), text.includes(key.digest)]).toEqual([true, false]);
  });

  test("leaves out every column whose name suggests a secret, except for digests of long random values", async () => {
    const digests = [
      // digests of email addresses that the backup contains anyway
      "address_claims.digest",
      "news_mails.token_digest",
      // digests of signed data and of a public file, which are no secrets
      "signatures.digest",
      "verification_files.digest",
    ];
    const flags = ["users.password_change_required", "users.one_time_password_until"];
    const columns = await source
      .knex("information_schema.columns")
      .where("table_schema", "public")
      .whereRaw("column_name ~ 'secret|password|private|token|salt|jwk|digest|payload|challenge|otp'")
      .select<{ table_name: string; column_name: string }[]>("table_name", "column_name");
    const readable = columns
      .filter(({ table_name: table, column_name: column }) => {
        return !SECRET_TABLES.includes(table) && SECRET_COLUMNS[table] !== column;
      })
      .map(({ table_name: table, column_name: column }) => `${table}.${column}`);
    expect(readable.filter((column) => !flags.includes(column)).toSorted()).toEqual(digests);
  });
});

describe("an encrypted archive", () => {
  test("restores the secret settings together with the key that decrypts them", async () => {
    // a new machine with its database elsewhere has no data folder yet
    const [from, to] = [await newFolder(), join(await newFolder(), "data")];
    await writeFile(join(from, "secret.key"), newKey());
    const { path } = await backUp(source, {}, from);
    expect((await readFile(path)).includes(newKey())).toBe(false);
    const target = await openEmpty();
    await restore(path, target, {}, to);
    expect(await target.knex("settings").where({ key: "smtp_password" }).pluck("value")).toEqual([
      "v1.sealed",
    ]);
    expect((await readFile(join(to, "secret.key"), "utf8")).trim()).toBe(newKey());
    expect((await stat(join(to, "secret.key"))).mode & 0o777).toBe(0o600);
  });
});

const picture = (id: string) => `avatars/avatar-${id}-1-abc.png`;
const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A site with two accounts with pictures, and its backup. */
async function siteOfTwo() {
  const database = await createTestDatabase();
  opened.push(database);
  const dataDir = await newFolder();
  const [stays, goes] = [buildUser(), buildUser()];
  await mkdir(join(dataDir, "images/avatars"), { recursive: true });
  for (const user of [stays, goes]) {
    await database.repositories.users.insert(user);
    await writeFile(join(dataDir, "images", picture(user.id)), "picture");
  }
  const { path } = await backUp(database, PLAIN, dataDir);
  return { database, dataDir, path, stays, goes };
}

test("API keys revoked after the backup stay revoked if the database knows it, and the others are reported", async () => {
  const database = await createTestDatabase();
  opened.push(database);
  const user = buildUser({ email: "keys@example.org" });
  await database.repositories.users.insert(user);
  const expires_at = new Date(Date.now() + 86_400_000);
  const keys = ["kept", "revoked"].map((name, index) => ({
    id: newId(),
    name,
    prefix: "qz_abcdef",
    digest: String(index).repeat(64),
    scopes: ["generate"],
    owner_id: user.id,
    created_by_name: "Ada",
    created_at: new Date(),
    expires_at,
  }));
  await database.knex("api_keys").insert(keys);
  const { path } = await backUp(database);
  await database.repositories.apiKeys.revoke(keys[1]?.id ?? "", new Date("2026-02-03T04:05:06Z"));
  const { api_keys } = await restore(path, database, { force: true });
  expect(api_keys).toEqual([
    { id: keys[0]?.id, name: "kept", prefix: "qz_abcdef", owner: "keys@example.org" },
  ]);
  expect(await database.knex("api_keys").orderBy("name").pluck("revoked_at")).toEqual([
    null,
    new Date("2026-02-03T04:05:06Z"),
  ]);
});

describe("accounts deleted after the backup", () => {
  test("are not restored, nor are their pictures, into the database that knows they were deleted", async () => {
    const { database, dataDir, path, stays, goes } = await siteOfTwo();
    await database.repositories.users.remove(goes.id);
    for (let time = 1; time <= 2; time += 1) {
      const report = await restore(path, database, { ...PLAIN, force: true }, dataDir);
      expect(report.deleted_again).toBe(1);
      expect(await database.knex("users").pluck("id")).toEqual([stays.id]);
      expect(await isThere(join(dataDir, "images", picture(stays.id)))).toBe(true);
      expect(await isThere(join(dataDir, "images", picture(goes.id)))).toBe(false);
    }
  });

  test("are not restored into an empty database if the journal beside the archives names them", async () => {
    const { path, stays, goes } = await siteOfTwo();
    await createDeletionJournal(dirname(path)).note(goes.id, new Date());
    const target = await openEmpty();
    const dataDir = await newFolder();
    expect(await restore(path, target, PLAIN, dataDir)).toMatchObject({ deleted_again: 1 });
    expect(await target.knex("users").pluck("id")).toEqual([stays.id]);
    expect(await readdir(join(dataDir, "images/avatars"))).toEqual([basename(picture(stays.id))]);
  });

  test("are written to the journal when they are deleted", async () => {
    const server = await startServer();
    try {
      const { token, email, id } = await signUp(server.url);
      const json = { email, password: PASSWORD };
      expect((await call(`${server.url}/api/me/account/delete`, { token, json })).status).toBe(204);
      const journal = await readFile(join(server.dataDir, "backups/deleted-accounts.jsonl"), "utf8");
      expect(journal).toContain(id);
    } finally {
      await server.close();
    }
  });
});

describe("archives with generated names", () => {
  test("are private to this user, and rotation removes only the oldest of them, no other files", async () => {
    const dataDir = await newFolder();
    const backups = join(dataDir, "backups");
    const { backups: service, close } = await open(source, dataDir);
    const create = (keep: number | null) =>
      service.create(commandLine, { path: null, folder: backups, passphrase: null, keep });
    const paths: string[] = [];
    for (let count = 1; count <= 2; count += 1) paths.push((await create(null)).path);
    expect(basename(paths[0] ?? "")).toMatch(/^quietzone-\d{4}-\d\d-\d\dT\d{4}Z\.tar\.gz$/);
    expect((await stat(paths[0] ?? "")).mode & 0o777).toBe(0o600);
    expect((await stat(backups)).mode & 0o777).toBe(0o700);
    const others = ["notes.txt", "quietzone-2020-01-01T0000Z.tar.gz", "quietzone.tar.gz"];
    for (const name of others) await writeFile(join(backups, name), "somebody else's");
    const killed = "quietzone-2020-01-02T0000Z.qzb.0123abcd.part";
    await writeFile(join(backups, killed), "half");
    await utimes(join(backups, killed), 0, 0);
    const last = await create(2);
    await close();
    expect(last.removed).toEqual([basename(paths[0] ?? "")]);
    expect((await readdir(backups)).toSorted()).toEqual(
      [...others, basename(paths[1] ?? ""), basename(last.path)].toSorted(),
    );
  });
});

test("a data folder that cannot be created is reported instead of retried forever", async () => {
  const env = { DATA_DIR: "/proc/nowhere/deeper", DATABASE_URL: source.url };
  await expect(openBackups(loadConfig(env, {}))).rejects.toMatchObject({ code: "storage_failed" });
});

test("a complete archive is kept and named when a later step of the backup fails", async () => {
  const target = await createTestDatabase();
  opened.push(target);
  await target.knex.raw("ALTER TABLE audit_log ADD CHECK (action <> 'backup.created')");
  const { backups, close } = await open(target, await newFolder());
  const path = join(await newFolder(), "whole.tar.gz");
  const options = { path, folder: dirname(path), passphrase: null, keep: null };
  await expect(backups.create(commandLine, options)).rejects.toMatchObject({
    code: "storage_failed",
    message: expect.stringContaining(`${path} is whole and stays`) as string,
  });
  await close();
  await expect(restore(path, await openEmpty(), PLAIN)).resolves.toMatchObject({ secrets: false });
});

describe("an older version's database", () => {
  test.each([13, 22])(
    "of %i migrations can be backed up by this version and restored at the current schema",
    async (steps) => {
      const old = await openEmpty();
      await migrate(old.knex, migrations.slice(0, steps));
      const id = newId();
      await old.knex("users").insert({ id, email: "old@example.org", password_hash: "$argon2id$x" });
      await old.knex("user_profiles").insert({ id });
      const { path } = await backUp(old);
      expect(await migrate(old.knex)).toHaveLength(migrations.length - steps);
      const target = await openEmpty();
      await restore(path, target);
      expect(await target.knex("users").select("id", "password_hash")).toEqual([
        { id, password_hash: "$argon2id$x" },
      ]);
      expect(await migrate(target.knex)).toEqual([]);
    },
  );
});

describe("pictures", () => {
  test("move from S3 to a folder and back, and the ones there before are removed", async () => {
    const s3 = await startS3Server();
    try {
      const inS3 = {
        IMAGE_STORE: "s3",
        S3_ENDPOINT: s3.url,
        S3_BUCKET,
        S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      };
      const bucket = createS3ImageStore({
        endpoint: s3.url,
        region: "us-east-1",
        bucket: S3_BUCKET,
        ...S3_KEYS,
        pathStyle: true,
      });
      const keys = ["ads/ad-1-a.png", "avatars/avatar-1-a.webp", "qr-logos/qr-logo-1-a.png"];
      for (const key of keys)
        await bucket.put(key, Buffer.from(key), key.endsWith("webp") ? "image/webp" : "image/png");
      const { path, report } = await backUp(source, PLAIN, undefined, inS3);
      expect(report.images).toBe(3);
      const dataDir = await newFolder();
      await restore(path, await openEmpty(), PLAIN, dataDir);
      for (const key of keys) expect(await readFile(join(dataDir, "images", key), "utf8")).toBe(key);

      const local = await backUp(source, PLAIN, dataDir);
      await bucket.remove("ads/ad-1-a.png");
      await bucket.put("ads/ad-2-a.png", Buffer.from("of later"), "image/png");
      await bucket.put("avatars/avatar-1-a.webp", Buffer.from("damaged"), "image/webp");
      await expect(restore(local.path, await openEmpty(), PLAIN, undefined, inS3)).rejects.toMatchObject({
        code: "conflict",
      });
      await restore(local.path, await openEmpty(), { ...PLAIN, force: true }, undefined, inS3);
      expect(await bucket.list("ads/")).toEqual(["ads/ad-1-a.png"]);
      const avatar = await bucket.find("avatars/avatar-1-a.webp");
      expect(Buffer.from(avatar?.bytes ?? []).toString()).toBe("avatars/avatar-1-a.webp");
    } finally {
      await s3.close();
    }
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

describe("a restore changes nothing", () => {
  let plain: string;
  let sealed: string;
  beforeAll(async () => {
    plain = (await backUp(source, PLAIN)).path;
    sealed = await wholeBackup();
  });
  test.each([
    ["a bit in the middle was changed", (path: string) => change(path, (length) => Math.floor(length / 2))],
    ["a bit near the end was changed", (path: string) => change(path, (length) => length - 6)],
    ["the end is missing", (path: string) => cut(path, (whole) => whole - 9)],
    ["half of it is missing", (path: string) => cut(path, (whole) => Math.floor(whole / 2))],
    ["there is nothing in it", (path: string) => cut(path, () => 0)],
  ])("if %s, encrypted or not", async (_name, spoil) => {
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

  test("if the passphrase is wrong or missing", async () => {
    const target = await openEmpty();
    for (const passphrase of [null, `${PASSPHRASE}!`]) {
      await expect(restore(sealed, target, { passphrase })).rejects.toMatchObject({
        code: "archive_unreadable",
      });
    }
  });

  test("if accounts exist already, unless it is forced", async () => {
    const path = sealed;
    const target = await createTestDatabase();
    opened.push(target);
    await target.repositories.users.insert(buildUser({ email: "old@example.org" }));
    await expect(restore(path, target)).rejects.toMatchObject({ code: "conflict" });
    expect(await target.knex("users").pluck("email")).toEqual(["old@example.org"]);
    await restore(path, target, { force: true });
    expect(await contentOf(target.knex)).toEqual(await lastingOf(source.knex));
  });

  test("if the site is running", async () => {
    const path = sealed;
    const target = await openEmpty();
    const site = createPool({ connectionString: target.url, application_name: "quietzone" }, 1);
    await site.raw("SELECT 1");
    await expect(restore(path, target)).rejects.toMatchObject({ code: "conflict" });
    await site.destroy();
  });

  test("if it is stopped, and a stopped backup leaves no file", async () => {
    const target = await createTestDatabase();
    opened.push(target);
    await target.repositories.users.insert(buildUser({ email: "old@example.org" }));
    const stopped = { code: "conflict", message: expect.stringContaining("was stopped") as string };
    // stop after this many files: during the first pass, and during the one that fills the database
    for (const after of [3, 18]) {
      let files = 0;
      const isStopped = () => (files += 1) > after;
      await expect(restore(plain, target, { ...PLAIN, force: true, isStopped })).rejects.toMatchObject(
        stopped,
      );
      expect(files).toBe(after + 1);
      expect(await target.knex("users").pluck("email")).toEqual(["old@example.org"]);
    }
    const path = await newArchive();
    await expect(backUp(source, { ...PLAIN, path, isStopped: () => true })).rejects.toMatchObject(stopped);
    expect(await readdir(dirname(path))).toEqual([]);
  });

  test("if it fails at the end: rows, tables and pictures are as before", async () => {
    const from = await newFolder();
    await mkdir(join(from, "images/avatars"), { recursive: true });
    await writeFile(join(from, "images", KEY), "new");
    const { path } = await backUp(source, {}, from);
    const target = await createTestDatabase();
    opened.push(target);
    await target.repositories.users.insert(buildUser({ email: "old@example.org" }));
    const dataDir = await newFolder();
    await mkdir(join(dataDir, "images/avatars"), { recursive: true });
    await writeFile(join(dataDir, "images", KEY), "old");
    // a key that cannot be stored, which is the second-to-last step
    await mkdir(join(dataDir, "secret.key"));
    await expect(restore(path, target, { force: true }, dataDir)).rejects.toThrow("cannot be kept");
    expect(await target.knex("users").pluck("email")).toEqual(["old@example.org"]);
    expect(await readFile(join(dataDir, "images", KEY), "utf8")).toBe("old");
  });

  test("if the commit fails: the previous state of the key file is restored", async () => {
    const [from, dataDir] = [await newFolder(), await newFolder()];
    await writeFile(join(from, "secret.key"), newKey());
    const { path } = await backUp(source, {}, from);
    const target = await createTestDatabase();
    opened.push(target);
    // a restore recreates the tables: give the new one a deferred trigger that fails at the commit
    await target.knex.raw(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
      CREATE FUNCTION arm() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM pg_event_trigger_ddl_commands() WHERE object_identity = 'public.audit_log') THEN
          CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION refuse();
        END IF;
      END $$;
      CREATE EVENT TRIGGER arm ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION arm()`);
    const before = "the key of before, long enough to be one";
    await writeFile(join(dataDir, "secret.key"), before);
    await expect(restore(path, target, { force: true }, dataDir)).rejects.toThrow("the disk is full");
    expect(await readFile(join(dataDir, "secret.key"), "utf8")).toBe(before);
    await rm(join(dataDir, "secret.key"));
    await expect(restore(path, target, { force: true }, dataDir)).rejects.toThrow("the disk is full");
    expect(await isThere(join(dataDir, "secret.key"))).toBe(false);
  });
});
