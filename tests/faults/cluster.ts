import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { findCluster, NoCluster, startCluster, type Cluster } from "../citus/cluster.ts";
import { runProduct } from "../support/programs/product.ts";
import { ms, must, percentile, Skipped, type Fault, type Run } from "./fault.ts";
import { freePort } from "../support/free-port.ts";
import { newPerson, type Person } from "./support/people.ts";
import { startSite, type Site } from "./support/site.ts";
import {
  entries,
  mustHoldAll,
  newLedger,
  until,
  writeUntil,
  type Ledger,
  type Writing,
} from "./support/writers.ts";

const ROUNDS = Number(process.env["QZ_KILL_ROUNDS"] ?? 20);
const SHARDS = 8;
const DATABASE = "quietzone";
/** Acknowledged writes between one bad thing and the next. */
const ENOUGH = 60;
/** A run of `distribute` gives up after two minutes in which others held its tables. */
const MOST_RUNS = 5;

interface Trial {
  site: Site;
  cluster: Cluster;
  people: Person[];
  ledger: Ledger;
}

/**
 * A Citus cluster under write load: its tables are spread, workers are killed and come back, shards move, a machine is added and gets its
 * share. Nothing that was acknowledged is lost.
 */
export const cluster: Fault = async (run) => {
  const trial = await startTrial(run);
  const { site, cluster: machines, ledger } = trial;
  const spread = await whileWriting(trial, () => distribute(machines));
  await mustHold(trial);
  const killed = await killWorkers(trial);
  const moved = await whileWriting(trial, () => moveShards(machines));
  await mustHold(trial);
  const added = await whileWriting(trial, () => addMachine(machines));
  await mustHold(trial);
  must(((await site.stop()) ?? 1) === 0, "it did not exit with 0 when it was stopped");
  await mustHold(trial);
  return [
    `Citus ${machines.version}: ${entries(ledger).toLocaleString("en")} writes held`,
    `spread under load in ${ms(spread.took)} and ${spread.result} runs (longest write ${ms(spread.writing.slowestMs)}, ${spread.writing.refused.length} refused)`,
    `workers killed ${ROUNDS} times: ${killed}`,
    `${moved.result} shards moved in ${ms(moved.took)} (longest write ${ms(moved.writing.slowestMs)}, ${moved.writing.refused.length} refused)`,
    `a machine added and given ${added.result} shards in ${ms(added.took)} (longest write ${ms(added.writing.slowestMs)}, ${added.writing.refused.length} refused)`,
  ].join("; ");
};

async function startTrial(run: Run): Promise<Trial> {
  const found = findCluster(join(import.meta.dirname, "..", ".."));
  if ("missing" in found) throw new Skipped(found.missing);
  const machines = await startMachines(run, found.folder);
  const site = await startSite(run, {
    dataDir: join(run.folder, "data"),
    env: { DATABASE_URL: machines.url(DATABASE) },
  });
  // of several shards
  const people = await Promise.all(Array.from({ length: 3 }, () => newPerson(site.url)));
  return { site, cluster: machines, people, ledger: newLedger() };
}

async function startMachines(run: Run, folder: string): Promise<Cluster> {
  const nodes = join(run.folder, "nodes");
  await mkdir(nodes, { mode: 0o755 });
  // the machines run as another user
  await chmod(run.folder, 0o755);
  try {
    const machines = await startCluster(folder, nodes, Math.min(60_000, await freePort()));
    run.atEnd(() => machines.stop());
    return machines;
  } catch (error) {
    if (error instanceof NoCluster) throw new Skipped(error.message);
    throw error;
  }
}

