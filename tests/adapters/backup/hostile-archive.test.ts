import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBackups } from "../../../adapters/app/backup.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { SECRET_KEY_FILE } from "../../../core/backup/read-archive-content.ts";
import type { BackupEntry } from "../../../core/backup/backup-archive.ts";
import { PASSING_TABLES } from "../../../core/backup/archive-secrets.ts";
import { MANIFEST, type Manifest } from "../../../core/backup/manifest.ts";
import { entriesOf, forge, type ForgedEntry, sign } from "../../support/files/forged-archive.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildSession, buildUser, newId } from "../../support/rows.ts";

const PASSPHRASE = "a long passphrase of words";

interface Archive {
  entries: BackupEntry[];
  manifest: Manifest;
}

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let plain: Archive;
let sealed: Archive;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-forged-"));
  source = await createTestDatabase();
  const ada = buildUser({ email: "ada@example.org", passwordHash: "$argon2id$x" });
  await source.repositories.users.insert(ada);
  const link = { id: newId(), code: "abcdefgh", user_id: ada.id, target: "https://example.org/" };
  await source.knex("short_links").insert({ ...link, created_at: new Date(), updated_at: new Date() });
  const scan = { link_id: link.id, user_id: ada.id, scanned_at: new Date(), is_new_visitor: true };
  const visitor = { country: "", device: "", browser: "", os: "", referrer: "" };
  await source.knex("scans").insert([1, 2, 3].map(() => ({ ...scan, ...visitor })));
  await source.knex("signing_keys").insert({ id: "key", jwk: "{}", created_at: new Date() });
  const now = new Date();
  await source.knex("identities").insert({
    id: newId(),
    user_id: ada.id,
    provider: "google",
    subject: "attacker",
    email: "eve@example.org",
    email_verified: true,
    created_at: now,
    updated_at: now,
  });
  await source.knex("api_keys").insert({
    id: newId(),
    name: "CI",
    prefix: "qz_abcd",
    digest: "0".repeat(64),
    scopes: ["codes"],
    owner_id: ada.id,
    created_by_name: ada.email,
    created_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  await source.knex("code_snippets").insert({
    id: newId(),
    name: "statistics",
    code: "<script></script>",
    type: "custom",
    is_active: true,
    created_at: now,
    updated_at: now,
  });
  await source.knex("settings").insert([
    { key: "smtp_host", value: JSON.stringify("mail.example.org"), category: "email" },
    { key: "custom_css", value: JSON.stringify("body { display: none }"), category: "appearance" },
    { key: "site_name", value: JSON.stringify("Codes"), category: "general" },
  ]);
  target = await createTestDatabase();
  await target.repositories.users.insert(buildUser({ email: "here@example.org" }));
  plain = await archiveOf(null);
  sealed = await archiveOf(PASSPHRASE);
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(folder, "data-"));
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (database: TestDatabase) =>
  openBackups(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url }, {}));

async function archiveOf(passphrase: string | null): Promise<Archive> {
  dataDir = await mkdtemp(join(folder, "source-"));
  const { backups, close } = await open(source);
  const path = join(dataDir, "backup");
  await backups.create(commandLine, { path, folder, passphrase, keep: null });
  await close();
  const entries = await entriesOf(path, passphrase);
  return {
    entries: entries.filter((entry) => entry.path !== MANIFEST),
    manifest: JSON.parse(Buffer.from(entries.at(-1)?.bytes ?? []).toString()) as Manifest,
  };
}

async function restore(path: string, passphrase: string | null = null, database = target) {
  const { backups, close } = await open(database);
  try {
    return await backups.restore(commandLine, { path, passphrase, force: true });
  } finally {
    await close();
  }
}

async function expectNothingTouched(): Promise<void> {
  expect(await target.knex("users").pluck("email")).toEqual(["here@example.org"]);
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual([]);
}

const file = (path: string, content: string | Uint8Array, more: Partial<ForgedEntry> = {}): ForgedEntry => ({
  path,
  bytes: Buffer.from(content),
  ...more,
});
const rowsOf = (table: string, lines: string) => file(`tables/${table}/000900.jsonl`, lines);
const picture = (key: string, more: Partial<ForgedEntry> = {}) => file(`images/${key}`, "a picture", more);

