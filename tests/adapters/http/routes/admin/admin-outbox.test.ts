import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { createSettingsRepository } from "../../../../../adapters/db/repositories/site/settings-repository.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, signUp, type Account } from "../../../../support/call.ts";
import { nobodysAddress } from "../../../../support/closed-port.ts";
import { startMailbox } from "../../../../support/mailbox.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
beforeAll(async () => {
  server = await startServer({ OUTBOUND_ALLOW: "127.0.0.1" });
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
});
beforeEach(async () => {
  await knex("settings").delete();
  await knex("jobs").whereNull("name").delete();
  await knex("given_up_jobs").delete();
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const api = () => adminProvider(server.url, admin.token);
const list = async (filter: object = {}) =>
  (
    await api().getList("outbox", {
      pagination: { page: 1, perPage: 50 },
      sort: { field: "created_at", order: "DESC" },
      filter,
    })
  ).data as Record<string, unknown>[];
const act = (id: string, what: "view" | "reveal" | "retry", token = admin.token) =>
  call(`${server.url}/api/admin/outbox/${id}/${what}`, { method: "POST", token });

/** Requests a password reset, so that a mail with a link and a code is written. */
async function recover(
  account?: Account,
): Promise<{ email: string; entry: () => Promise<Record<string, unknown>> }> {
  const { email } = account ?? (await signUp(server.url));
  await call(`${server.url}/auth/v1/recover`, { json: { email } });
  await server.services.jobs.runDue();
  const entry = async () => {
    // the sign-up mail is also in the list
    const mails = await list({ q: email, queue: "mail" });
    const found = mails.find(({ subject }) => subject === "Reset your password");
    if (!found) throw new Error("no such entry");
    return found;
  };
  return { email, entry };
}

async function withSmtp(port: number): Promise<void> {
  await createSettingsRepository(knex).set({
    smtp_host: "127.0.0.1",
    smtp_port: port,
    smtp_encryption: "none",
  });
}

const SECRET = /token_hash=[\w-]{20}|^\d{6}$/m;

describe("without a mail server", () => {
  test("mails are kept in files and listed with recipient and subject", async () => {
    const { email, entry } = await recover();
    expect(await entry()).toMatchObject({
      state: "kept",
      queue: "mail",
      to: email,
      subject: "Reset your password",
    });
    const { body } = await call(`${server.url}/api/admin/outbox/server`, { token: admin.token });
    expect(body).toEqual({ from: "none", host: null });
  });

  test("a mail is shown without its links and codes, and viewing it is audited", async () => {
    const { email, entry } = await recover();
    const { id } = await entry();
    const { body } = await act(String(id), "view");
    expect(body).toMatchObject({ masked: true, can_reveal: true, source: null });
    expect(body["text"]).not.toMatch(SECRET);
    const page = await (await fetch(`${server.url}${String(body["html_url"])}`)).text();
    expect(page).toContain("Reset your password");
    expect(page).not.toMatch(/token_hash=[\w-]{20}/);
    expect(await knex("audit_log").where({ subject_id: id }).pluck("action")).toEqual(["outbox.viewed"]);
    expect(JSON.stringify(await knex("audit_log").where({ subject_id: id }))).toContain(email);
  });

  test("a mail is shown in full on request, since nobody else delivers it, and that is audited", async () => {
    const { entry } = await recover();
    const { id } = await entry();
    const { status, body } = await act(String(id), "reveal");
    expect([status, body["masked"]]).toEqual([200, false]);
    expect(body["text"]).toMatch(SECRET);
    expect(body["source"]).toContain("Subject: Reset your password");
    expect(await knex("audit_log").where({ subject_id: id }).pluck("action")).toEqual(["outbox.revealed"]);
  });

  test("a mail is shown in full only after a fresh sign-in", async () => {
    const { entry } = await recover();
    const { id } = await entry();
    await knex.raw(
      `UPDATE sessions SET amr = (SELECT jsonb_agg(jsonb_set(way, '{timestamp}', '1')) FROM jsonb_array_elements(amr) way)`,
    );
    const { status, body } = await act(String(id), "reveal");
    admin = await newAdmin(server);
    expect([status, body["code"]]).toEqual([400, "reauthentication_needed"]);
  });

  test("a mail cannot be sent and disappears once it is deleted", async () => {
    const { entry } = await recover();
    const { id } = await entry();
    expect((await act(String(id), "retry")).body).toMatchObject({ code: "conflict" });
    await api().delete("outbox", { id: String(id) });
    expect(await readdir(join(server.dataDir, "outbox"))).not.toContain(`${String(id)}.eml`);
    expect((await act(String(id), "view")).status).toBe(404);
  });
});

describe("with a mail server", () => {
  test("no admin can see the links and codes of another person's mail", async () => {
    const { entry } = await recover();
    const { id } = await entry();
    await withSmtp(2525);
    expect((await act(String(id), "view")).body).toMatchObject({
      masked: true,
      can_reveal: false,
      source: null,
    });
    const { status, body } = await act(String(id), "reveal");
    expect([status, body["code"]]).toEqual([403, "forbidden"]);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  test("while it is unavailable, mails are listed as retrying and can be retried at once", async () => {
    const ann = await signUp(server.url);
    await withSmtp(Number(new URL(await nobodysAddress()).port));
    const { email, entry } = await recover(ann);
    const waiting = await entry();
    expect(waiting).toMatchObject({ state: "retrying", to: email, attempts: 1 });
    expect((await act(String(waiting["id"]), "view")).body["text"]).not.toMatch(SECRET);
    const mailbox = await startMailbox();
    await withSmtp(mailbox.port);
    expect((await act(String(waiting["id"]), "retry")).status).toBe(200);
    await server.services.jobs.runDue();
    expect((await mailbox.next(email)).subject).toBe("Reset your password");
    await mailbox.close();
  });

  test("a mail kept in a file before can be sent, which removes the file", async () => {
    const { email, entry } = await recover();
    const { id } = await entry();
    const mailbox = await startMailbox();
    await withSmtp(mailbox.port);
    expect((await act(String(id), "retry")).status).toBe(200);
    expect((await mailbox.next(email)).code).toMatch(/^\d{6}$/);
    expect((await list({ q: email })).map(({ subject }) => subject)).not.toContain("Reset your password");
    await mailbox.close();
  });

  test("a mail in progress is not sent twice by fifty concurrent retries", async () => {
    const ann = await signUp(server.url);
    await withSmtp(Number(new URL(await nobodysAddress()).port));
    const { email, entry } = await recover(ann);
    const id = String((await entry())["id"]);
    const events = new EventEmitter();
    const began = once(events, "began");
    const mailbox = await startMailbox({
      onRcptTo(_address, _session, done) {
        events.once("go on", () => done());
        events.emit("began");
      },
    });
    await withSmtp(mailbox.port);
    expect((await act(id, "retry")).status).toBe(200);
    const sending = server.services.jobs.runDue();
    await began;
    const again = await Promise.all(Array.from({ length: 50 }, () => act(id, "retry")));
    expect(new Set(again.map(({ status, body }) => `${status} ${String(body["code"])}`))).toEqual(
      new Set(["409 conflict"]),
    );
    events.emit("go on");
    await sending;
    await server.services.jobs.runDue();
    expect((await mailbox.next(email)).subject).toBe("Reset your password");
    expect(mailbox.waiting()).toEqual([]);
    await mailbox.close();
  });

  test("a mail kept in a file is sent once by fifty concurrent requests", async () => {
    const { email, entry } = await recover();
    const id = String((await entry())["id"]);
    const mailbox = await startMailbox();
    await withSmtp(mailbox.port);
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(id, "retry")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    expect((await mailbox.next(email)).code).toMatch(/^\d{6}$/);
    expect(mailbox.waiting()).toEqual([]);
    await mailbox.close();
  });

  test("a refused mail is listed with the reason and can be retried", async () => {
    let refuses = true;
    const mailbox = await startMailbox({
      onRcptTo(_address, _session, done) {
        if (refuses) done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
        else done();
      },
    });
    const ann = await signUp(server.url);
    await withSmtp(mailbox.port);
    const { email, entry } = await recover(ann);
    const failed = await entry();
    expect(failed).toMatchObject({
      state: "failed",
      reason: "The mail server refuses this mail (EENVELOPE 550)",
    });
    refuses = false;
    await act(String(failed["id"]), "retry");
    await server.services.jobs.runDue();
    expect((await mailbox.next(email)).subject).toBe("Reset your password");
    await mailbox.close();
  });
});

test("an expired failed mail is stored without its links and codes and cannot be retried", async () => {
  const values = {
    link: "https://codes.example.org/auth/confirm#token_hash=abcdefghijklmnopqrstuv&type=recovery",
    code: "123456",
  };
  const id = randomUUID();
  await knex("given_up_jobs").insert({
    id,
    queue: "mail",
    payload: JSON.stringify({ kind: "recovery", to: "late@example.org", language: "en", values }),
    attempts: 9,
    reason: "It could not be sent in time",
    until: new Date("2026-01-01"),
    created_at: new Date("2026-01-01"),
    given_up_at: new Date(),
  });
  await server.services.outbox.clean();
  expect(JSON.stringify(await knex("given_up_jobs"))).not.toMatch(/abcdefghij|123456/);
  expect(await list()).toContainEqual(
    expect.objectContaining({ id, state: "failed", to: "late@example.org" }),
  );
  expect((await act(id, "retry")).body).toMatchObject({ code: "conflict" });
});

test("waiting webhooks are listed by target and event", async () => {
  await createSettingsRepository(knex).set({ slack_webhook: "http://127.0.0.1:1/" });
  await server.services.webhooks.errorHappened({ number: randomUUID(), route: "GET /", name: "TypeError" });
  await server.services.jobs.runDue();
  expect(await list({ queue: "webhook" })).toEqual([
    expect.objectContaining({ to: "slack", subject: "error", state: "retrying" }),
  ]);
});

test("recurring jobs cannot be deleted or retried", async () => {
  const [recurring] = await knex("jobs").whereNotNull("name").pluck<string[]>("id");
  await expect(api().delete("outbox", { id: recurring ?? "" })).rejects.toMatchObject({ status: 404 });
  expect((await act(recurring ?? "", "retry")).status).toBe(404);
});

describe("a hostile mail", () => {
  const id = "0193a0b0-0000-7000-8000-00000000beef";
  const HOSTILE = `<img src=x onerror="fetch('/api/admin/users')"><script>alert(1)</script>`;
  beforeEach(async () => {
    const folder = join(server.dataDir, "outbox");
    await mkdir(folder, { recursive: true });
    const lines = [
      `To: ${newEmail()}`,
      `Subject: ${HOSTILE}`,
      "MIME-Version: 1.0",
      "Content-Type: text/html; charset=utf-8",
      "",
      `<p>${HOSTILE}</p>`,
    ];
    await writeFile(join(folder, `${id}.eml`), lines.join("\r\n"));
  });

  test("is framed in a sandbox without scripts, origin, forms or external resources", async () => {
    const { body } = await act(id, "view");
    const { headers } = await fetch(`${server.url}${String(body["html_url"])}`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^sandbox;/);
    expect(policy).not.toMatch(/allow-|script-src|'self' |unsafe-eval/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect([headers.get("x-content-type-options"), headers.get("referrer-policy")]).toEqual([
      "nosniff",
      "no-referrer",
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("is available at no other address, and its address expires", async () => {
    expect((await fetch(`${server.url}/api/public/mail-view/${id}`)).status).toBe(404);
    const { body } = await act(id, "view");
    await knex("mail_views").update({ until: new Date(0) });
    expect((await fetch(`${server.url}${String(body["html_url"])}`)).status).toBe(404);
  });

  test("has its subject listed literally", async () => {
    expect(await list({ q: "onerror" })).toEqual([expect.objectContaining({ id, subject: HOSTILE })]);
  });
});

test("customers cannot view, reveal or retry a mail", async () => {
  const customer = await signUp(server.url);
  for (const what of ["view", "reveal", "retry"] as const) {
    expect((await act(randomUUID(), what, customer.token)).status).toBe(403);
  }
});
