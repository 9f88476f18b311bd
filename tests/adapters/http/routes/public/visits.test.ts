import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import type { SentVisitBatch } from "../../../../../core/analytics/visit-batch.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account, type CallOptions } from "../../../../support/call.ts";
import { runProduct } from "../../../../support/programs/product.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { differences } from "../../../../support/visits/visit-recount.ts";
import { BROWSER, PHONE } from "../../../../support/visits/visits.ts";

let server: TestServer;
let admin: Account;
let provider: ReturnType<typeof adminProvider>;
beforeAll(async () => {
  // the last proxy reports the client address, so tests can use any address
  server = await startServer({ TRUST_PROXY: "1", SITE_URL: "https://codes.example" });
  admin = await newAdmin(server);
  provider = adminProvider(server.url, admin.token);
});
afterAll(() => server.close());

const FRENCH = "90.54.12.77";

function send(batch: unknown, { headers = {}, ...options }: CallOptions = {}) {
  return call(`${server.url}/api/public/visits`, {
    json: batch,
    headers: { "User-Agent": BROWSER, "X-Forwarded-For": FRENCH, ...headers },
    ...options,
  });
}

type Entered = NonNullable<SentVisitBatch["pages"][number]["entered"]>;

/** Enters a page. @returns the ID of the view */
async function enter(
  entered: Partial<Entered> = {},
  options: CallOptions = {},
  sessionId: string | null = randomUUID(),
) {
  const page_id = randomUUID();
  const batch: SentVisitBatch = {
    session_id: sessionId,
    pages: [{ page_id, entered: { page_url: "/qr-generator", page_title: "QR codes", ...entered } }],
  };
  const { status } = await send(batch, options);
  expect(status).toBe(204);
  return page_id;
}

const tell = (page_id: string, news: object, options: CallOptions = {}) =>
  send({ session_id: null, pages: [{ page_id, ...news }] }, options);
const visit = async (id: string) => (await provider.getOne("visitors", { id })).data;
const pageView = async (id: string) => (await provider.getOne("page_analytics", { id })).data;
const isCounted = async (id: string) => (await provider.getMany("visitors", { ids: [id] })).data.length === 1;

/** Changes settings for the duration of a test. */
async function setSettings(values: Record<string, unknown>, after: Record<string, unknown>): Promise<void> {
  const { save } = server.services.settingsAdministration;
  await save(commandLine, values);
  onTestFinished(async () => void (await save(commandLine, after)));
}