describe("an archive with a valid digest is rejected, and nothing is changed, if it contains", () => {
  test.each<[string, () => ForgedEntry[]]>([
    ["a picture above its folder", () => [picture("../../evil.png")]],
    ["a picture in a nested folder", () => [picture("a/b/c.png")]],
    ["a picture in an unknown folder", () => [picture("secret/evil.png")]],
    ["a picture that is not an image file", () => [picture("ads/evil.sh")]],
    ["an absolute path", () => [file("/etc/cron.d/evil", "x")]],
    ["a table above its folder", () => [file("tables/../users/000001.jsonl", "[]\n")]],
    ["a symbolic link", () => [picture("ads/link.png", { kind: "2", link: "/etc/passwd" })]],
    ["a hard link", () => [picture("ads/link.png", { kind: "1", link: "/etc/passwd" })]],
    ["a device", () => [picture("ads/link.png", { kind: "3" })]],
    ["a folder instead of a picture", () => [picture("ads/link.png", { kind: "5" })]],
    ["an extended header", () => [picture("ads/link.png", { kind: "x" })]],
    ["a path in the prefix field", () => [picture("ads/link.png", { prefix: "/tmp" })]],
    ["two pictures with the same name", () => [picture("ads/a.png"), picture("ads/a.png")]],
    ["the same table file twice", () => plain.entries.filter(({ path }) => path.startsWith("tables/users/"))],
    ["a second key", () => [file(SECRET_KEY_FILE, "k".repeat(40)), file(SECRET_KEY_FILE, "k".repeat(40))]],
    ["rows of an unknown table", () => [rowsOf("pg_authid", '["x"]\n')]],
    ["a row that is not JSON", () => [rowsOf("jobs", "hello\n")]],
    ["a row that is an object", () => [rowsOf("history_folders", "{}\n")]],
    ["a row that is a number", () => [rowsOf("history_folders", "1\n")]],
    ["a row without a value", () => [rowsOf("history_folders", "[]\n")]],
    ["a row that is an SQL statement", () => [rowsOf("settings", `["a"]]') x; DROP TABLE users; --\n`)]],
    ["a row with a NUL", () => [rowsOf("settings", '["\\u0000","1","general",null]\n')]],
    ["a row with a lone surrogate", () => [rowsOf("settings", '["\\ud800","1","general",null]\n')]],
    ["a deeply nested row", () => [rowsOf("history_folders", `${"[".repeat(1e5)}${"]".repeat(1e5)}\n`)]],
    ["a row with an extra column", () => [rowsOf("users", `${withOneMore(userLine(plain, stranger()))}\n`)]],
    ["empty rows", () => [rowsOf("history_folders", "\n\n\n")]],
    ["rows that are not UTF-8", () => [file("tables/settings/000900.jsonl", Uint8Array.of(0xff, 0x0a))]],
  ])("%s", async (_name, added) => {
    const path = await forge(folder, sign([...plain.entries, ...added()], plain.manifest));
    await expect(restore(path)).rejects.toMatchObject({ code: "archive_unreadable" });
    await expectNothingTouched();
  });
});

const stranger = () => ({ id: newId(), email: "eve@example.org" });
const withOneMore = (line: string): string => JSON.stringify([...(JSON.parse(line) as unknown[]), "x"]);

type Change = (manifest: Manifest) => object;
const eachTable = (change: (table: Manifest["tables"][number]) => object): Change => {
  return (manifest) => ({ ...manifest, tables: manifest.tables.map(change) });
};
const eachSequence = (change: object): Change => {
  return (manifest) => ({ ...manifest, sequences: manifest.sequences.map((one) => ({ ...one, ...change })) });
};
const HOSTILE = 'x"; DROP TABLE users; --';
const ESCAPE = "\u001b]0;evil\u0007";

describe("nothing in a manifest is executed as SQL or printed to the terminal:", () => {
  test.each<[string, Change]>([
    [
      "SQL as a table",
      (said) => ({ ...said, tables: [...said.tables, { name: HOSTILE, columns: [], rows: 0 }] }),
    ],
    ["SQL as a column", eachTable((table) => ({ ...table, columns: [{ name: HOSTILE, type: "text" }] }))],
    ["SQL as a counter", eachSequence({ table: HOSTILE })],
    ["a sequence value that is a word", eachSequence({ last: "abc" })],
    ["a sequence at its maximum", eachSequence({ last: "9223372036854775807" })],
    ["no counters", (said) => ({ ...said, sequences: [] })],
    ["every table twice", (said) => ({ ...said, tables: [...said.tables, ...said.tables] })],
    [
      "every column twice",
      eachTable((table) => ({ ...table, columns: [...table.columns, ...table.columns] })),
    ],
    ["tables without columns", eachTable((table) => ({ ...table, columns: [] }))],
    ["no tables", (said) => ({ ...said, tables: [] })],
    ["no migrations", (said) => ({ ...said, migrations: [] })],
    ["half of the migrations", (said) => ({ ...said, migrations: said.migrations.slice(5) })],
    [
      "more files than there are",
      (said) => ({ ...said, files: 1e15, images: { store: "local", count: 1e15 } }),
    ],
    ["a negative number of rows", (said) => ({ ...said, files: -1 })],
    ["another digest", (said) => ({ ...said, digest: "0".repeat(64) })],
    ["a date with terminal escapes", (said) => ({ ...said, created_at: ESCAPE })],
    ["a migration with terminal escapes", (said) => ({ ...said, migrations: [...said.migrations, ESCAPE] })],
    ["a store with terminal escapes", (said) => ({ ...said, images: { ...said.images, store: ESCAPE } })],
  ])("%s", async (_name, change) => {
    const path = await forge(folder, sign(plain.entries, plain.manifest, change));
    const message = expect.not.stringContaining("\u001b") as string;
    await expect(restore(path)).rejects.toMatchObject({ code: "archive_unreadable", message });
    await expectNothingTouched();
  });

  test("column types are taken from the database, not from the manifest", async () => {
    const typed = eachTable((table) => ({
      ...table,
      columns: table.columns.map(({ name }) => ({ name, type: "text); DROP TABLE users; --" })),
    }));
    const empty = await createTestDatabase({ empty: true });
    await restore(await forge(folder, sign(plain.entries, plain.manifest, typed)), null, empty);
    expect(await empty.knex("users").pluck("email")).toEqual(["ada@example.org"]);
    await empty.close();
  });
});

