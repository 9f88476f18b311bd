import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { runProduct } from "../../support/product.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-users-"));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
const run = (...args: string[]) => runProduct(args, { DATA_DIR: folder, DATABASE_URL: database.url }).ended;
const listed = async () => {
  const { stdout } = await run("users", "list", "--json");
  return (JSON.parse(stdout) as { email: string; role: string }[]).map(
    ({ email, role }) => `${email} ${role}`,
  );
};

test("accounts are made, promoted and listed from the command line, and the last admin stays", async () => {
  const made = await run("users", "create", "--email", "Ada@example.com", "--role", "admin", "--json");
  expect(made.exitCode).toBe(0);
  expect(JSON.parse(made.stdout)).toMatchObject({
    user: { email: "ada@example.com", role: "admin" },
    oneTimePassword: expect.stringMatching(/^[\w-]{16}$/),
  });
  await run("users", "create", "--email", "bob@example.com", "--password", "secret pass");
  expect(await listed()).toEqual(["bob@example.com customer", "ada@example.com admin"]);

  const last = await run("users", "set-role", "ada@example.com", "customer");
  expect([last.exitCode, last.stderr.trim()]).toEqual([
    1,
    "error: ada@example.com is the last admin: make somebody else an admin first",
  ]);
  expect((await run("users", "set-role", "bob@example.com", "admin")).exitCode).toBe(0);
  expect((await run("users", "set-role", "ada@example.com", "customer")).exitCode).toBe(0);
  expect(await listed()).toEqual(["bob@example.com admin", "ada@example.com customer"]);
});

test("a database that is up to date has nothing to migrate", async () => {
  const { exitCode, stdout } = await run("migrate", "--json");
  expect([exitCode, JSON.parse(stdout)]).toEqual([0, { migrated: [] }]);
});