describe("a page view", () => {
  test("is stored in visitors and page_analytics, with visitor and place determined by the server", async () => {
    const sessionId = randomUUID();
    const id = await enter(
      {
        page_url: "/qr-generator?utm_source=news&utm_medium=e%2Dmail&utm_campaign=May+sale",
        referrer: "https://www.example.org/a/page?q=private#part",
        screen_resolution: "390x844",
      },
      { headers: { "User-Agent": PHONE } },
      sessionId,
    );
    expect(await visit(id)).toMatchObject({
      session_id: sessionId,
      ip_address: "90.54.12.0",
      page_url: "/qr-generator?utm_source=news&utm_medium=e%2Dmail&utm_campaign=May+sale",
      page_title: "QR codes",
      user_agent: PHONE,
      country: "FR",
      region: "Unknown",
      city: "Unknown",
      referrer: "https://www.example.org/a/page",
      utm_source: "news",
      utm_medium: "e-mail",
      utm_campaign: "May sale",
      device_type: "Mobile",
      browser: "Safari",
      os: "iOS",
      screen_resolution: "390x844",
    });
    expect(await pageView(id)).toMatchObject({
      session_id: sessionId,
      page_url: expect.stringMatching(/^\/qr-generator\?/) as string,
      page_title: "QR codes",
      exited_at: null,
      time_on_page: null,
      scroll_depth: 0,
      clicks: 0,
    });
  });

  test("has no referrer if there was none or it was a page of this site", async () => {
    for (const referrer of [
      "",
      "https://codes.example/scanner",
      "https://www.codes.example/",
      server.url,
      "about:blank",
    ]) {
      expect(await visit(await enter({ referrer }))).toMatchObject({ referrer: "Direct" });
    }
  });

  test("keeps only the campaign of its query, not what people put into codes", async () => {
    const page_url = "/qr-generator?data=a%20secret&utm_source=x&token_hash=123#also";
    expect(await visit(await enter({ page_url }))).toMatchObject({ page_url: "/qr-generator?utm_source=x" });
  });

  test("from a private address has an unknown country", async () => {
    const id = await enter({}, { headers: { "X-Forwarded-For": "192.168.1.20" } });
    expect(await visit(id)).toMatchObject({ country: "Unknown", ip_address: "192.168.1.0" });
  });

  test("is counted once, however often it is sent", async () => {
    const page_id = randomUUID();
    const batch = { session_id: randomUUID(), pages: [{ page_id, entered: { page_url: "/scanner" } }] };
    await Promise.all([send(batch), send(batch), send(batch)]);
    await send({ ...batch, pages: [{ page_id, entered: { page_url: "/other" } }] });
    const { total } = await provider.getList("visitors", {
      pagination: { page: 1, perPage: 10 },
      sort: { field: "visited_at", order: "DESC" },
      filter: { session_id: batch.session_id },
    });
    expect(total).toBe(1);
    expect(await visit(page_id)).toMatchObject({ page_url: "/scanner" });
  });

  test.each([{ "Sec-GPC": "1" }, { DNT: "1" }])(
    "with %j is stored without address and session, and counts only as a page view",
    async (headers) => {
      const before = await totals();
      const id = await enter({}, { headers: { ...headers, "X-Forwarded-For": "81.2.69.142" } });
      expect(await visit(id)).toMatchObject({ ip_address: null, session_id: null, country: "GB" });
      expect(await pageView(id)).toMatchObject({ session_id: null });
      expect(await totals()).toEqual({ ...before, page_views: Number(before["page_views"]) + 1 });
      const stored = await withDatabase((knex) =>
        knex("visitors").where({ id }).first<{ visitor: unknown }>(),
      );
      expect(stored.visitor).toBeNull();
    },
  );

  test("of a browser without a session counts only as a page view", async () => {
    const before = await totals();
    await enter({}, from("81.2.69.143"), null);
    expect(await totals()).toEqual({ ...before, page_views: Number(before["page_views"]) + 1 });
  });

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "curl/8.5.0",
    "x".repeat(2000),
  ])("by a bot is answered but not counted: %.40s", async (agent) => {
    expect(await isCounted(await enter({}, { headers: { "User-Agent": agent } }))).toBe(false);
  });

  test("by an admin is not counted, and by a former admin it is", async () => {
    const other = await newAdmin(server);
    expect(await isCounted(await enter({}, { token: other.token }))).toBe(false);
    await server.services.operatorAccounts.setRole(other.email, "customer");
    expect(await isCounted(await enter({}, { token: other.token }))).toBe(true);
  });

  test("by a customer is counted, and so is one with an invalid token", async () => {
    const { token } = await signUp(server.url);
    expect(await isCounted(await enter({}, { token }))).toBe(true);
    expect(await isCounted(await enter({}, { token: "a.b.c" }))).toBe(true);
    expect(await isCounted(await enter({}, { headers: { Authorization: "Basic eDp5" } }))).toBe(true);
  });
});

describe("a later report of a page view", () => {
  test("only increases the values, whenever and however often it is sent", async () => {
    const id = await enter();
    await tell(id, { clicks: 2, scroll_depth: 75 });
    await tell(id, { clicks: 1, scroll_depth: 25 });
    expect(await pageView(id)).toMatchObject({ clicks: 2, scroll_depth: 75, exited_at: null });
    await tell(id, { time_on_page: 1 });
    await tell(id, { time_on_page: 0 });
    expect(await pageView(id)).toMatchObject({
      clicks: 2,
      scroll_depth: 75,
      time_on_page: 1,
      exited_at: expect.stringMatching(/Z$/) as string,
    });
  });

  test("can come with the view itself, and for a page just left", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const { status } = await send({
      session_id: randomUUID(),
      pages: [
        { page_id: first, entered: { page_url: "/" }, clicks: 1, time_on_page: 0 },
        { page_id: second, entered: { page_url: "/scanner" } },
      ],
    });
    expect(status).toBe(204);
    expect(await pageView(first)).toMatchObject({ clicks: 1, time_on_page: 0 });
    expect(await pageView(second)).toMatchObject({ time_on_page: null });
  });

  test("is capped at plausible values", async () => {
    const id = await enter();
    await tell(id, { time_on_page: 2_000_000_000, clicks: 2_000_000_000 });
    const { time_on_page, clicks } = await pageView(id);
    expect(Number(time_on_page)).toBeLessThan(60);
    expect(clicks).toBe(10_000);
  });

  test("for an unknown view is dropped", async () => {
    const id = await enter();
    const { status } = await tell(randomUUID(), { clicks: 5, scroll_depth: 100, time_on_page: 5 });
    expect(status).toBe(204);
    expect(await pageView(id)).toMatchObject({ clicks: 0, scroll_depth: 0, time_on_page: null });
  });
});

