import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createProgram } from "../../../cli/program/program.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

const noBatch = () => Promise.reject(new Error("no batch"));
const OPERATING =
  /^(?:users|settings|api-keys|ads|snippets|files|analytics|notify|audit|backup|restore|doctor)(?: |$)/;

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-operating-"));
  database = await createTestDatabase();
  await database.repositories.users.insert(buildUser({ email: "ada@example.com", role: "admin" }));
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the program with the output that a terminal would show. */
async function run(...args: string[]) {
  const { code, ...said } = await programHere(args);
  return { exitCode: code, ...said };
}

async function json(...args: string[]): Promise<unknown> {
  const { exitCode, stdout, stderr } = await run(...args, "--json");
  expect([exitCode, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
}

function leaves(command: Command, path: string[] = []): [string, Command][] {
  if (command.commands.length === 0) return [[path.join(" "), command]];
  return command.commands.flatMap((child) => leaves(child, [...path, child.name()]));
}
const commands = leaves(createProgram(noBatch, () => undefined)).filter(([path]) => OPERATING.test(path));

test("files check exits with 1 if the public address does not serve the file", async () => {
  const file = join(folder, "ads.txt");
  await writeFile(file, "example.com, 1, DIRECT");
  await run("files", "upload", file);
  vi.stubEnv("SITE_URL", "http://127.0.0.1:9");
  const { exitCode, stdout } = await run("files", "check", "ads.txt");
  vi.stubEnv("SITE_URL", undefined);
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining("failed")]);
  await run("files", "delete", "ads.txt");
});

test("legal list shows for each page whether it has a text and whether it is published", async () => {
  const { stdout } = await run("legal", "list");
  expect(stdout.trimEnd().split("\n")).toEqual([
    "imprint\tnot written\tnot published",
    "privacy\tbuilt-in text\tpublished",
    "terms\tnot written\tnot published",
  ]);
  expect(await json("legal", "list")).toHaveLength(3);
});

test("all 38 commands of the back office exist", () => {
  expect(commands.map(([path]) => path)).toHaveLength(38);
});

