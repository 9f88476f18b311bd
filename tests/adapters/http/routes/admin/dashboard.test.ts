import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { BROWSER } from "../../../../support/visits/visits.ts";

let server: TestServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const dashboard = (query = "") => call(`${server.url}/api/admin/dashboard${query}`, { token: admin.token });

/** Reports a page view as the site's script does. */
async function visit(): Promise<void> {
  const entered = { page_url: "/qr-generator", page_title: "QR codes" };
  const { status } = await call(`${server.url}/api/public/visits`, {
    json: { session_id: randomUUID(), pages: [{ page_id: randomUUID(), entered }] },
    headers: { "User-Agent": BROWSER },
  });
  expect(status).toBe(204);
}

async function makeCode(account: Account): Promise<void> {
  const design = { kind: "qr", ...qrDesignSchema.parse({}) };
  const { status } = await call(`${server.url}/api/me/history`, {
    json: {
      id: randomUUID(),
      content: "https://example.com/",
      type: "url",
      format: "png",
      design,
      logoUrl: null,
    },
    token: account.token,
  });
  expect(status).toBe(201);
}

test("an empty site shows nothing but its admin", async () => {
  const { status, body } = await dashboard();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    users: { total: 1, monthly_signups: 1 },
    visits: {
      since: null,
      today: { visitors: 0, visits: 0, page_views: 0, bounce_rate: null, visit_duration: null },
      before: { visits: 0 },
      week: { visits: 0 },
      week_before: { visits: 0 },
    },
    advertisements: { total: 0, running: 0 },
    codes: { total: 0, recent: 0 },
    activity: [expect.objectContaining({ kind: "signed_up", name: admin.email })],
    attention: {
      mails: { retried: 0, given_up: 0 },
      webhooks: { retried: 0, given_up: 0 },
      files: { failed: 0 },
    },
  });
});

test("every figure matches the data, and the last five events are listed, newest first", async () => {
  const ann = await signUp(server.url);
  await visit();
  await visit();
  await makeCode(ann);
  const ad = { title: "Spring", type: "text", placement: "header", content: "Half price" } as const;
  const { ads } = server.services;
  await ads.create(commandLine, ad);
  const paused = await ads.create(commandLine, { ...ad, title: "Winter" });
  await ads.update(commandLine, paused.id, { is_active: false });

  const { body } = await dashboard();
  expect(body).toMatchObject({
    users: { total: 2, monthly_signups: 2 },
    visits: {
      today: { visitors: 1, visits: 1, page_views: 2, bounce_rate: 0 },
      week: { visitors: 1, visits: 1, page_views: 2, bounce_rate: 0 },
      week_before: { visitors: 0, visits: 0, page_views: 0 },
    },
    advertisements: { total: 2, running: 1 },
    codes: { total: 1, recent: 1 },
  });
  expect(body["activity"]).toMatchObject([
    { kind: "changed", action: "advertisement.updated", subject: "Winter" },
    { kind: "changed", action: "advertisement.created", subject: "Winter" },
    { kind: "changed", action: "advertisement.created", subject: "Spring" },
    { kind: "code_made", type: "url" },
    { kind: "signed_up", name: ann.email },
  ]);
});

test("the chart has the last seven days in the admin's time zone", async () => {
  const { body } = await dashboard("?time_zone=Asia/Kolkata");
  const { by_day } = body["visits"] as { by_day: { start: string; visits: number; page_views: number }[] };
  expect(by_day).toHaveLength(7);
  for (const { start } of by_day) expect(start).toMatch(/T18:30:00\.000Z$/);
  expect(by_day.at(-1)).toMatchObject({ visitors: 1, visits: 1, page_views: 2 });
  expect((await dashboard("?time_zone=Nowhere")).status).toBe(400);
});
