import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { findCluster, NoCluster, startCluster, type Cluster, type Node } from "../../citus/cluster.ts";
import { freePort } from "../../support/free-port.ts";
import { runProduct } from "../../support/programs/product.ts";
import { must, Skipped, type Run } from "../fault.ts";
import { newPerson, type Person } from "./people.ts";
import { startSite, type Site } from "./site.ts";
import { entries, mustHoldAll, newLedger, writeUntil, type Ledger, type Writing } from "./writers.ts";

export const DATABASE = "quietzone";
const SHARDS = 8;
/** Acknowledged writes between two faults. */
const ENOUGH = 60;
/** `distribute` gives up after waiting two minutes for table locks. */
const MAX_RUNS = 5;
const LOOK_EVERY_MS = 10;

/** The built product on a Citus cluster, with customers and their acknowledged writes. */
export interface Trial {
  site: Site;
  cluster: Cluster;
  people: Person[];
  ledger: Ledger;
}

export async function startTrial(run: Run): Promise<Trial> {
  const found = findCluster(join(import.meta.dirname, "..", "..", ".."));
  if ("missing" in found) throw new Skipped(found.missing);
  const machines = await startMachines(run, found.folder);
  const site = await startSite(run, {
    dataDir: join(run.folder, "data"),
    env: { DATABASE_URL: machines.url(DATABASE) },
  });
  // enough people to cover several shards
  const people = await Promise.all(Array.from({ length: 3 }, () => newPerson(site.url)));
  return { site, cluster: machines, people, ledger: newLedger() };
}

async function startMachines(run: Run, folder: string): Promise<Cluster> {
  const nodes = join(run.folder, "nodes");
  await mkdir(nodes, { mode: 0o755 });
  // PostgreSQL runs as another user
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

/**
 * Writes of every kind for all people before, during, and after the work, with enough acknowledged writes
 * before and after.
 */
export async function whileWriting<T>(
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
  while (entries(ledger) < enough) await delay(LOOK_EVERY_MS);
}

/** Repeats `distribute` as long as it asks for a retry, as an operator would. @returns the number of runs */
export async function distribute(machines: Cluster): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    const program = runProduct(["distribute", "--shards", String(SHARDS)], {
      DATABASE_URL: machines.url(DATABASE),
    });
    const { exitCode, stderr } = await program.ended;
    if (exitCode === 0) return runs;
    const mayGoOn = stderr.includes("It was not done, and can be tried again");
    must(mayGoOn && runs < MAX_RUNS, `distribute ended with ${exitCode} after ${runs} runs: ${stderr}`);
  }
}

/** @throws Error if an acknowledged write is not stored */
export const mustHold = (trial: Trial): Promise<void> =>
  lookIntoCluster(trial, (client) => mustHoldAll(trial.ledger, client));

/** Runs work with a connection to the coordinator. */
export async function lookIntoCluster<T>(
  { cluster: machines }: Pick<Trial, "cluster">,
  look: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: machines.url(DATABASE), application_name: "fault" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a person whose codes are stored on this node. */
export async function personOn({ site, cluster: machines }: Trial, { port }: Node): Promise<Person> {
  for (;;) {
    const person = await newPerson(site.url);
    const [row] = await machines.ask<{ port: number }>(
      machines.coordinator,
      DATABASE,
      `SELECT nodeport AS port FROM citus_shards
       WHERE shardid = get_shard_id_for_distribution_column('short_links', (SELECT id FROM users WHERE email = '${person.email}'))`,
    );
    if (row?.port === port) return person;
  }
}
