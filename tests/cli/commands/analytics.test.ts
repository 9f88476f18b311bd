import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createProgram } from "../../../cli/program/program.ts";
import { WrongUse } from "../../../cli/input/wrong-use.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  vi.stubEnv("DATABASE_URL", server.databaseUrl);
  vi.stubEnv("DATA_DIR", server.dataDir);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const noBatch = () => Promise.reject(new Error("no batch"));

async function run(...args: string[]): Promise<string> {
  let told = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    told += String(text);
    return true;
  });
  try {
    await createProgram(noBatch, () => undefined).parseAsync(["analytics", "report", ...args], {
      from: "user",
    });
  } finally {
    write.mockRestore();
  }
  return told;
}

test("reports visits as text, JSON and CSV while the server is running", async () => {
  const response = await fetch(`${server.url}/api/public/visits`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    },
    body: JSON.stringify({
      session_id: "00000000-0000-4000-8000-000000000001",
      pages: [{ page_id: "00000000-0000-4000-8000-000000000002", entered: { page_url: "/verify" } }],
    }),
  });
  expect(response.status).toBe(204);
  expect(await run("--period", "weekly", "--time-zone", "Europe/Paris")).toMatch(/\/verify\s+1\s+100\.0%/);
  expect(JSON.parse(await run("--json"))).toMatchObject({
    period: "daily",
    time_zone: "UTC",
    totals: { visitors: 1, visits: 1, page_views: 1, bounce_rate: 1, visit_duration: 0 },
    browsers: [{ value: "Firefox", visits: 1 }],
  });
  expect(await run("--from", "2025-10-01", "--to", "2025-10-31")).toMatch(/^Oct 1\s–\s31, 2025 \(UTC\)/);
  await expect(run("--from", "2025-10-31", "--to", "2025-10-01")).rejects.toThrow("after to");
  expect(await run("--csv")).toContain("pages,/verify,,1,1,1,0,");
});

test.each([
  ["--period", "hourly"],
  ["--time-zone", "Middle/Earth"],
  ["--json", "--csv"],
  ["--from", "2025-10-01"],
])("rejects %s %s", async (...args) => {
  await expect(run(...args)).rejects.toThrow(WrongUse);
});
