/**
 * `npm run test:citus [-- PART …]`: the product on a real cluster. Runs the contract suites and the tests
 * of repositories and of the API on databases distributed over its workers. The last line is "N passed, N
 * failed". Without a usable cluster, the only line is "not run" with the reason, and the exit code is 0.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../support/free-port.ts";
import { failureLines, type TestReport } from "../support/runner/test-report.ts";
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
const CLUSTER = ["distribute", "migrate", "one-shard", "restore"].map(
  (name) => `tests/citus/${name}.test.ts`,
);
const WHOLE = { contracts: CONTRACTS, api: API, cluster: CLUSTER };
/** The most informative minute of each part, for `.ci/run`. */
const SMOKE = [
  ...["repositories", "scans", "product-sums"].map((name) => `tests/adapters/db/${name}.test.ts`),
  ...["history", "short-links"].map((name) => `tests/adapters/http/routes/me/${name}.test.ts`),
  ...["one-shard", "migrate"].map((name) => `tests/citus/${name}.test.ts`),
];
const PARTS: Record<string, string[]> = { ...WHOLE, smoke: SMOKE };

const { positionals } = parseArgs({ allowPositionals: true });
const paths =
  positionals.length === 0 ? Object.values(WHOLE).flat() : positionals.flatMap((name) => PARTS[name] ?? name);

/**
 * The Vitest runs and their paths. Two databases of one server cannot be distributed concurrently while they
 * receive writes: Citus names its replication slots after the node and a number from the database, and slot
 * names are unique per server. Tests that do so therefore run one at a time.
 */
const runs = [
  { paths: paths.filter((path) => !path.startsWith("tests/citus")), options: [] },
  { paths: paths.filter((path) => path.startsWith("tests/citus")), options: ["--maxWorkers=1"] },
].filter((each) => each.paths.length > 0);

async function onCluster(folder: string): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), "quietzone-citus-"));
  // PostgreSQL runs as another user
  await chmod(data, 0o755);
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster(folder, join(data, "nodes"), await freePorts());
    const template = await makeTemplates(cluster);
    console.log(
      `Citus ${cluster.version}: a coordinator, ${cluster.workers.length} workers, ${template.shards} shards`,
    );
    const reports: TestReport[] = [];
    for (const [index, each] of runs.entries()) {
      reports.push(await vitest(cluster, each, join(data, `report-${index}.json`)));
    }
    return tell(reports);
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

/** Start.sh uses consecutive ports, and some tests add a worker. */
const freePorts = async (): Promise<number> => Math.min(60_000, await freePort());

function vitest(cluster: Cluster, run: (typeof runs)[number], report: string): Promise<TestReport> {
  return new Promise((resolve, reject) => {
    const reporters = ["--reporter=default", "--reporter=./tests/support/runner/vitest-reporter.ts"];
    const args = ["--no-install", "vitest", "run", "-c", CONFIG, ...reporters, ...run.options, ...run.paths];
    const env = { ...process.env, TEST_CLUSTER: describe(cluster), UNIT_REPORT: report };
    const child = spawn("npx", args, { cwd: root, stdio: "inherit", env });
    child.on("error", reject);
    child.on("exit", (code) => {
      const said: TestReport = existsSync(report)
        ? (JSON.parse(readFileSync(report, "utf8")) as TestReport)
        : { passed: 0, skipped: 0, failed: 0, failures: [] };
      // a run that fails without naming a failed test counts as one failure
      resolve({ ...said, failed: Math.max(said.failed, code === 0 ? 0 : 1) });
    });
  });
}

function tell(reports: readonly TestReport[]): number {
  const sum = (count: "passed" | "skipped" | "failed"): number =>
    reports.reduce((total, report) => total + report[count], 0);
  const lines = failureLines(reports.flatMap(({ failures }) => failures));
  if (sum("skipped") > 0) lines.unshift(`${sum("skipped")} skipped`);
  console.log([...lines, `${sum("passed")} passed, ${sum("failed")} failed`].join("\n"));
  return sum("failed") === 0 ? 0 : 1;
}

const found = findCluster(root);
if ("missing" in found) notRun(found.missing);
else process.exitCode = await onCluster(found.folder);