/** The entries with spaces appended to the manifest. */
const padded = (entries: ForgedEntry[]): ForgedEntry[] =>
  entries.map((entry) =>
    entry.path === MANIFEST ? file(MANIFEST, Buffer.concat([entry.bytes, Buffer.alloc(2e6, " ")])) : entry,
  );

const forged = (added: ForgedEntry[], after = Buffer.alloc(0)) =>
  forge(folder, sign([...plain.entries, ...added], plain.manifest), { after });

describe("gives up on an otherwise valid archive that expands without bounds:", () => {
  test.each<[string, () => Promise<string>]>([
    ["two million rows in a file", () => forged([rowsOf("jobs", "\n".repeat(2e6))])],
    ["a file of 65 MiB", () => forged([file("images/ads/a.png", Buffer.alloc(65 * 1024 * 1024))])],
    ["a file that says it has 8 GB", () => forged([file("images/ads/a.png", "", { size: "77777777777\0" })])],
    ["a manifest of 2 MB", () => forge(folder, padded(sign(plain.entries, plain.manifest)))],
    ["zeros after its end", () => forged([], Buffer.alloc(50e6))],
  ])("%s", async (_name, forging) => {
    await expect(restore(await forging())).rejects.toThrow("The archive is damaged or incomplete");
    await expectNothingTouched();
  });
});

const ofTable = ({ entries }: Archive, table: string): ForgedEntry[] =>
  entries.filter(({ path }) => path.startsWith(`tables/${table}/`));

/** A line of the users table as in the archive, with some columns replaced. */
function userLine({ entries, manifest }: Archive, own: Record<string, string>): string {
  const columns = manifest.tables.find(({ name }) => name === "users")?.columns ?? [];
  const users = entries.find(({ path }) => path.startsWith("tables/users/"));
  const [line = ""] = Buffer.from(users?.bytes ?? [])
    .toString()
    .split("\n");
  const values = JSON.parse(line) as (string | null)[];
  return JSON.stringify(values.map((value, index) => own[columns[index]?.name ?? ""] ?? value));
}

describe("an unencrypted archive, which anyone who can write the file can forge, cannot add credentials:", () => {
  const refusal = {
    code: "archive_unreadable",
    message: expect.stringMatching(/^The archive was changed/) as string,
  };

  test.each<[string, () => ForgedEntry[]]>([
    ["a password hash", () => [rowsOf("users", `${userLine(plain, { password_hash: "$argon2id$evil" })}\n`)]],
    ["a signing key", () => ofTable(sealed, "signing_keys")],
    ["a provider identity", () => ofTable(sealed, "identities")],
    ["an API key", () => ofTable(sealed, "api_keys")],
    ["a secret setting", () => [rowsOf("settings", '["smtp_password","\\"x\\"","email",null]\n')]],
    ["the key that encrypts secrets", () => sealed.entries.filter(({ path }) => path === SECRET_KEY_FILE)],
  ])("%s is refused", async (_name, added) => {
    const path = await forge(folder, sign([...plain.entries, ...added()], plain.manifest));
    await expect(restore(path)).rejects.toMatchObject(refusal);
    await expectNothingTouched();
  });

  test("every entry of an encrypted archive is refused", async () => {
    const path = await forge(folder, sign(sealed.entries, sealed.manifest));
    await expect(restore(path)).rejects.toMatchObject(refusal);
    await expectNothingTouched();
  });

  test("is not accepted in place of an encrypted one when a passphrase is given", async () => {
    const path = await forge(folder, sign(plain.entries, plain.manifest));
    await expect(restore(path, PASSPHRASE)).rejects.toThrow("The archive is not encrypted");
    await expectNothingTouched();
  });
});

