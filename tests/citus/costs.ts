import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { median, table } from "../bench/timed-run.ts";
import { hangUp } from "../faults/support/ask.ts";
import { inFolder } from "../scale/site.ts";
import { findCluster } from "./cluster.ts";
import { holdTimes } from "./costs/hold-times.ts";
import { onCluster, onPostgres, type Cost, type Deployment } from "./costs/deployment.ts";
import { prepareWorks, type Work, type Works } from "./costs/works.ts";

/**
 * `npm run bench:citus [-- --before PROGRAM] [--write FILE]`: processor time per operation, in the product
 * and in its database, on plain PostgreSQL and on a Citus cluster with one, two, and three workers,
 * interleaved in one run on one machine. The results show the cost of a cluster, not its speed: all nodes
 * share the processors of this machine.
 * `--before` takes the built command line (`dist/server/main.js`) of another version and measures it on plain
 * PostgreSQL in the same run.
 * `--plain` skips the cluster.
 * `--only` takes a regular expression that selects the operations.
 * `--write` names an output file for the figures, which `tests/citus/simulate.ts` reads.
 */
const { values } = parseArgs({
  options: {
    before: { type: "string" },
    plain: { type: "boolean", default: false },
    write: { type: "string" },
    only: { type: "string", default: "" },
  },
});

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
/** Extra rounds that warm up programs and caches and do not count. */
const WARM_ROUNDS = 2;
/** Operations of each kind per round. */
const TIMES = Number(process.env["BENCH_TIMES"] ?? 256);
/** Time until buffered writes are flushed. */
const SETTLE_MS = 300;
const IDLE_MS = 2000;
const IDLE_WINDOWS = 5;

interface Measured {
  deployment: Deployment;
  works: Works;
  /** Cost of an idle millisecond. */
  idle: Cost;
  /** Costs per operation, one entry per round. */
  costs: Map<string, Cost[]>;
}

const perUnit = (after: Cost, before: Cost, units: number): Cost => ({
  site: (after.site - before.site) / units,
  coordinator: (after.coordinator - before.coordinator) / units,
  workers: (after.workers - before.workers) / units,
});

const short = (ms: number): number => Math.round(ms * 1000) / 1000;

const rounded = ({ site, coordinator, workers }: Cost): Cost => ({
  site: short(site),
  coordinator: short(coordinator),
  workers: short(workers),
});

const total = ({ site, coordinator, workers }: Cost): number => site + coordinator + workers;

const medians = (costs: readonly Cost[]): Cost => ({
  site: median(costs.map(({ site }) => site)),
  coordinator: median(costs.map(({ coordinator }) => coordinator)),
  workers: median(costs.map(({ workers }) => workers)),
});

/**
 * Minimum over several windows, to exclude temporary background work such as VACUUM after the tables fill up.
 */
async function idleCost({ cost }: Deployment): Promise<Cost> {
  const windows: Cost[] = [];
  for (let n = 0; n < IDLE_WINDOWS; n += 1) {
    const before = cost();
    const start = performance.now();
    await wait(IDLE_MS);
    windows.push(perUnit(cost(), before, performance.now() - start));
  }
  const least = (of: (cost: Cost) => number): number => Math.min(...windows.map(of));
  return {
    site: least(({ site }) => site),
    coordinator: least(({ coordinator }) => coordinator),
    workers: least(({ workers }) => workers),
  };
}

async function doTimes({ run, atOnce }: Work, times: number): Promise<void> {
  // the server may have timed out idle connections to this site while the others were measured
  hangUp();
  let left = times;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await wait(SETTLE_MS);
}

/** Cost of one operation, with the idle cost subtracted. */
async function costOf({ deployment: { cost }, idle }: Measured, work: Work): Promise<Cost> {
  const before = cost();
  const start = performance.now();
  const times = work.isLong ? TIMES / 8 : TIMES;
  await doTimes(work, times);
  const spent = performance.now() - start;
  const after = cost();
  return perUnit(
    {
      site: after.site - idle.site * spent,
      coordinator: after.coordinator - idle.coordinator * spent,
      workers: after.workers - idle.workers * spent,
    },
    before,
    times,
  );
}

/**
 * Every round measures all operations on all sites, so that other load on the machine affects all of them
 * equally.
 */
