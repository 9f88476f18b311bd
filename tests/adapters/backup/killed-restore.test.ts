import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openBackups } from "../../../adapters/app/backup.ts";
import { createSiteKey } from "../../../adapters/app/site-key.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { createSecretBox } from "../../../adapters/crypto/secret-box.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { isSealed, openSetting, sealSetting } from "../../../core/settings/sealed-value.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

const PASSPHRASE = "a long passphrase of words";
const [OLD, NEW] = [
  "the key of this site, long enough to be one",
  "the key of the backup, as long as that one",
];
/** The advisory lock that a restore waits for while it commits. */
const HELD = 4711;

let folder: string;
let archive: string;
let passphraseFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-killed-"));
  passphraseFile = join(folder, "pass.txt");
  await writeFile(passphraseFile, PASSPHRASE);
  const source = await createTestDatabase();
  const env = await siteOf(source, NEW, "the password of the backup");
  archive = join(folder, "backup.qzb");
  const { backups, close } = await openBackups(loadConfig(env, {}));
  await backups.create(commandLine, { path: archive, folder, passphrase: PASSPHRASE, keep: null });
  await close();
  await source.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A data folder with a key, and a secret in the database sealed with it. @returns the environment */
async function siteOf({ knex, url }: TestDatabase, key: string, password: string) {
  const dataDir = await mkdtemp(join(folder, "data-"));
  await writeFile(join(dataDir, "secret.key"), `${key}\n`);
  const value = await sealSetting(
    createSecretBox(async () => key),
    "smtp_password",
    password,
  );
  await knex("settings").insert({ key: "smtp_password", value: JSON.stringify(value), category: "email" });
  return { DATABASE_URL: url, DATA_DIR: dataDir };
}

/**
 * Makes the commit of a restore wait: a restore recreates the tables, and the new one gets a deferred
 * trigger.
 */
const waitAtCommit = (knex: Knex) =>
  knex.raw(`
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${HELD}); RETURN NULL; END $$;
    CREATE FUNCTION arm() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT FROM pg_event_trigger_ddl_commands() WHERE object_identity = 'public.audit_log') THEN
        CREATE CONSTRAINT TRIGGER wait AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION wait();
      END IF;
    END $$;
    CREATE EVENT TRIGGER arm ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION arm()`);

const secretsIn = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => name.startsWith("secret.key"));

async function startRestore(env: Record<string, string>): Promise<ChildProcess> {
  const args = ["cli/main.ts", "restore", archive, "--passphrase-file", passphraseFile, "--force"];
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test.each([
  ["keeps nothing", "the password of this site", OLD],
  ["keeps all of it after all", "the password of the backup", NEW],
])(
  "a restore killed while the database commits, which %s, leaves the key that decrypts what is stored",
  async (outcome, password, key) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const { knex } = database;
    const env = await siteOf(database, OLD, "the password of this site");
    await waitAtCommit(knex);
    const lock = await knex.transaction();
    await lock.raw(`SELECT pg_advisory_xact_lock(${HELD})`);
    const child = await startRestore(env);
    const waiting = () =>
      lock.raw<{ rows: { pid: number }[] }>(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${HELD} AND NOT granted`,
      );
    await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), { timeout: 60_000 });
    child.kill("SIGKILL");
    await once(child, "exit");
    const { DATA_DIR } = env;
    expect((await readFile(join(DATA_DIR, "secret.key"), "utf8")).trim()).toBe(OLD);

    // several readers ask for the key while the commit is still open
    const config = loadConfig(env, {});
    const reading = Promise.all([1, 2, 3].map(() => createSiteKey(config, knex).read()));
    if (outcome === "keeps nothing") {
      await lock.raw("SELECT pg_terminate_backend(?)", [(await waiting()).rows[0]?.pid ?? 0]);
    }
    await lock.rollback();
    expect(await reading).toEqual([key, key, key]);
    expect(await secretsIn(DATA_DIR)).toEqual(["secret.key"]);
    const [stored] = await knex("settings").where({ key: "smtp_password" }).pluck<unknown[]>("value");
    expect(isSealed(stored)).toBe(true);
    const box = createSecretBox(createSiteKey(config, knex).read);
    expect(await openSetting(box, "smtp_password", stored)).toBe(password);
  },
  120_000,
);
