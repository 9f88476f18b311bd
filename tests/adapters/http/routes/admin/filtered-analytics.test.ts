import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { createTransact } from "../../../../../adapters/db/pool/transaction.ts";
import type { NewView } from "../../../../../core/analytics/visit.ts";
import type { VisitListReport, VisitReport } from "../../../../../core/analytics/visit-report.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { buildView } from "../../../../support/visits/visits.ts";

let server: TestServer;
let admin: Account;
let knex: ReturnType<typeof createPool>;
beforeAll(async () => {
  server = await startServer();
  admin = await newAdmin(server);
  knex = createPool({ connectionString: server.databaseUrl });
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const enter = (views: readonly NewView[]) =>
  createTransact(knex)((tx) => tx.visits.record([{ views, progress: [] }]));
const ask = (path: string) => call(`${server.url}/api/admin/analytics/${path}`, { token: admin.token });
const report = async (query: string) => (await ask(`report?${query}`)).body as unknown as VisitReport;

type Facts = Partial<NewView> & { person?: string | null };
/** Page views of one visitor on one day, minutes apart. */
const visit = (day: string, facts: Facts, ...pages: string[]): NewView[] =>
  pages.map((pageUrl, index) =>
    buildView({
      ...facts,
      pageUrl,
      visitedAt: new Date(`${day}T10:${String(index * 5).padStart(2, "0")}:00Z`),
      ...(index > 0 && { referrer: "Direct", utmSource: "", utmMedium: "", utmCampaign: "" }),
    }),
  );

const sum = (rows: readonly { visits: number }[]) => rows.reduce((total, row) => total + row.visits, 0);
const DAY = "from=2025-03-04&to=2025-03-04&time_zone=UTC";
const shown = ({ totals, previous, pages, series }: VisitReport) => ({
  visits: totals.visits,
  views: totals.page_views,
  before: [previous.visits, previous.page_views],
  pages: pages.map(({ value, page_views }) => `${value} ${page_views}`),
  ten: [series[10]?.visitors, series[10]?.visits, series[10]?.page_views],
});

test("filters keep visits that match all of them, and a page filter counts only views of that page", async () => {
  const news = "https://www.news.example/x";
  await enter([
    ...visit("2025-03-03", { person: "early", country: "FR" }, "/", "/shop/a"),
    ...visit("2025-03-04", { person: "ann", country: "FR", referrer: news }, "/", "/shop/a/", "/thanks"),
    ...visit(
      "2025-03-04",
      { person: "bob", country: "DE", referrer: "https://news.example" },
      "/shop/b?utm_source=x",
    ),
    ...visit(
      "2025-03-04",
      { person: "cid", country: "FR", utmSource: "letter" },
      "/about",
      "/shop/a",
      "/shop/a",
    ),
    // this visitor asks not to be tracked and is in no visit
    ...visit("2025-03-04", { person: null, country: "FR" }, "/shop/a", "/thanks"),
  ]);
  expect(await report(DAY)).toMatchObject({ filters: [], totals: { visits: 3, page_views: 9 } });

  const french = await report(`${DAY}&country=FR`);
  expect(french).toMatchObject({
    filters: [{ dimension: "country", value: "FR" }],
    since: null,
    totals: { visitors: 2, visits: 2, page_views: 8, bounce_rate: 0, visit_duration: 600 },
    lists: { is_exact: true, visits: 2, page_views: 8 },
    countries: [{ value: "FR", visits: 2, page_views: 8 }],
    referrers: [
      { value: "Direct", visits: 1 },
      { value: "news.example", visits: 1 },
    ],
    campaigns: [{ utm_source: "letter", utm_medium: "", utm_campaign: "", visits: 1 }],
    browsers: [{ value: "Chrome", visits: 2 }],
  });
  expect(french.recent).toHaveLength(8);
  expect(new Set(french.recent.map(({ country }) => country))).toEqual(new Set(["FR"]));
  expect(shown(french)).toEqual({
    visits: 2,
    views: 8,
    before: [1, 2],
    pages: ["/shop/a 4", "/thanks 2", "/ 1", "/about 1"],
    ten: [2, 2, 8],
  });

  expect(shown(await report(`${DAY}&page=/shop/*`))).toEqual({
    visits: 3,
    views: 5,
    before: [1, 1],
    pages: ["/shop/a 4", "/shop/b 1"],
    ten: [3, 3, 5],
  });
  expect(await report(`${DAY}&page=/shop/*`)).toMatchObject({ totals: { bounce_rate: 1 / 3 } });
});

test.each([
  ["page=/shop/a", 2, 4],
  ["page=/shop/a&page=/thanks", 1, 2],
  ["page=/shop/a&country=DE", 0, 0],
  ["page=/shop/*&referrer=news.example", 2, 2],
  ["referrer=news.example", 2, 4],
  ["referrer=Direct", 1, 5],
  ['campaign=["letter","",""]', 1, 3],
  ["device=Desktop&browser=Chrome&os=Windows", 3, 9],
  ["page=/*", 3, 9],
  ["page=/%25", 0, 0],
  ["page=/shop_a", 0, 0],
  ["page=/shop/\\*", 0, 0],
  ["browser=' OR 1=1 --", 0, 0],
  ["os=:filter0", 0, 0],
  ["browser=?", 0, 0],
])("%s keeps %i visits and %i views, in the report, its lists and its CSV", async (query, visits, views) => {
  const found = await report(`${DAY}&${query}`);
  expect([found.totals.visits, found.totals.page_views]).toEqual([visits, views]);
  expect(sum(found.devices)).toBe(visits);
  for (const name of ["pages", "countries", "referrers", "campaigns", "os"] as const) {
    const list = (await ask(`lists/${name}?${DAY}&${query}`)).body as unknown as VisitListReport;
    expect(list.rows).toEqual(found[name]);
  }
  const file = await fetch(`${server.url}/api/admin/analytics/report.csv?${DAY}&${query}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  const lines = (await file.text()).split(/\r?\n/);
  expect(lines.find((line) => line.startsWith("totals,"))).toContain(`,${visits},${visits},${views},`);
  expect(lines[1]).toMatch(/^filter,/);
});

test.each([
  ["contry=FR", "contry", "There is no such filter"],
  ["country=France", "country", "ISO 3166-1"],
  ["country=FR&country=DE", "country", "only once"],
  ["page=shop", "page", "Send a path"],
  ["page=/a%00b", "page", "Send a path"],
  ["page=/1&page=/2&page=/3&page=/4&page=/5&page=/6", "page", "at most 5"],
  ['campaign=["\\u0000","",""]', "campaign", "source, medium and name"],
  ["__proto__=x", "__proto__", "There is no such filter"],
])("refuses %s with a message", async (query, name, why) => {
  for (const path of ["report", "report.csv", "lists/pages"]) {
    const { status, body } = await ask(`${path}?${DAY}&${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "validation_failed" });
    expect(JSON.stringify(body)).toContain(why);
    expect(String(body["message"])).toContain(name);
  }
});

test("filtered figures begin with the oldest stored view and are null before", async () => {
  await enter(visit("2025-01-10", { person: "old", country: "FR" }, "/", "/shop/a"));
  const { save } = server.services.settingsAdministration;
  onTestFinished(async () => void (await save(commandLine, { visitor_retention_days: 365 })));
  const days = Math.floor((Date.now() - Date.parse("2025-02-01")) / 86_400_000);
  await save(commandLine, { visitor_retention_days: days });
  await server.services.visits.purge();
  const range = "from=2025-01-01&to=2025-12-31&time_zone=UTC";
  expect(await report(range)).toMatchObject({ since: null, totals: { visits: 5, page_views: 13 } });
  const { since, totals, previous, series } = await report(`${range}&country=FR`);
  expect(since).toBe("2025-03-03T10:00:00.000Z");
  expect(totals).toMatchObject({ visits: 3, page_views: 10 });
  expect(previous).toMatchObject({ visitors: null, visits: null, page_views: null });
  expect(series.slice(0, 4).map(({ page_views }) => page_views)).toEqual([null, null, 10, 0]);
  const before = await report("from=2025-01-01&to=2025-01-31&time_zone=UTC&country=FR");
  expect(before).toMatchObject({ totals: { visits: null, page_views: null }, pages: [] });
});
