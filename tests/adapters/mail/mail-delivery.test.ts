import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createSettingsRepository } from "../../../adapters/db/repositories/site/settings-repository.ts";
import type { MailOrder } from "../../../core/mail/mail-order.ts";
import { readMail, startMailbox, type Mailbox } from "../../support/mailbox.ts";
import { startServer, type TestServer } from "../../support/server.ts";

const recovery = (to: string | null, language: MailOrder["language"] = "de"): MailOrder => ({
  kind: "recovery",
  to,
  language,
  values: { link: "https://codes.example.org/reset?token=secret", code: "482913" },
});

let servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function start(env: Record<string, string>): Promise<TestServer & { knex: Knex }> {
  const server = await startServer({ SITE_URL: "https://codes.example.org", ...env });
  servers.push(server);
  const knex = createPool({ connectionString: server.databaseUrl }, 1);
  onTestFinished(() => knex.destroy());
  return { ...server, knex };
}

/** The mails in the queue, without the recurring jobs. */
const waiting = (knex: Knex) => knex("jobs").where({ queue: "mail" });

async function mailbox(port = 0): Promise<Mailbox> {
  const opened = await startMailbox({ port });
  onTestFinished(() => opened.close());
  return opened;
}

describe("with a mail server in the environment", () => {
  test("a mail is sent in the recipient's language from the site, and its job is deleted", async () => {
    const box = await mailbox();
    const { services, knex } = await start({ SMTP_URL: box.url });
    await services.mails.send(recovery("ada@example.com"));
    const mail = await box.next("ada@example.com");
    expect(mail.subject).toBe("Setzen Sie Ihr Passwort zurück");
    expect(mail.from).toEqual({ name: "Quietzone", address: "no-reply@codes.example.org" });
    expect([mail.link, mail.code]).toEqual(["https://codes.example.org/reset?token=secret", "482913"]);
    await services.jobs.runDue();
    expect(await waiting(knex)).toEqual([]);
  });

  test("MAIL_FROM sets the sender", async () => {
    const box = await mailbox();
    const { services } = await start({ SMTP_URL: box.url, MAIL_FROM: '"Codes, Ltd" <codes@example.org>' });
    await services.mails.send(recovery("ada@example.com"));
    const { from } = await box.next("ada@example.com");
    expect(from).toEqual({ name: "Codes, Ltd", address: "codes@example.org" });
  });

  test("mail sent while the server was unavailable arrives once it is back", async () => {
    const away = await startMailbox();
    const { port } = away;
    await away.close();
    const { services, knex } = await start({ SMTP_URL: away.url });
    const orders = ["ada@example.com", "bob@example.com", "eve@example.com", "joe@example.com"];
    await Promise.all(orders.map((to) => services.mails.send(recovery(to))));
    await services.jobs.runDue();
    expect(await waiting(knex).where("attempts", 1).where("run_at", ">", knex.fn.now())).toHaveLength(4);

    const back = await mailbox(port);
    await waiting(knex).update({ run_at: new Date(0) });
    await services.jobs.runDue();
    expect(back.waiting().map(({ recipients }) => recipients[0])).toEqual(expect.arrayContaining(orders));
    expect(await waiting(knex)).toEqual([]);
  });

  test("a mail without a recipient is queued like any other and then dropped", async () => {
    const box = await mailbox();
    const { services, knex } = await start({ SMTP_URL: box.url });
    await services.mails.send(recovery(null));
    await services.jobs.runDue();
    expect([box.waiting(), await waiting(knex)]).toEqual([[], []]);
  });

  test("mail counts as delivered, so that sign-up can wait for it", async () => {
    const { services } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect(await services.mails.delivers()).toBe(true);
  });
});

describe("without a mail server", () => {
  test("a mail is written to the outbox and does not count as delivered", async () => {
    const { services, dataDir } = await start({});
    expect(await services.mails.delivers()).toBe(false);
    await services.mails.send(recovery("ada@example.com", null));
    await services.jobs.runDue();
    const [name = ""] = await readdir(join(dataDir, "outbox"));
    const mail = await readMail(await readFile(join(dataDir, "outbox", name)));
    expect(mail.subject).toBe("Reset your password");
    expect(mail.to).toEqual([{ name: "", address: "ada@example.com" }]);
  });
});

const settings = (port: number, smtp_host = "127.0.0.1") => ({
  smtp_host,
  smtp_port: port,
  smtp_encryption: "none",
  from_email: "codes@example.net",
  from_name: "Codes",
});

describe("with a mail server in the settings", () => {
  test("a mail goes to that server if the operator allows its address, with the configured sender", async () => {
    const box = await mailbox();
    const { services, knex } = await start({ OUTBOUND_ALLOW: "10.0.0.0/8, 127.0.0.1" });
    await createSettingsRepository(knex).set(settings(box.port));
    expect(await services.mails.delivers()).toBe(true);
    await services.mails.send(recovery("ada@example.com"));
    const mail = await box.next("ada@example.com");
    expect(mail.from).toEqual({ name: "Codes", address: "codes@example.net" });
  });

  test("a server in a private network is not contacted, however its address is written, and the mail waits", async () => {
    const box = await mailbox();
    const { services, knex } = await start({});
    for (const host of ["127.0.0.1", "localhost", "[::1]", "::ffff:127.0.0.1", "2130706433"]) {
      await createSettingsRepository(knex).set(settings(box.port, host));
      await services.mails.send(recovery("ada@example.com"));
      await services.jobs.runDue();
    }
    expect(box.waiting()).toEqual([]);
    expect(await waiting(knex).where("attempts", 1)).toHaveLength(5);
  });

  test("the server of the environment takes precedence", async () => {
    const [ours, theirs] = [await mailbox(), await mailbox()];
    const { services, knex } = await start({ SMTP_URL: ours.url, OUTBOUND_ALLOW: "127.0.0.1" });
    await createSettingsRepository(knex).set(settings(theirs.port));
    await services.mails.send(recovery("ada@example.com"));
    await ours.next("ada@example.com");
    expect(theirs.waiting()).toEqual([]);
  });
});
