import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "./fuzz/run.ts";
import { startServer, type TestServer } from "./support/server.ts";

/** Default number of requests; `npm run fuzz` sends many more. */
const A_FEW = 180;
const requests = Number(process.env["QZ_FUZZ"] ?? A_FEW);
const seed = Number(process.env["QZ_SEED"] ?? 1);
/** QZ_FUZZ_ONLY=17,18 sends only those requests of the seed, to reproduce a failure. */
const only = process.env["QZ_FUZZ_ONLY"]?.split(",").map(Number);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test(
  "no route fails, hangs or answers in another error shape, whatever is sent to it and by whom",
  async () => {
    const { faults, statuses, ...sent } = await fuzz(server, { seed, requests, ...(only && { only }) });
    if (requests > A_FEW || only) {
      const table = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => ({ status, times }));
      console.log(`${sent.requests} requests to ${sent.routes} routes, seed ${seed}`);
      console.table(table);
    }
    expect(faults).toEqual([]);
    // some requests must get past authorization for the test to mean anything
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
  },
  Math.max(60_000, requests * 100),
);