async function measure(sites: readonly Measured[]): Promise<void> {
  const names = sites[0]?.works.works.map(({ name }) => name) ?? [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    // alternate the order from round to round
    const inTurn = round % 2 === 0 ? sites : sites.toReversed();
    hangUp();
    for (const site of sites) await site.works.renew();
    for (const [index, name] of names.entries()) {
      for (const site of inTurn) {
        const work = site.works.works[index];
        if (!work) continue;
        const cost = await costOf(site, work);
        if (round >= 0) site.costs.set(name, [...(site.costs.get(name) ?? []), cost]);
      }
    }
    console.log(round < 0 ? "warmed up" : `round ${round + 1} of ${ROUNDS}`);
  }
}

const row = (sites: readonly Measured[], name: string): string[] => {
  const plain = sites.find(({ deployment }) => deployment.name === PLAIN);
  const base = total(medians(plain?.costs.get(name) ?? []));
  return [
    name,
    ...sites.flatMap(({ costs }) => {
      const all = costs.get(name) ?? [];
      const { site, coordinator, workers } = medians(all);
      const totals = all.map(total);
      return [
        [site, coordinator, ...(workers === 0 ? [] : [workers])].map((ms) => ms.toFixed(2)).join(" + "),
        `${median(totals).toFixed(2)} (${Math.min(...totals).toFixed(2)} to ${Math.max(...totals).toFixed(2)})`,
        (median(totals) / base).toFixed(2),
      ];
    }),
  ];
};

const PLAIN = "plain";

/** Bytes per row including indexes, for tables with enough rows for a meaningful average. */
async function bytesOfRows({ ask }: Deployment): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const tables = await ask<{ name: string; bytes: string }>(
    "SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  for (const { name, bytes } of tables) {
    const [counted] = await ask<{ rows: string }>(`SELECT count(*) AS rows FROM ${name}`);
    const rows = Number(counted?.rows);
    if (rows >= 1000) found[name] = Math.round(Number(bytes) / rows);
  }
  return found;
}

const cluster = findCluster(join(import.meta.dirname, "..", ".."));
if (!values.plain && "missing" in cluster) {
  console.error(`not run: ${cluster.missing}`);
  process.exit(2);
}
await inFolder(async (folder, atEnd) => {
  // PostgreSQL runs as another user
  await chmod(folder, 0o755);
  const deployments: Deployment[] = [];
  if (values.before !== undefined) {
    deployments.push(await onPostgres("before", join(folder, "before"), atEnd, values.before));
  }
  deployments.push(await onPostgres(PLAIN, join(folder, PLAIN), atEnd));
  if (!values.plain && "folder" in cluster) {
    deployments.push(...(await onCluster(cluster.folder, folder, atEnd)));
  }
  const sites: Measured[] = [];
  for (const deployment of deployments) {
    sites.push({
      deployment,
      works: await prepareWorks(deployment, new RegExp(values.only)),
      idle: { site: 0, coordinator: 0, workers: 0 },
      costs: new Map(),
    });
  }
  for (const site of sites) site.idle = await idleCost(site.deployment);
  await measure(sites);

  const names = [...(sites[0]?.costs.keys() ?? [])];
  console.log(
    [
      "",
      `processor ms of one: site + database or coordinator + workers; all of it, median of ${ROUNDS} rounds of ${TIMES} (analytics ${TIMES / 8}; least to most); times ${PLAIN}`,
      ...table([
        ["", ...sites.flatMap(({ deployment }) => [deployment.name, "all", `: ${PLAIN}`])],
        ...names.map((name) => row(sites, name)),
      ]),
    ].join("\n"),
  );
  const plain = sites.find(({ deployment }) => deployment.name === PLAIN);
  const bytes = plain ? await bytesOfRows(plain.deployment) : {};
  console.log(`\nbytes a row, indexes included: ${JSON.stringify(bytes)}`);
  const held: Record<string, Record<number, number>> = {};
  for (const { deployment, idle } of sites) {
    if (deployment.name !== "before") held[deployment.name] = await holdTimes(deployment, idle);
  }
  console.log(
    `processor ms of a transaction that counts scans of one link, by their number: ${JSON.stringify(held)}`,
  );
  if (values.write !== undefined) {
    const about = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, medians of ${ROUNDS} rounds of ${TIMES}`;
    const figures = Object.fromEntries(
      sites.map(({ deployment, costs }) => [
        deployment.name,
        Object.fromEntries([...costs].map(([name, all]) => [name, rounded(medians(all))])),
      ]),
    );
    await writeFile(
      values.write,
      `${JSON.stringify({ about, milliseconds: figures, bytes, held }, null, 2)}\n`,
    );
  }
});
