import { Agent, request } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, signUp } from "../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { runProduct } from "../../support/programs/product.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-stop-"));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>) {
  const product = runProduct(["serve"], {
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "warn",
    ...env,
  });
  const [, url = ""] = await product.says(/^Quietzone: (http:\S+)$/m);
  return { ...product, url };
}

/** A user agent whose scans are counted. */
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1";

interface Asked {
  /** Null if there was no complete answer. */
  status: number | null;
  closes: boolean;
  /** Whether the connection was refused because the server had already closed. */
  notTaken: boolean;
}

/** Sends a request over a keep-alive connection. */
const ask = (agent: Agent, url: string): Promise<Asked> =>
  new Promise((resolve) => {
    const asked = request(url, { agent, headers: { "User-Agent": PHONE } }, (response) => {
      const closes = response.headers.connection === "close";
      response.resume();
      response.once("close", () =>
        resolve({
          status: response.complete ? (response.statusCode ?? null) : null,
          closes,
          notTaken: false,
        }),
      );
    });
    asked.once("error", () => resolve({ status: null, closes: false, notTaken: !asked.reusedSocket }));
    asked.end();
  });

/** Repeats requests until the server refuses connections. */
async function askOn(url: string, isStopped: () => boolean): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: Asked[] = [];
  for (;;) {
    const asked = await ask(agent, url);
    if (asked.notTaken && isStopped()) break;
    answers.push(asked);
  }
  agent.destroy();
  return answers;
}

test("a server stopped under load answers and counts every request that reached it", async () => {
  const product = await start({ SHUTDOWN_DELAY: "1" });
  const { token } = await signUp(product.url);
  const link = await call(`${product.url}/api/me/short_links`, {
    json: { target: "https://example.com/menu" },
    token,
  });
  const short = `${product.url}/s/${String(link.body["code"])}`;
  let stopped = false;
  const isStopped = () => stopped;
  const clients = [short, short, short, `${product.url}/`, `${product.url}/api/public/settings`];
  const asking = clients.map((address) => askOn(address, isStopped));
  // enough rounds for every client to open its connection
  for (let round = 0; round < 5; round += 1) await call(`${product.url}/healthz`);

  stopped = true;
  product.process.kill("SIGTERM");
  await expect.poll(async () => (await call(`${product.url}/readyz`)).status).toBe(503);
  expect((await call(`${product.url}/healthz`)).headers.get("Connection")).toBe("close");

  const answers = (await Promise.all(asking)).flat();
  expect((await product.ended).exitCode).toBe(0);
  expect(answers.filter(({ status }) => status === null)).toEqual([]);
  expect(answers.some(({ closes }) => closes)).toBe(true);
  const scans = answers.filter(({ status }) => status === 302).length;
  expect(scans).toBeGreaterThan(10);
  const [row] = await database.knex("short_links").select("scan_count").where({ id: link.body["id"] });
  expect(Number((row as { scan_count: unknown }).scan_count)).toBe(scans);
});

test("a second signal stops the server at once", async () => {
  const product = await start({ SHUTDOWN_DELAY: "300" });
  product.process.kill("SIGTERM");
  await expect.poll(async () => (await call(`${product.url}/readyz`)).status).toBe(503);
  product.process.kill("SIGTERM");
  expect((await product.ended).exitCode).toBe(143);
});