/** All kinds of writes for three people while something is done; then until enough were acknowledged after it. */
async function whileWriting<T>(
  { site, people, ledger }: Trial,
  work: () => Promise<T>,
): Promise<{ result: T; took: number; writing: Writing }> {
  let isOver = false;
  const writers = people.map((person) =>
    writeUntil(() => isOver, { url: site.url, person, ledger, pause: 50 }),
  );
  await acknowledged(ledger);
  const from = performance.now();
  const result = await work();
  const took = performance.now() - from;
  await acknowledged(ledger);
  isOver = true;
  const all = await Promise.all(writers);
  const writing = {
    refused: all.flatMap(({ refused }) => refused),
    broken: all.reduce((sum, { broken }) => sum + broken, 0),
    slowestMs: Math.max(...all.map(({ slowestMs }) => slowestMs)),
  };
  const wrong = writing.refused.find(({ status }) => status === 500);
  must(wrong === undefined, `a write was answered with 500: ${wrong?.text ?? ""}`);
  return { result, took, writing };
}

async function acknowledged(ledger: Ledger): Promise<void> {
  const enough = entries(ledger) + ENOUGH;
  while (entries(ledger) < enough) await new Promise((resolve) => setImmediate(resolve));
}

/** As an operator does it: run again where it says so. @returns how often it was run */
async function distribute(machines: Cluster): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    const program = runProduct(["distribute", "--shards", String(SHARDS)], {
      DATABASE_URL: machines.url(DATABASE),
    });
    const { exitCode, stderr } = await program.ended;
    if (exitCode === 0) return runs;
    const mayGoOn = stderr.includes("It was not done, and can be tried again");
    must(mayGoOn && runs < MOST_RUNS, `distribute ended with ${exitCode} after ${runs} runs: ${stderr}`);
  }
}

/** One after the other, at once, under load; then it is started again. */
async function killWorkers(trial: Trial): Promise<string> {
  const { cluster: machines, site } = trial;
  const back: number[] = [];
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const worker = machines.workers[round % machines.workers.length];
    if (!worker) throw new Error("there is no worker");
    const { writing, result } = await whileWriting(trial, async () => {
      await machines.kill(worker);
      await machines.start(worker);
      const from = performance.now();
      await until(`${site.url}/readyz`, ({ status }) => status === 200);
      return performance.now() - from;
    });
    refused += writing.refused.length;
    back.push(result);
    await mustHold(trial);
  }
  return `${refused} writes refused with 503, none with 500, ready ${ms(percentile(back, 50))} after the worker was (longest ${ms(Math.max(...back))})`;
}

/** One shard of each table of customers, with all that lie beside it, from the first worker to the second. */
async function moveShards(machines: Cluster): Promise<number> {
  const [from, to] = machines.workers;
  const shards = await machines.ask<{ id: string }>(
    machines.coordinator,
    DATABASE,
    `SELECT shardid AS id FROM citus_shards WHERE table_name IN ('qr_history'::regclass, 'visits'::regclass, 'short_codes'::regclass)
       AND nodeport = ${from?.port ?? 0} ORDER BY 1`,
  );
  for (const { id } of shards) {
    await machines.ask(
      machines.coordinator,
      DATABASE,
      `SELECT citus_move_shard_placement(${id}, '127.0.0.1', ${from?.port ?? 0}, '127.0.0.1', ${to?.port ?? 0},
         shard_transfer_mode := 'force_logical')`,
    );
  }
  return shards.length;
}

async function addMachine(machines: Cluster): Promise<number> {
  const added = await machines.addWorker(DATABASE);
  const rebalance = "SELECT rebalance_table_shards(shard_transfer_mode := 'force_logical')";
  await machines.ask(machines.coordinator, DATABASE, rebalance);
  const [row] = await machines.ask<{ n: number }>(
    machines.coordinator,
    DATABASE,
    `SELECT count(*)::integer AS n FROM citus_shards WHERE nodeport = ${added.port}`,
  );
  must((row?.n ?? 0) > 0, "the added machine got no shard");
  return row?.n ?? 0;
}

async function mustHold({ cluster: machines, ledger }: Trial): Promise<void> {
  const client = new Client({ connectionString: machines.url(DATABASE), application_name: "fault" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await mustHoldAll(ledger, client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