test("refuses two accounts on one line, which the row counts would count as one", async () => {
  const line = (email: string) => userLine(sealed, { id: newId(), email, role: "admin" });
  const rows = rowsOf("users", `${line("eve@example.org")},${line("eva@example.org")}\n`);
  const path = await forge(folder, sign([...sealed.entries, rows], sealed.manifest), {
    passphrase: PASSPHRASE,
  });
  await expect(restore(path, PASSPHRASE)).rejects.toMatchObject({ code: "archive_unreadable" });
  await expectNothingTouched();
});

test("a restore reports added admins and how they sign in, code snippets, and the mail server", async () => {
  const [ada] = await source.knex("users").pluck<string[]>("id");
  const promoted = userLine(sealed, { id: ada ?? "", role: "admin" });
  const eve = userLine(sealed, { id: newId(), email: "eve@example.org", role: "admin" });
  const entries = sealed.entries.filter(({ path }) => !path.startsWith("tables/users/"));
  const users = rowsOf("users", `${promoted}\n${eve}\n`);
  const path = await forge(folder, sign([...entries, users], sealed.manifest), { passphrase: PASSPHRASE });
  const empty = await createTestDatabase({ empty: true });
  expect(await restore(path, PASSPHRASE, empty)).toMatchObject({
    admins: [
      { email: "ada@example.org", sign_in: ["password", "google (eve@example.org)"] },
      { email: "eve@example.org", sign_in: ["password"] },
    ],
    snippets: ["statistics"],
    settings: { custom_css: "body { display: none }", smtp_host: "mail.example.org" },
  });
  await empty.close();
});

test("sessions and other credentials from an older archive are not restored", async () => {
  const [ada = ""] = await source.knex("users").pluck<string[]>("id");
  const session = buildSession(ada);
  await source.repositories.sessions.insert(session);
  const lines = async (table: string, id: string) => {
    const columns = sealed.manifest.tables.find(({ name }) => name === table)?.columns ?? [];
    const texts = columns.map(({ name }) => `${name}::text`).join(", ");
    const { rows } = await source.knex.raw<{ rows: { line: string }[] }>(
      `SELECT json_build_array(${texts})::text AS line FROM ${table} WHERE id = ?`,
      [id],
    );
    return rowsOf(table, `${rows[0]?.line ?? ""}\n`);
  };
  const entries = [...sealed.entries, await lines("sessions", session.id)];
  const path = await forge(folder, sign(entries, sealed.manifest), { passphrase: PASSPHRASE });
  const empty = await createTestDatabase({ empty: true });
  const { tables } = await restore(path, PASSPHRASE, empty);
  for (const table of PASSING_TABLES) expect([table, await empty.knex(table)]).toEqual([table, []]);
  expect(Object.keys(tables)).not.toContain("sessions");
  await empty.close();
});

/** A line of the settings table. */
const settingLine = (key: string, value: unknown) =>
  JSON.stringify([key, JSON.stringify(value), "general", new Date().toISOString()]);

test("a restore reports settings that weaken the site or lead visitors elsewhere", async () => {
  const weak = [
    ["enable_registration", false],
    ["require_current_password", false],
    ["max_login_attempts", 1000],
    ["source_url", "https://evil.example/"],
    ["enable_2fa", false],
  ] as const;
  const settings = rowsOf("settings", weak.map(([key, value]) => `${settingLine(key, value)}\n`).join(""));
  const legal = plain.entries
    .filter(({ path }) => path.startsWith("tables/legal_pages/"))
    .map((entry) => ({
      ...entry,
      bytes: Buffer.from(
        Buffer.from(entry.bytes)
          .toString()
          .replace(/(\["terms", ?)""/, '$1"https://evil.example/"'),
      ),
    }));
  const others = plain.entries.filter(({ path }) => !path.startsWith("tables/legal_pages/"));
  const path = await forge(folder, sign([...others, ...legal, settings], plain.manifest));
  const empty = await createTestDatabase({ empty: true });
  const { settings: named, legal_links } = await restore(path, null, empty);
  expect(named).toEqual({
    custom_css: "body { display: none }",
    enable_registration: "false",
    max_login_attempts: "1000",
    require_current_password: "false",
    site_name: "Codes",
    smtp_host: "mail.example.org",
    source_url: "https://evil.example/",
  });
  expect(legal_links).toEqual({ terms: "https://evil.example/" });
  await empty.close();
});

test("sequences that lag behind their rows continue after the last row", async () => {
  const behind = eachSequence({ last: "1", called: false });
  const path = await forge(folder, sign(plain.entries, plain.manifest, behind));
  const empty = await createTestDatabase({ empty: true });
  await restore(path, null, empty);
  const { rows } = await empty.knex.raw<{ rows: unknown[] }>("SELECT nextval('scans_id_seq') AS next");
  expect(rows).toEqual([{ next: "4" }]);
  await empty.close();
});
