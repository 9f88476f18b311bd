import { expect, test } from "vitest";
import { useCommandDatabase } from "../../support/programs/command-database.ts";
import { runProduct } from "../../support/programs/product.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { buildUser } from "../../support/rows.ts";

const current = useCommandDatabase();
const ownProcess = (...args: string[]) =>
  runProduct(args, { DATA_DIR: current.folder, DATABASE_URL: current.database.url }).ended;
const run = async (...args: string[]) => {
  const { code, ...said } = await programHere(args);
  return { exitCode: code, ...said };
};
const roleOf = async (email: string) => (await current.database.repositories.users.findByEmail(email))?.role;

test("creates accounts with a given or a one-time password, and lists them", async () => {
  const [ada, bob] = await Promise.all([
    ownProcess("users", "create", "--email", "Ada@example.com", "--role", "admin", "--json"),
    ownProcess("users", "create", "--email", "bob@example.com", "--password", "secret pass", "--json"),
  ]);
  expect([ada.exitCode, bob.exitCode]).toEqual([0, 0]);
  expect(JSON.parse(ada.stdout)).toMatchObject({
    user: { email: "ada@example.com", role: "admin" },
    oneTimePassword: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(JSON.parse(bob.stdout)).toMatchObject({
    user: { email: "bob@example.com", role: "customer" },
    oneTimePassword: null,
  });
  const { stdout } = await run("users", "list", "--json");
  const emails = (JSON.parse(stdout) as { email: string }[]).map(({ email }) => email);
  expect(new Set(emails)).toEqual(new Set(["ada@example.com", "bob@example.com"]));
});

test("the last admin keeps the role until another account has it", async () => {
  await current.database.repositories.users.insert(buildUser({ email: "ada@example.com", role: "admin" }));
  await current.database.repositories.users.insert(buildUser({ email: "bob@example.com" }));
  const refused = await run("users", "set-role", "ada@example.com", "customer");
  expect([refused.exitCode, refused.stderr.trim()]).toEqual([
    1,
    "error: ada@example.com is the last admin: make somebody else an admin first.",
  ]);
  expect((await run("users", "set-role", "bob@example.com", "admin")).exitCode).toBe(0);
  expect((await run("users", "set-role", "ada@example.com", "customer")).exitCode).toBe(0);
  expect([await roleOf("ada@example.com"), await roleOf("bob@example.com")]).toEqual(["customer", "admin"]);
});

test("resets a password to a one-time password", async () => {
  await current.database.repositories.users.insert(buildUser({ email: "ada@example.com" }));
  const reset = await run("users", "reset-password", "Ada@example.com");
  expect(reset).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^ada@example\.com\t.*\nOne-time password: [\w-]{16}\n$/),
  });
  expect(await current.database.repositories.users.findByEmail("ada@example.com")).toMatchObject({
    passwordChangeRequired: true,
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  });
});

test("migrate does nothing on an up-to-date database", async () => {
  const { exitCode, stdout } = await run("migrate", "--json");
  expect([exitCode, JSON.parse(stdout)]).toEqual([0, { migrated: [] }]);
});

test("suspends, unsuspends and deletes accounts except the last admin, with one audit line each", async () => {
  const forger = buildUser({ email: "mallory@example.com" });
  forger.profile.fullName = "Mallory\n2026-01-01\tforged";
  await current.database.repositories.users.insert(buildUser({ email: "ada@example.com", role: "admin" }));
  await current.database.repositories.users.insert(forger);
  const suspended = await run("users", "suspend", "mallory@example.com", "--for", "7d", "--json");
  expect(JSON.parse(suspended.stdout)).toMatchObject({ email: forger.email, status: "suspended" });
  const { stdout: list } = await run("users", "list", "--status", "suspended", "--search", "MALLORY");
  expect(list).toMatch(/^mallory@example\.com\tcustomer\t\S+\tMallory\\n2026-01-01\\tforged\tsuspended\n$/);
  expect((await run("users", "unsuspend", "mallory@example.com")).exitCode).toBe(0);
  expect((await run("users", "delete", "mallory@example.com")).exitCode).toBe(0);
  expect(await roleOf("mallory@example.com")).toBeUndefined();
  const kept = [
    await run("users", "delete", "ada@example.com"),
    await run("users", "suspend", "ada@example.com"),
  ];
  expect(kept.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
  expect((await run("users", "suspend", "ada@example.com", "--for", "soon")).exitCode).toBe(2);
  const { stdout: trail } = await run("audit", "--subject", forger.id, "--since", "1h");
  expect(
    trail
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t").slice(1, 5)),
  ).toEqual([
    ["command line", "-", "user.deleted", "mallory@example.com"],
    ["command line", "-", "user.unsuspended", "mallory@example.com"],
    ["command line", "-", "user.suspended", "mallory@example.com"],
  ]);
  const asJson = await run("audit", "--actor", "command", "--action", "user.deleted", "--json");
  expect(JSON.parse(asJson.stdout)).toMatchObject([{ subject: { id: forger.id }, after: null }]);
});
