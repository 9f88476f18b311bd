import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createSettingsRepository } from "../../../adapters/db/repositories/site/settings-repository.ts";
import { createUserRepository } from "../../../adapters/db/repositories/accounts/user-repository.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import type { NewNotification } from "../../../core/notifications/notification.ts";
import type { User } from "../../../core/users/user.ts";
import { call } from "../../support/call.ts";
import { startMailbox, type Mailbox } from "../../support/mailbox.ts";
import { buildUser } from "../../support/rows.ts";
import { startServer, type TestServer } from "../../support/server.ts";

const words = {
  kind: "announcement",
  title: "Closed on Monday",
  text: "The office, not the site.",
  path: "/verify",
  role: null,
  starts_at: null,
  ends_at: null,
} as const;

let mailbox: Mailbox;
let server: TestServer;
let knex: Knex;
beforeAll(async () => {
  mailbox = await startMailbox({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("nobody"))
        done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      else done();
    },
  });
  server = await startServer({ SMTP_URL: mailbox.url, SITE_URL: "https://codes.example.org" });
  knex = createPool({ connectionString: server.databaseUrl }, 2);
});
beforeEach(() => knex("jobs").where({ queue: "news" }).delete());
afterEach(async () => {
  await knex("users").delete();
  await knex("settings").delete();
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
  await mailbox.close();
});

async function addReader(changes: Partial<User> = {}): Promise<User> {
  const user = buildUser({ emailConfirmedAt: new Date("2026-01-01"), ...changes });
  await createUserRepository(knex).insert(user);
  return user;
}
const withProfile = (profile: Partial<User["profile"]>): Partial<User> => ({
  profile: { ...buildUser().profile, ...profile },
});

/** Posts a notification and runs all due jobs. */
async function post(changes: Partial<NewNotification> = {}) {
  await server.services.notifications.post(commandLine, { ...words, ...changes });
  await server.services.jobs.runDue();
}
const addJob = (id: string, notificationId: string) =>
  knex("jobs").insert({
    id,
    queue: "news",
    payload: JSON.stringify({ notificationId, after: null }),
    run_at: new Date(0),
    until: new Date("2100-01-01"),
    created_at: new Date(0),
  });
const arrivedFor = async (users: User[]) => Promise.all(users.map(({ email }) => mailbox.next(email)));
const states = () => knex("news_mails").orderBy("user_id").pluck<string[]>("state");

test("a notification is mailed to subscribed users in their language, with its link", async () => {
  const [english, german] = [await addReader(), await addReader(withProfile({ language: "de" }))];
  await addReader(withProfile({ emailNotifications: false }));
  await addReader({ emailConfirmedAt: null });
  await addReader({ bannedUntil: new Date("2100-01-01") });
  await post();
  const mails = await arrivedFor([english, german]);
  expect(mails.map(({ subject }) => subject)).toEqual([words.title, words.title]);
  expect(mails[0]?.text).toContain("Read more:\nhttps://codes.example.org/verify");
  expect(mails[1]?.text).toContain(
    "Neuigkeiten per E-Mail abschalten: https://codes.example.org/customer/profile",
  );
  expect([mailbox.waiting(), await states()]).toEqual([[], ["sent", "sent"]]);
});

test("a notification is mailed to each of many readers once, even if the job runs again", async () => {
  const readers = await Promise.all(Array.from({ length: 60 }, () => addReader()));
  const { id } = await server.services.notifications.post(commandLine, words);
  for (const job of ["0193a0b0-0000-7000-8000-00000000000a", "0193a0b0-0000-7000-8000-00000000000b"])
    await addJob(job, id);
  await server.services.jobs.runDue();
  await arrivedFor(readers);
  expect(mailbox.waiting()).toEqual([]);
  expect(await knex("news_mails").where({ state: "sent" })).toHaveLength(60);
});

test("a notification is not mailed if the site does not mail news", async () => {
  await addReader();
  await createSettingsRepository(knex).set({ email_notifications: false });
  await post();
  expect([mailbox.waiting(), await states()]).toEqual([[], []]);
});

