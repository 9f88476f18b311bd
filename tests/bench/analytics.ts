import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../adapters/db/pool/connect.ts";
import { differences } from "../support/visits/visit-recount.ts";
import { benchOneMore } from "./analytics/one-more.ts";
import { benchPanels } from "./analytics/panels.ts";
import { makeSite, type Site } from "./analytics/site.ts";
import { benchTracking } from "./analytics/tracking.ts";

/**
 * `npm run bench:analytics`: both analytics pages with few and with many visits. BENCH_VISITS sets the larger
 * number.
 */
const MANY = Number(process.env["BENCH_VISITS"] ?? 5_000_000);
const FEW = Math.min(MANY / 10, 50_000);

const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-analytics-"));
const say = (lines: readonly string[]) => console.log(`${lines.join("\n")}\n`);
const sites: Site[] = [];
try {
  say([`${availableParallelism()} processors, Node ${process.version}, files in ${folder}`]);
  for (const visits of [FEW, MANY]) {
    const site = await makeSite(join(folder, String(visits)), visits);
    sites.push(site);
    say([`${visits.toLocaleString("en")} visits and as many scans: made in ${site.seconds.toFixed(0)} s`]);
  }
  say(await benchPanels(sites));
  say(await benchOneMore(sites));
  await Promise.all(sites.map(({ database }) => database.close()));
  const [few, many] = sites.map(({ dataDir }) => dataDir);
  say(await benchTracking(few ?? ""));
  for (const dataDir of [few, many]) {
    const database = await openDatabase({ dataDir: dataDir ?? "" });
    const wrong = await differences(database.knex);
    await database.close();
    say([wrong.length === 0 ? "All sums equal a recount of the single visits" : JSON.stringify(wrong)]);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