test.each(commands)("%s has help with an example of its own, and a --json option", async (path, command) => {
  const { exitCode, stdout, stderr } = await run(...path.split(" "), "--help");
  expect([exitCode, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(`\n  $ quietzone ${path}`);
  expect(command.options.map(({ long }) => long)).toContain("--json");
});

describe("a usage error prints a message and exits with 2", () => {
  test.each([
    ["users create --email nonsense", "nonsense is not an email address"],
    ["users create --email b@example.com --password x", "Password must be at least 6 characters"],
    ["users create --email b@example.com --role king", '"king" is no role'],
    ["users list --status gone", '"gone" is no status'],
    ["users suspend ada@example.com --for soon", '"soon" is no time'],
    ["users frobnicate", "unknown command"],
    ["settings get nonsense", "There is no setting nonsense"],
    ["settings set nonsense=1", "nonsense: There is no such setting"],
    ["settings set password_min_length=2", "Enter a whole number from 6 to 50"],
    ["settings set site_name", "should be like"],
    ["api-keys create x --scopes all", "scopes of generate, batch, decode"],
    ["api-keys create x --days 0", "1 to 3650 days"],
    ["api-keys create x --user nobody@example.com", "No account has the address", 1],
    ["ads create --title x", "Type is required"],
    ["ads create --title x --type text --placement footer --target javascript:1", "begins with http"],
    ["ads list --placement loud", "A placement is one of header, footer"],
    ["ads list --status loud", "active or inactive"],
    ["ads update 1", "Say what to change"],
    ["snippets create --name x", "needs --name and --code"],
    ["snippets update 1 --type loud", "A type is one of verification"],
    ["files upload package-lock.png", "There is no file", 1],
    ["files upload cli/main.ts", "File type .ts not supported"],
    ["analytics report --period yesterday", '"yesterday" is no period'],
    ["analytics report --time-zone Mars", '"Mars" is no time zone'],
    ["notify Title Text --kind loud", "A kind is one of"],
    ["notify Title Text --path https://elsewhere.example", "A path is one of this site"],
    ["audit --since gestern", "is no time"],
    ["audit --limit 0", "is not a number above 0"],
    ["backup -o all.tar.gz", "--passphrase-file"],
    ["backup -o all.tar.gz --passphrase-file p --without-secrets", "--without-secrets"],
    ["backup -o all.tar.gz --without-secrets --keep 3", "--keep"],
    ["backup --without-secrets --keep none", "--keep"],
    ["restore", "missing required argument"],
  ])("%s: %s", async (line, sentence, code = 2) => {
    const said = await run(...line.split(" "));
    expect([said.exitCode, said.stdout]).toEqual([code, ""]);
    expect(said.stderr).toMatch(/^error: /);
    expect(said.stderr).toContain(sentence);
    expect(said.stderr).not.toMatch(/\n\s+at |Invalid (?:option|string|input)|Too (?:small|big)/);
  });
});

describe("a failure prints a message and exits with 1, and prints JSON with --json", () => {
  const NONE = "0198c0de-0000-7000-8000-000000000000";
  test.each([
    ["users create --email ada@example.com", "already registered"],
    ["users set-role ada@example.com customer", "is the last admin"],
    ["users suspend nobody@example.com", "No account has the address"],
    ["users unsuspend nobody@example.com", "No account has the address"],
    ["users reset-password nobody@example.com", "No account has the address"],
    ["users delete nobody@example.com", "No account has the address"],
    ["settings import nothing.json", "There is no file nothing.json"],
    [`api-keys revoke ${NONE}`, "There is no such API key"],
    ["ads create --title x --type text --placement footer --content-file nothing.txt", "There is no file"],
    [`ads update ${NONE} --title x`, "There is no such advertisement"],
    [`ads activate ${NONE}`, "There is no such advertisement"],
    [`ads deactivate ${NONE}`, "There is no such advertisement"],
    [`ads stats ${NONE}`, "There is no such advertisement"],
    ["ads delete nonsense", "There is no such advertisement"],
    ["snippets create --name x --code nothing.html", "There is no file nothing.html"],
    [`snippets show ${NONE}`, "There is no such code snippet"],
    ["snippets delete nonsense", "There is no such code snippet"],
    ["files check nothing.txt", "There is no verification file"],
    ["files delete nothing.txt", "There is no verification file"],
    ["restore nothing.tar.gz", "nothing.tar.gz"],
  ])("%s: %s", async (line, sentence) => {
    const said = await run(...line.split(" "), "--json");
    expect([said.exitCode, said.stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said.stderr).not.toMatch(/\n\s+at /);
    expect(JSON.parse(said.stdout)).toMatchObject({ event: "error", message: expect.any(String) });
  });
});

test("settings can be read, set, exported and imported, and never show a secret", async () => {
  expect(await json("settings", "set", "site_name=Our codes", "smtp_password=hush")).toEqual({
    changed: ["site_name", "smtp_password"],
  });
  expect(await json("settings", "get", "smtp_password")).toMatchObject({ value: "set" });
  expect((await run("settings", "get", "site_name")).stdout).toBe("Our codes\n");
  const file = join(folder, "settings.json");
  const { stdout } = await run("settings", "export");
  expect(stdout).not.toContain("hush");
  await writeFile(file, stdout);
  await run("settings", "set", "site_name=Others", "enable_2fa=on");
  expect(await json("settings", "import", file)).toEqual({ changed: ["site_name", "enable_2fa"] });
  expect((await run("settings", "import", file)).stderr).toContain("Nothing differs");
});

test("an API key can be created, listed without the key itself, and revoked", async () => {
  const made = (await json("api-keys", "create", "Printer", "--scopes", "generate", "batch")) as {
    id: string;
    key: string;
  };
  const shown = await run("api-keys", "create", "Till", "--days", "20");
  expect(shown.stdout).toMatch(/^qz_[\w-]{43}\n$/);
  expect(shown.stderr).toMatch(/expires on \w{3} \d{1,2}, \d{4} \(in 20 days\)/);
  expect(shown.stderr).toContain("--days, up to 3650");
  const ends = new Date(Date.now() + 3.5 * 86_400_000);
  await database
    .knex("api_keys")
    .where({ name: "Till" })
    .update({ expires_at: ends, created_at: new Date(0) });
  const list = await run("api-keys", "list");
  expect(list.stdout).toContain(ends.toISOString());
  expect(list.stderr).toMatch(/^warning: The key "Till" \(qz_[\w-]{6}…\) expires on .*, in 4 days\./);
  await database.knex("api_keys").where({ name: "Till" }).delete();
  expect(list.stdout).toMatch(/\tPrinter\tbatch\+generate\tactive\t/);
  expect(list.stdout).not.toContain(made.key);
  expect(await json("api-keys", "revoke", made.id)).toMatchObject({ state: "revoked", owner: null });
});

test("accounts can be created, listed and deleted", async () => {
  const email = ["--email", "bob@example.com"];
  expect(await json("users", "create", ...email)).toMatchObject({ user: { role: "customer" } });
  expect(await json("users", "list", "--search", "bob")).toMatchObject([{ email: "bob@example.com" }]);
  expect(await json("users", "delete", "bob@example.com")).toMatchObject({ email: "bob@example.com" });
});

test("the audit log lists every change by the command line, newest first", async () => {
  const entries = (await json("audit", "--actor", "command line")) as { action: string }[];
  expect(entries.map(({ action }) => action)).toEqual([
    "user.deleted",
    "user.created",
    "api_key.revoked",
    "api_key.created",
    "api_key.created",
    "settings.updated",
    "settings.updated",
    "settings.updated",
    "verification_file.deleted",
    "verification_file.uploaded",
  ]);
  const lines = (await run("audit", "--action", "settings.updated", "--limit", "2")).stdout
    .trim()
    .split("\n");
  expect(lines).toHaveLength(2);
  expect((await run("audit")).stdout).not.toContain("hush");
});
