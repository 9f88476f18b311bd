import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runNode } from "../../support/programs/cli-program.ts";
import { builtProgram } from "../../support/programs/product.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildUser } from "../../support/rows.ts";

const PROGRAM = [builtProgram()];

let folder: string;
let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-backup-"));
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url, DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  await database.repositories.users.insert(buildUser());
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("writes an encrypted backup, reports it as JSON, and restores it with the same passphrase", async () => {
  const [file, passphrase] = [join(folder, "all.qzb"), join(folder, "pass.txt")];
  await writeFile(passphrase, "a long passphrase of words\n");
  const backup = await runNode(
    [...PROGRAM, "backup", "-o", file, "--passphrase-file", passphrase, "--json"],
    { env },
  );
  expect([backup.code, backup.stderr]).toEqual([0, ""]);
  expect(JSON.parse(backup.stdout)).toMatchObject({ tables: { users: 1 }, images: 0, secrets: true });
  const empty = await createTestDatabase({ empty: true });
  const restore = await runNode([...PROGRAM, "restore", file, "--passphrase-file", passphrase], {
    env: { ...env, DATABASE_URL: empty.url },
  });
  expect([restore.code, restore.stderr]).toEqual([0, ""]);
  expect(restore.stdout).toContain("users\t1\n");
  expect(await empty.knex("users").pluck("id")).toEqual(await database.knex("users").pluck("id"));
  await empty.close();
});

test("a killed backup leaves no file that looks complete", async () => {
  const file = join(folder, "killed.tar.gz");
  const lock = await database.knex.transaction();
  await lock.raw("LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
  const child = spawn(process.execPath, [...PROGRAM, "backup", "-o", file, "--without-secrets"], {
    env: { ...process.env, ...env },
  });
  const written = async () => (await readdir(folder)).filter((name) => name.startsWith("killed"));
  await vi.waitFor(async () => expect(await written()).toHaveLength(1), { timeout: 60_000 });
  child.kill("SIGKILL");
  await once(child, "exit");
  await lock.rollback();
  expect(await written()).toEqual([expect.stringMatching(/^killed\.tar\.gz\.\w+\.part$/)]);
});