describe("an anonymous client", () => {
  const hostile = '"><img src=x onerror=1>';

  test("that sends markup, control characters and lone surrogates has them stored as plain text", async () => {
    const id = await enter(
      {
        page_url: `//evil.example/${hostile}\u0000?utm_campaign=${encodeURIComponent(hostile)}&utm_source=%ud800&utm_medium=%00a`,
        page_title: `${hostile}\u0000\ud800\n`,
        referrer: `https://evil.example/${hostile}`,
        screen_resolution: hostile,
      },
      { headers: { "User-Agent": `${BROWSER} ${hostile}` } },
    );
    const answer = await fetch(`${server.url}/api/admin/visitors/${id}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.json()).toMatchObject({
      page_title: `${hostile} \ufffd`,
      page_url: expect.stringMatching(/^\/evil\.example\//) as string,
      utm_campaign: hostile,
      utm_source: "",
      utm_medium: "a",
      referrer: `https://evil.example/${hostile}`,
      screen_resolution: "",
      user_agent: `${BROWSER} ${hostile}`,
    });
  });

  test("cannot set a referrer that would run as a script", async () => {
    const id = await enter({ referrer: "javascript:alert(1)//https://example.org" });
    expect(await visit(id)).toMatchObject({ referrer: "Direct" });
  });

  test("has long texts cut off", async () => {
    const long = "x".repeat(9000);
    const id = await enter({
      page_url: `/${long}?utm_source=${long}`,
      page_title: long,
      referrer: `https://example.org/${long}`,
    });
    const { page_url, page_title, referrer, utm_source } = await visit(id);
    expect([page_url.length, page_title.length, referrer.length, utm_source.length]).toEqual([
      500, 200, 500, 100,
    ]);
  });

  test.each([
    ["no pages", { pages: [] }],
    ["too many pages", { pages: Array.from({ length: 6 }, () => ({ page_id: randomUUID() })) }],
    ["a malformed id", { pages: [{ page_id: "1" }] }],
    ["a malformed session id", { session_id: "x", pages: [{ page_id: randomUUID() }] }],
    [
      "another site's address",
      { pages: [{ page_id: randomUUID(), entered: { page_url: "https://x.example/" } }] },
    ],
    ["an impossible scroll depth", { pages: [{ page_id: randomUUID(), scroll_depth: 30 }] }],
    ["a negative time", { pages: [{ page_id: randomUUID(), time_on_page: -1 }] }],
  ])("that sends %s is refused", async (_what, batch) => {
    expect(await send(batch)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  test("that sends too much or a form is refused", async () => {
    const { status } = await send({ pages: [], more: "x".repeat(70_000) });
    expect(status).toBe(413);
    const form = await send(undefined, {
      raw: "a=1",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(form.status).toBe(415);
  });

  test("is limited in the number of requests", async () => {
    const strict = await startServer({ RATE_LIMIT_FACTOR: "0.01" });
    try {
      const answers = [];
      for (let index = 0; index < 4; index += 1) {
        answers.push(
          await call(`${strict.url}/api/public/visits`, {
            json: { pages: [{ page_id: randomUUID(), entered: { page_url: "/" } }] },
            headers: { "User-Agent": BROWSER },
          }),
        );
      }
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe("the operator", () => {
  test("can choose to store whole addresses", async () => {
    await setSettings({ visitor_addresses: "whole" }, { visitor_addresses: "shortened" });
    expect(await visit(await enter())).toMatchObject({ ip_address: FRENCH });
    const opted = await enter({}, { headers: { "Sec-GPC": "1" } });
    expect(await visit(opted)).toMatchObject({ ip_address: null });
  });

  test("can switch counting off", async () => {
    await setSettings({ enable_analytics: false }, { enable_analytics: true });
    expect(await isCounted(await enter())).toBe(false);
    const { body } = await call(`${server.url}/api/admin/analytics/report`, { token: admin.token });
    expect(body["counting"]).toBe(false);
  });

  test("keeps single visits as long as the setting says, and their sums forever", async () => {
    const id = await enter();
    await withDatabase(async (knex) => {
      const old = { visited_at: new Date(Date.now() - 400 * 86_400_000) };
      await knex("visitors").where({ id }).update(old);
    });
    await setSettings({ visitor_retention_days: 399 }, { visitor_retention_days: 365 });
    const before = await totals();
    await server.services.visits.purge();
    expect(await isCounted(id)).toBe(false);
    await expect(provider.getOne("page_analytics", { id })).rejects.toMatchObject({ status: 404 });
    expect(await totals()).toEqual(before);
  });
});

async function withDatabase<T>(
  work: (knex: ReturnType<typeof createPool>) => Promise<T>,
  { databaseUrl } = server,
): Promise<T> {
  const knex = createPool({ connectionString: databaseUrl });
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

const report = async (query = "") =>
  (await call(`${server.url}/api/admin/analytics/report${query}`, { token: admin.token })).body;
const totals = async () => (await report("?period=yearly"))["totals"] as Record<string, unknown>;

const from = (address: string, agent = BROWSER): CallOptions => ({
  headers: { "X-Forwarded-For": address, "User-Agent": agent },
});

describe("the report", () => {
  test("identifies a visitor by address and browser, whatever the number of tabs", async () => {
    const before = await totals();
    const added = async () => {
      const now = await totals();
      return ["visitors", "visits", "page_views"].map((name) => Number(now[name]) - Number(before[name]));
    };
    await enter({}, from("90.54.20.1"));
    await enter({}, from("90.54.20.1"));
    expect(await added()).toEqual([1, 1, 2]);
    await enter({}, from("90.54.20.2"));
    await enter({}, from("90.54.20.1", PHONE));
    expect(await added()).toEqual([3, 3, 4]);
    const kept = await withDatabase((knex) =>
      knex("visitors").where({ ip_address: "90.54.20.0" }).distinct("visitor").pluck("visitor"),
    );
    expect(kept).toHaveLength(3);
    expect(kept.join()).not.toMatch(/90\.54/);
  });

  test("shows pages, visitors, origins and referrers", async () => {
    const sessionId = randomUUID();
    const before = await totals();
    const somebody = from("90.54.30.1");
    const entered = {
      page_url: "/only-here?utm_source=letter&utm_campaign=June",
      referrer: "https://news.example/a",
    };
    const first = await enter(entered, somebody, sessionId);
    await enter({ page_url: "/only-here/" }, somebody, sessionId);
    await tell(first, { time_on_page: 1 });
    const body = await report("?period=daily&time_zone=Asia/Kathmandu");
    expect(body).toMatchObject({
      period: "daily",
      time_zone: "Asia/Kathmandu",
      bucket: "hour",
      counting: true,
      places: [{ kind: "table", name: "IP2Location LITE", cities: false }],
    });
    expect(String(body["from"])).toMatch(/T18:15:00.000Z$/);
    expect(await totals()).toMatchObject({
      visitors: Number(before["visitors"]) + 1,
      visits: Number(before["visits"]) + 1,
      page_views: Number(before["page_views"]) + 2,
    });
    const all = await report("?period=monthly");
    expect(all["referrers"]).toContainEqual(
      expect.objectContaining({
        value: "news.example",
        visits: 1,
        page_views: 1,
        bounce_rate: 0,
        visit_duration: 0,
        time_on_page: 1,
      }),
    );
    expect(all["campaigns"]).toContainEqual(
      expect.objectContaining({ utm_source: "letter", utm_medium: "", utm_campaign: "June", visits: 1 }),
    );
    expect(all["countries"]).toContainEqual(expect.objectContaining({ value: "FR" }));
    const pages = await withDatabase(
      async (knex) =>
        await knex("visit_rollups")
          .where({ dimension: "page", grain: "day", value: "/only-here" })
          .sum("visits as n"),
    );
    expect(pages).toEqual([{ n: "2" }]);
    const recent = all["recent"] as Record<string, unknown>[];
    expect(recent.length).toBeLessThanOrEqual(10);
    expect(recent[0]).toMatchObject({ page_url: "/only-here/", country: "FR", device_type: "Desktop" });
    expect((all["pages"] as unknown[]).length).toBeLessThanOrEqual(5);
  });

  test("uses the caller's time zone with UTC as the default, and refuses unknown ones", async () => {
    expect(await report()).toMatchObject({ period: "daily", time_zone: "UTC" });
    expect(await report("?time_zone=Nowhere/Here")).toMatchObject({ code: "validation_failed" });
    expect(await report("?period=hourly")).toMatchObject({ code: "validation_failed" });
  });

  test("has no formulas in its CSV file", async () => {
    await enter({ page_url: "/?utm_source=%3Dcmd%7C%27%20/C%20calc%27!A0", referrer: "https://x.example" });
    const answer = await fetch(`${server.url}/api/admin/analytics/report.csv?period=monthly`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="visits-monthly-[\d-]+\.csv"$/,
    );
    const text = await answer.text();
    expect(text).toContain(
      "section,value,visitors,visits,page_views,bounce_rate,visit_duration_seconds,time_on_page_seconds\r\n",
    );
    expect(text).toMatch(/^campaigns,'=cmd\|' \/C calc'!A0 /m);
    expect(text).not.toMatch(/(^|,)[=+@-][a-z]/im);
  });
});

const list = (resource: string, field: string, filter: object) =>
  provider.getList(resource, {
    pagination: { page: 1, perPage: 10 },
    sort: { field, order: "ASC" },
    filter,
  });

describe("the tables", () => {
  test("can be listed, sorted and filtered by time by react-admin", async () => {
    const start = new Date();
    const ids = [await enter({ page_url: "/a" }), await enter({ page_url: "/b" })];
    const visitors = await list("visitors", "visited_at", { visited_at_gte: start.toISOString() });
    expect(visitors.total).toBe(2);
    expect(visitors.data.map(({ id }) => id)).toEqual(ids);
    const views = await list("page_analytics", "page_url", { entered_at_gte: start.toISOString(), q: "/B" });
    expect(views.data.map(({ id }) => id)).toEqual([ids[1]]);
    const phones = await list("visitors", "country", {
      device_type: "Mobile",
      visited_at_gte: start.toISOString(),
    });
    expect(phones.total).toBe(0);
  });

  test("are read-only", async () => {
    const id = await enter();
    for (const resource of ["visitors", "page_analytics"]) {
      await expect(provider.delete(resource, { id, previousData: { id } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(provider.create(resource, { data: {} })).rejects.toMatchObject({ status: 404 });
      const update = { id, data: { country: "XX" }, previousData: { id } };
      await expect(provider.update(resource, update)).rejects.toMatchObject({ status: 404 });
    }
  });
});

test("two processes that count at once keep the sums equal to a recount", async () => {
  const here = await startServer();
  onTestFinished(() => here.close());
  const other = runProduct(["serve"], {
    PORT: "0",
    DATABASE_URL: here.databaseUrl,
    DATA_DIR: here.dataDir,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "silent",
  });
  onTestFinished(() => void other.process.kill());
  const [, url = ""] = await other.says(/Quietzone: (http\S+)/);
  const urls = [here.url, url];
  const browsers = [BROWSER, PHONE, BROWSER.replace("138", "139")];
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_none, index) =>
      call(`${urls[index % 2]}/api/public/visits`, {
        json: {
          session_id: randomUUID(),
          pages: [
            {
              page_id: randomUUID(),
              entered: { page_url: `/${index % 5}` },
              clicks: index % 4,
              time_on_page: 1,
            },
          ],
        },
        headers: { "User-Agent": browsers[index % 3] ?? "" },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  const sums = await withDatabase(
    (knex) =>
      knex("visit_rollups")
        .where({ dimension: "all", grain: "month" })
        .sum({ views: "visits", visits: "entries", visitors: "visitors" }),
    here,
  );
  expect(sums).toEqual([{ views: "120", visits: "3", visitors: "3" }]);
  expect(await withDatabase(differences, here)).toEqual([]);
});