test("a deleted notification is mailed to nobody else", async () => {
  const { id } = await server.services.notifications.post(commandLine, words);
  await server.services.jobs.runDue();
  // added late on purpose: jobs start immediately, and mails sent before the removal would be correct
  await addReader({ createdAt: new Date("2026-01-01") });
  await server.services.notifications.remove(commandLine, id);
  await addJob("0193a0b0-0000-7000-8000-00000000000d", id);
  await server.services.jobs.runDue();
  expect([await knex("jobs").where({ queue: "news" }), await states()]).toEqual([[], []]);
});

test("a notification for a role is mailed only to its members", async () => {
  const admin = await addReader({ role: "admin" });
  await addReader();
  await post({ role: "admin" });
  await mailbox.next(admin.email);
  expect([mailbox.waiting(), await states()]).toEqual([[], ["sent"]]);
});

test("an ended notification is mailed to nobody else", async () => {
  const { id } = await server.services.notifications.post(commandLine, words);
  await server.services.jobs.runDue();
  await addReader({ createdAt: new Date("2026-01-01") });
  await server.services.notifications.end(commandLine, id);
  await addJob("0193a0b0-0000-7000-8000-00000000000c", id);
  await server.services.jobs.runDue();
  expect([mailbox.waiting(), await states()]).toEqual([[], []]);
});

test("a scheduled notification is mailed once when it begins, with its current text", async () => {
  const reader = await addReader();
  const { notifications, jobs } = server.services;
  const later = new Date(Date.now() + 3_600_000);
  const { id } = await notifications.post(commandLine, { ...words, starts_at: later });
  await notifications.announce();
  await jobs.runDue();
  expect(await states()).toEqual([]);
  await notifications.update(commandLine, id, { title: "Closed on Tuesday" });
  await knex("notifications")
    .where({ id })
    .update({ starts_at: new Date(), announced_at: new Date(0) });
  await addReader({ createdAt: later });
  await notifications.announce();
  await notifications.announce();
  await jobs.runDue();
  expect((await mailbox.next(reader.email)).subject).toBe("Closed on Tuesday");
  expect([mailbox.waiting(), await states()]).toEqual([[], ["sent"]]);
});

async function switchOffAddress(reader: User): Promise<string> {
  await post();
  const mail = await mailbox.next(reader.email);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = /^<https:\/\/codes\.example\.org(.*)>$/.exec(header("list-unsubscribe"))?.[1] ?? "";
  return `${server.url}${address}`;
}
const wants = async ({ id }: User) =>
  (await createUserRepository(knex).findById(id))?.profile.emailNotifications;

describe("the List-Unsubscribe address", () => {
  test("works by POST without a session, for its reader only", async () => {
    const [ann, ben] = [await addReader(), await addReader()];
    const address = await switchOffAddress(ann);
    await mailbox.next(ben.email);
    const { status } = await call(address, {
      raw: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect([status, await wants(ann), await wants(ben)]).toEqual([200, false, true]);
  });

  test("does nothing by GET, for link scanners, and redirects people to their settings", async () => {
    const ann = await addReader();
    const { status, headers } = await fetch(await switchOffAddress(ann), { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, "/customer/profile?tab=preferences"]);
    expect(await wants(ann)).toBe(true);
  });

  test("cannot be guessed or derived from the database", async () => {
    const ann = await addReader();
    const address = await switchOffAddress(ann);
    const [row] = await knex("news_mails").pluck<string[]>("token_digest");
    expect(address).not.toContain(row);
    const { status } = await call(`${address}x`, { method: "POST" });
    expect([status, await wants(ann)]).toEqual([404, true]);
  });
});

// must be the last test: after a broken connection, a resend would arrive among the mails of other tests
test("mailing continues when the mail server is back, and a nonexistent mailbox does not stop it", async () => {
  const readers = [await addReader(), await addReader({ email: "nobody@example.org" }), await addReader()];
  const port = mailbox.port;
  await mailbox.close();
  await post();
  expect(await states()).toEqual([]);
  mailbox = await startMailbox({
    port,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("nobody"))
        done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      else done();
    },
  });
  await knex("jobs")
    .where({ queue: "news" })
    .update({ run_at: new Date(0) });
  await server.services.jobs.runDue();
  await arrivedFor([readers[0], readers[2]].filter((reader) => reader !== undefined));
  expect((await states()).toSorted()).toEqual(["refused", "sent", "sent"]);
});
