import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newEmail, PASSWORD } from "../../../support/call.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

const TOKEN = "what-prometheus-shows";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: TOKEN, RATE_LIMIT_FACTOR: "1" });
});
afterAll(() => server.close());

const scrape = (headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` }) =>
  fetch(`${server.url}/metrics`, { headers });
const report = async () => (await scrape()).text();
/** The value of a series, by its name and labels as written in the report. */
const valueOf = (text: string, series: string): number => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? NaN : Number(line.slice(series.length + 1));
};

describe("/metrics", () => {
  test("is refused without the token", async () => {
    for (const headers of [{}, { Authorization: "Bearer wrong" }, { Authorization: `Basic ${TOKEN}` }]) {
      const answer = await scrape(headers);
      expect([answer.status, (await answer.text()).includes("quietzone_")]).toEqual([401, false]);
    }
  });

  test("does not exist if no token is configured", async () => {
    const other = await startServer();
    for (const headers of [{}, { Authorization: "Bearer " }, { "X-Forwarded-For": "127.0.0.1" }]) {
      const { status } = await fetch(`${other.url}/metrics`, { headers: headers as Record<string, string> });
      expect(status).toBe(404);
    }
    await other.close();
  });

  test("counts requests by pattern, refusals, jobs and the database, without personal data", async () => {
    const email = newEmail();
    for (const code of ["first-code", "second-code"])
      await (await fetch(`${server.url}/s/${code}`)).arrayBuffer();
    const json = { email, password: PASSWORD };
    for (let tries = 0; tries < 60; tries += 1) {
      const { status } = await call(`${server.url}/auth/v1/token?grant_type=password`, { json });
      if (status === 429) break;
    }
    const asked = 'quietzone_http_requests_total{method="GET",route="/s/:code",status="4xx"}';
    // requests are counted after the response has ended
    await expect.poll(async () => valueOf(await report(), asked)).toBe(2);
    const text = await report();
    const timed = 'quietzone_http_request_duration_seconds_count{method="GET",route="/s/:code"}';
    expect(valueOf(text, timed)).toBe(2);
    expect(valueOf(text, 'quietzone_sign_in_failures_total{code="invalid_credentials"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'quietzone_rate_limit_refusals_total{code="over_request_rate_limit"}')).toBe(1);
    expect(valueOf(text, "quietzone_database_up")).toBe(1);
    expect(valueOf(text, "quietzone_database_pool_limit")).toBe(10);
    expect(valueOf(text, "quietzone_database_pool_waiting")).toBe(0);
    expect(text).not.toMatch(/first-code|second-code|@example|127\.0\.0\.1/);
  });

  test("creates no series from made-up paths and methods", async () => {
    const before = (await report()).split("\n").length;
    for (let i = 0; i < 20; i += 1) {
      for (const path of ["s/made-up", "api/made-up", "made/up"]) {
        await (await fetch(`${server.url}/${path}-${i}`)).arrayBuffer();
      }
    }
    await (await fetch(`${server.url}/healthz`, { method: "PROPFIND" })).arrayBuffer();
    await expect.poll(report).toMatch(/method="GET",route="unknown",status="4xx"\} 40/);
    // one series for unknown routes and one for invalid methods, each with its buckets
    expect((await report()).split("\n").length - before).toBeLessThan(60);
  });
});

test("includes every metric that docs/operations.md mentions", async () => {
  server.services.metrics.watchProcess();
  const known = new Set(
    [...(await report()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const text = readFileSync("docs/operations.md", "utf8");
  const watched = new Set(
    [...text.matchAll(/\b(?:quietzone|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name),
  );
  expect(watched.size).toBeGreaterThan(12);
  // metrics of the HTTP server, which this test does not start
  const elsewhere = ["quietzone_http_connections", "quietzone_http_connections_dropped_total"];
  expect([...watched].filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual([]);
});
