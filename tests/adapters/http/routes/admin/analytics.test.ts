import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { createTransact } from "../../../../../adapters/db/pool/transaction.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import type { NewView } from "../../../../../core/analytics/visit.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
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
const at = (time: string, changes: Partial<NewView> = {}) =>
  buildView({ visitedAt: new Date(time), ...changes });
const ask = (path: string, token = admin.token) =>
  call(`${server.url}/api/admin/analytics/${path}`, { token });
/** The parts of a report, a list or the current visitors that these tests check. */
interface Answer {
  series: { visits: number }[];
  recent: { country: string; browser: string }[];
  browsers: { value: string }[];
  pages: { value: string }[];
  rows: { value: string }[];
}
const body = async (path: string) => (await ask(path)).body as unknown as Answer;

test("a range includes its whole first and last day in the viewer's time zone, even when clocks change", async () => {
  // October 26, 2025 has 25 hours in Berlin
  await enter([
    at("2025-10-25T21:59:59.999Z", { country: "AA" }),
    at("2025-10-25T22:00:00.000Z", { country: "BB" }),
    at("2025-10-26T00:30:00.000Z", { country: "CC" }),
    at("2025-10-26T22:59:59.999Z", { country: "DD" }),
    at("2025-10-26T23:00:00.000Z", { country: "EE" }),
  ]);
  const day = await body("report?from=2025-10-26&to=2025-10-26&time_zone=Europe/Berlin");
  expect(day).toMatchObject({
    period: "dates",
    bucket: "hour",
    from: "2025-10-25T22:00:00.000Z",
    until: "2025-10-26T23:00:00.000Z",
    totals: { visitors: 3, visits: 3, page_views: 3 },
    previous: { visitors: 1, visits: 1, page_views: 1 },
  });
  expect(day.series).toHaveLength(25);
  expect(day.recent.map(({ country }) => country)).toEqual(["DD", "CC", "BB"]);
  const inUtc = await body("report?from=2025-10-26&to=2025-10-26&time_zone=UTC");
  expect(inUtc).toMatchObject({
    totals: { visits: 3 },
    previous: { visits: 2 },
    lists: { is_exact: true },
  });
  expect(inUtc.recent.map(({ country }) => country)).toEqual(["EE", "DD", "CC"]);
  const days = await body("report?from=2025-10-25&to=2025-10-27&time_zone=Europe/Berlin");
  expect(days.series.map(({ visits }) => visits)).toEqual([1, 3, 1]);
});

test("lists of days without finer sums begin and end with days in UTC, before and after the purge", async () => {
  await enter([
    at("2025-08-11T23:30:00Z", { browser: "Before" }),
    at("2025-08-12T12:00:00Z", { browser: "Within" }),
    at("2025-08-12T23:30:00Z", { browser: "After" }),
  ]);
  const query = "from=2025-08-12&to=2025-08-12&time_zone=Europe/Berlin";
  const check = async (recent: string[]) => {
    const report = await body(`report?${query}`);
    expect(report).toMatchObject({
      totals: { visits: 2 },
      lists: { is_exact: false, visits: 2, page_views: 2 },
    });
    expect(report.browsers.map(({ value }) => value)).toEqual(["After", "Within"]);
    expect(report.recent.map(({ browser }) => browser)).toEqual(recent);
    const { rows } = await body(`lists/browsers?${query}`);
    expect(rows).toEqual(report.browsers);
  };
  await check(["Within", "Before"]);
  const { save } = server.services.settingsAdministration;
  onTestFinished(async () => void (await save(commandLine, { visitor_retention_days: 365 })));
  await save(commandLine, { visitor_retention_days: 30 });
  await server.services.visits.purge();
  await check([]);
});

test("hourly visitors are null for days whose visits are no longer stored", async () => {
  await enter([at("2025-06-10T12:10:00Z"), at("2025-06-10T12:20:00Z")]);
  const { save } = server.services.settingsAdministration;
  const noon = async (days: number) => {
    await save(commandLine, { visitor_retention_days: days });
    return (await body("report?from=2025-06-10&to=2025-06-10&time_zone=UTC")).series[12];
  };
  onTestFinished(async () => void (await save(commandLine, { visitor_retention_days: 365 })));
  expect(await noon(3650)).toMatchObject({ visitors: 2, visits: 2, page_views: 2 });
  expect(await noon(30)).toMatchObject({ visitors: null, visits: 2, page_views: 2 });
});

test.each([
  ["from=2025-10-26", "from and to should be days"],
  ["from=2025-10-26&to=yesterday", "from and to should be days"],
  ["from=2025-02-30&to=2025-03-01", "from and to should be days"],
  ["from=2025-10-26&from=2025-10-27&to=2025-10-28", "from and to should be days"],
  ["from=2025-10-26&to=2025-10-25", "from should not be after to"],
  ["from=2001-01-01&to=2025-10-25", "at most 3660 days"],
  ["from=2999-01-01&to=2999-01-02", "in the future"],
])("refuses the range %s: %s", async (query, why) => {
  for (const path of ["report", "report.csv", "lists/pages"]) {
    const { status, body: refused } = await ask(`${path}?${query}`);
    expect(status).toBe(400);
    expect(refused).toMatchObject({
      code: "validation_failed",
      fields: { to: expect.stringContaining(why) as string },
    });
  }
});

test("a list has every row of the range in the order of the report", async () => {
  const paths = Array.from({ length: 120 }, (_none, index) => `/list-${index}`);
  await enter([
    ...paths.map((pageUrl) => at("2025-04-05T10:00:00Z", { pageUrl, utmSource: "x" })),
    at("2025-04-05T11:00:00Z", { pageUrl: "/list-7" }),
  ]);
  const query = "from=2025-04-05&to=2025-04-05&time_zone=UTC";
  const report = await body(`report?${query}`);
  const list = await body(`lists/pages?${query}`);
  expect(report.pages).toHaveLength(5);
  expect(list.rows).toHaveLength(120);
  expect(list.rows.slice(0, 5)).toEqual(report.pages);
  expect(list).toMatchObject({ has_more: false, rows: { 0: { value: "/list-7", page_views: 2 } } });
  expect(await body(`lists/campaigns?${query}`)).toMatchObject({
    rows: [{ utm_source: "x", utm_medium: "", utm_campaign: "", visits: 120 }],
  });
  expect((await ask(`lists/nothing?${query}`)).status).toBe(404);
  const file = await fetch(`${server.url}/api/admin/analytics/report.csv?${query}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  expect(file.headers.get("Content-Disposition")).toContain("visits-2025-04-05-2025-04-05.csv");
});

/** A view this many minutes ago. */
const ago = (minutes: number, person: string | null, pageUrl: string) =>
  buildView({ person, pageUrl, visitedAt: new Date(Date.now() - minutes * 60_000) });

test("current visitors are those with a view in the last 30 minutes, on the page they entered last", async () => {
  expect(await body("now")).toEqual({ visitors: 0, page_views: 0, pages: [] });
  await enter([
    ago(31, "gone", "/old"),
    ago(29, "a", "/first"),
    ago(2, "a", "/second/?utm_source=x"),
    ago(20, "b", "/second"),
    ago(10, "c", "/"),
    ago(5, null, "/untracked"),
  ]);
  expect(await body("now")).toEqual({
    visitors: 3,
    page_views: 5,
    pages: [
      { value: "/second", visitors: 2 },
      { value: "/", visitors: 1 },
    ],
  });
  const { token } = await signUp(server.url);
  for (const path of ["now", "lists/pages"]) expect((await ask(path, token)).status).toBe(403);
});
