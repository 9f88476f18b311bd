/**
 * `npm run test:citus [-- PART …]`: the product on a real cluster. Contract suites and tests of repositories and of the API run on
 * databases that are spread over its workers. Says "not run" where there is no cluster to start, and ends with 0 then.
 */
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../support/free-port.ts";
import { describe, findCluster, NoCluster, startCluster, type Cluster } from "./cluster.ts";
import { makeTemplates } from "./template.ts";

const root = join(import.meta.dirname, "..", "..");

const CONFIG = join(import.meta.dirname, "vitest.config.ts");

const CONTRACTS = [
  "repositories",
  "scans",
  "scan-sums",
  "visits",
  "stored-visits",
  "schema",
  "product-sums",
  "transaction",
  "ad-counts",
].map((name) => `tests/adapters/db/${name}.test.ts`);
const API = [
  "tests/adapters/http/routes/me",
  "tests/adapters/http/routes/public",
  ...["analytics", "filtered-analytics", "dashboard", "goals", "admin-short-links", "admin-users"].map(
    (name) => `tests/adapters/http/routes/admin/${name}.test.ts`,
  ),
];
const PARTS: Record<string, string[]> = { contracts: CONTRACTS, api: API, cluster: ["tests/citus"] };

const { positionals } = parseArgs({ allowPositionals: true });
const paths =
  positionals.length === 0 ? Object.values(PARTS).flat() : positionals.flatMap((name) => PARTS[name] ?? name);

async function onCluster(folder: string): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), "quietzone-citus-"));
  // the machines run as another user
  await chmod(data, 0o755);
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster(folder, join(data, "nodes"), await freePorts());
    const template = await makeTemplates(cluster);
    console.log(
      `Citus ${cluster.version}: a coordinator, ${cluster.workers.length} workers, ${template.shards} shards`,
    );
    return await vitest(cluster);
  } catch (error) {
    if (!(error instanceof NoCluster)) throw error;
    return notRun(error.message);
  } finally {
    await cluster?.stop();
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

function notRun(why: string): number {
  console.log(`not run: ${why}`);
  return 0;
}

/** Start.sh takes ports one after the other, and a worker more is made. */
const freePorts = async (): Promise<number> => Math.min(60_000, await freePort());

const vitest = (cluster: Cluster): Promise<number> =>
  new Promise((resolve, reject) => {
    const args = ["--no-install", "vitest", "run", "-c", CONFIG, ...paths];
    const env = { ...process.env, TEST_CLUSTER: describe(cluster) };
    const child = spawn("npx", args, { cwd: root, stdio: "inherit", env });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });

const found = findCluster(root);
if ("missing" in found) notRun(found.missing);
else process.exitCode = await onCluster(found.folder);
