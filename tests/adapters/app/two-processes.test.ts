/** Two processes of the whole product on one database, as behind a round-robin proxy. */
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call, newEmail, signUp, type Account } from "../../support/call.ts";
import { startMailbox, type Mailbox } from "../../support/mailbox.ts";
import { runProduct } from "../../support/programs/product.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { S3_BUCKET, S3_KEYS, startS3Server, type S3Server } from "../../support/servers/s3-server.ts";
import { BLACK_PNG } from "../../support/files/tiny-pictures.ts";

const ADMIN = newEmail();

interface Running {
  url: string;
  process: ChildProcess;
}

let database: TestDatabase;
let mailbox: Mailbox;
let s3: S3Server;
let folder: string;
let one: Running;
let other: Running;
let admin: Account;

async function start(name: string): Promise<Running> {
  const product = runProduct(["serve"], {
    PORT: "0",
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    SECRET_KEY: "a key that both processes are given to start with",
    SITE_URL: "http://codes.test",
    SMTP_URL: mailbox.url,
    IMAGE_STORE: "s3",
    S3_ENDPOINT: s3.url,
    S3_BUCKET,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  });
  const [, url = ""] = await product.says(/Quietzone: (http\S+)/);
  return { url, process: product.process };
}

beforeAll(async () => {
  [database, mailbox, s3] = await Promise.all([createTestDatabase(), startMailbox(), startS3Server()]);
  folder = await mkdtemp(join(tmpdir(), "quietzone-two-"));
  await database.repositories.settings.set({ require_email_verification: false });
  // records which process claimed each job
  await database.knex.raw(`
    CREATE TABLE claims (id uuid);
    CREATE FUNCTION note_claim() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO claims VALUES (NEW.id); RETURN NULL; END $$;
    CREATE TRIGGER note AFTER UPDATE ON jobs FOR EACH ROW WHEN (NEW.attempts > OLD.attempts)
      EXECUTE FUNCTION note_claim();`);
  [one, other] = await Promise.all([start("one"), start("other")]);
  admin = await signUp(one.url, ADMIN);
  await database.knex("users").where({ email: ADMIN }).update({ role: "admin" });
});
afterAll(async () => {
  for (const { process: child } of both()) {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
  await s3.close();
  await mailbox.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const both = () => [one, other] as const;
const siteName = async ({ url }: Running) =>
  (await call(`${url}/api/public/settings`)).body["site_name"] as string;
const save = async ({ url }: Running, site_name: string) => {
  const json = { changes: { site_name } };
  expect((await call(`${url}/api/admin/settings`, { method: "PUT", json, token: admin.token })).status).toBe(
    200,
  );
};
/** Writes directly to the database, without firing triggers. */
const write = (name: string) =>
  database.knex.transaction(async (tx) => {
    await tx.raw("SET LOCAL session_replication_role = replica");
    await tx("settings")
      .insert({ key: "site_name", value: JSON.stringify(name), category: "general" })
      .onConflict("key")
      .merge();
  });
const cutListening = () =>
  database.knex.raw(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quietzone news'",
  );

const allowConnections = (allowed: boolean) =>
  database.knex.raw("UPDATE pg_database SET datallowconn = ? WHERE datname = current_database()", [allowed]);

test("a setting saved on one process is seen by both", async () => {
  await save(one, "First");
  expect(await siteName(one)).toBe("First");
  await vi.waitFor(async () => expect(await siteName(other)).toBe("First"), 60_000);
  await save(other, "Second");
  expect(await siteName(other)).toBe("Second");
  await vi.waitFor(async () => expect(await siteName(one)).toBe("Second"), 60_000);
});

test("cached settings are reread only after a change, and on every request while notifications are cut off", async () => {
  /** Waits until both processes have cached the name; without a notification, they see no change. */
  const bothKeep = (name: string) =>
    vi.waitFor(
      async () => {
        await save(one, name);
        await vi.waitFor(async () => {
          for (const each of both()) expect(await siteName(each)).toBe(name);
        }, 60_000);
        await write("Unheard of");
        for (const each of both()) expect(await siteName(each)).toBe(name);
      },
      { timeout: 60_000, interval: 50 },
    );
  await bothKeep("Kept");
  // existing connections stay open, but no new listening connection can be made
  await allowConnections(false);
  await cutListening();
  for (const name of ["Unheard of once", "Unheard of twice"]) {
    await write(name);
    await vi.waitFor(async () => {
      for (const each of both()) expect(await siteName(each)).toBe(name);
    }, 60_000);
  }
  await allowConnections(true);
  await cutListening();
  await save(one, "After the cut");
  await vi.waitFor(async () => expect(await siteName(other)).toBe("After the cut"), 60_000);
  // the process listens again on its own
  await bothKeep("Kept again");
});

test("password guesses and mails to one mailbox are counted across both processes", async () => {
  const { email } = await signUp(one.url);
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const { url } = guess % 2 ? one : other;
    const headers = { "X-Forwarded-For": `198.51.100.${guess}` };
    const json = { email, password: "not it at all" };
    statuses.push((await call(`${url}/auth/v1/token?grant_type=password`, { json, headers })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);

  const nobody = newEmail();
  const asked: number[] = [];
  for (let mail = 0; mail < 7; mail += 1) {
    const { url } = mail % 2 ? one : other;
    const headers = { "X-Forwarded-For": `198.51.100.${mail}` };
    asked.push((await call(`${url}/auth/v1/recover`, { json: { email: nobody }, headers })).status);
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("a picture uploaded to one process is served by the other", async () => {
  const form = new FormData();
  form.set("file", new Blob([BLACK_PNG]), "logo.png");
  const made = await call(`${one.url}/api/me/images`, { raw: form, token: admin.token });
  expect(made.status).toBe(201);
  const { pathname } = new URL(String(made.body["url"]), one.url);
  const [here, there] = await Promise.all(
    both().map(async ({ url }) => Buffer.from(await (await fetch(url + pathname)).arrayBuffer())),
  );
  expect(here?.length).toBeGreaterThan(50);
  expect(there).toEqual(here);
});

test("each mail is sent once, and each recurring job is taken once", async () => {
  await database.knex("claims").delete();
  const now = new Date();
  const until = new Date(now.getTime() + 3_600_000);
  const mails = Array.from({ length: 30 }, () => ({ id: randomUUID(), to: newEmail() }));
  const recurring = await database.knex("jobs").where({ queue: "recurring" }).pluck<string[]>("id");
  await database.knex("jobs").insert(
    mails.map(({ id, to }) => {
      const payload = { kind: "reauthentication", to, language: "en", values: { code: "123456" } };
      return {
        id,
        queue: "mail",
        payload: JSON.stringify(payload),
        run_at: now,
        until,
        created_at: now,
      };
    }),
  );
  await database.knex("jobs").where({ queue: "recurring" }).update({ run_at: now });
  await Promise.all(mails.map(({ to }) => mailbox.next(to)));
  await vi.waitFor(
    async () => {
      // a job that recurs every minute is due again within the next one
      const due = await database.knex("jobs").where("run_at", "<=", new Date()).pluck("id");
      expect(due).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
  const claims = await database.knex("claims").pluck<string[]>("id");
  expect(claims.toSorted()).toEqual([...mails.map(({ id }) => id), ...recurring].toSorted());
  expect(recurring.length).toBeGreaterThan(6);
  expect(
    mailbox.waiting().filter(({ recipients }) => mails.some(({ to }) => recipients.includes(to))),
  ).toEqual([]);
});
