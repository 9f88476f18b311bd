import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { processorTime, serverProcesses } from "../../bench/api/processor-time.ts";
import { startSystemDatabase } from "../../scale/site.ts";
import { freePort } from "../../support/free-port.ts";
import { builtProgram, runProgram, type RunningProduct } from "../../support/programs/product.ts";
import { startCluster, type Cluster } from "../cluster.ts";

/** Processor milliseconds of the product, of the database it connects to, and of that database's workers. */
export interface Cost {
  site: number;
  coordinator: number;
  workers: number;
}

/** The product running on one kind of database. */
export interface Deployment {
  name: string;
  url: string;
  databaseUrl: string;
  /** Total so far. */
  cost: () => Cost;
  /** Runs one statement on the database that the product connects to. */
  ask: <Row extends object>(sql: string) => Promise<Row[]>;
}

type AtEnd = (close: () => Promise<unknown>) => void;

const DATABASE = "costs";
const WORKERS = [1, 2, 3];
/** The default of Citus. */
const SHARDS = 32;
/**
 * Commits are not flushed to disk, on plain PostgreSQL and on the cluster alike: waiting for a disk is not
 * processor time.
 */
const UNFLUSHED = ["fsync = off", "full_page_writes = off", "synchronous_commit = on"];

/**
 * A deployment on plain PostgreSQL.
 * @param program built command line of this version or another one
 */
export async function onPostgres(
  name: string,
  folder: string,
  atEnd: AtEnd,
  program = builtProgram(),
): Promise<Deployment> {
  const database = await startSystemDatabase(folder);
  atEnd(database.close);
  for (const setting of UNFLUSHED) await database.ask(`ALTER SYSTEM SET ${setting}`);
  await database.ask("SELECT pg_reload_conf()");
  const site = await serve(program, { folder: join(folder, "site"), url: database.url }, atEnd);
  return {
    name,
    url: site.url,
    databaseUrl: database.url,
    cost: () => ({
      site: processorTime([site.product.process.pid ?? 0]),
      coordinator: processorTime(database.processes()),
      workers: 0,
    }),
    ask: database.ask,
  };
}

/** Deployments on one cluster, with databases distributed over one, two, and three workers. */
export async function onCluster(citus: string, folder: string, atEnd: AtEnd): Promise<Deployment[]> {
  const nodes = join(folder, "nodes");
  await mkdir(nodes, { recursive: true, mode: 0o755 });
  const cluster = await startCluster(citus, nodes, Math.min(60_000, await freePort()));
  atEnd(() => cluster.stop());
  await cluster.addWorker("quietzone");
  const deployments: Deployment[] = [];
  for (const workers of WORKERS) {
    const database = `${DATABASE}_${workers}`;
    await makeDatabase(cluster, database, workers);
    const place = { folder: join(folder, database), url: cluster.url(database) };
    await command(["migrate"], place);
    await command(["distribute", "--shards", String(SHARDS)], place);
    const site = await serve(builtProgram(), place, atEnd);
    deployments.push({
      name: workers === 1 ? "1 worker" : `${workers} workers`,
      url: site.url,
      databaseUrl: place.url,
      cost: () => ({
        site: processorTime([site.product.process.pid ?? 0]),
        coordinator: processorTime(serverProcesses(cluster.coordinator.folder)),
        workers: processorTime(cluster.workers.flatMap((worker) => serverProcesses(worker.folder))),
      }),
      ask: (sql) => cluster.ask(cluster.coordinator, database, sql),
    });
  }
  return deployments;
}

async function makeDatabase(cluster: Cluster, database: string, workers: number): Promise<void> {
  const { coordinator } = cluster;
  const used = cluster.workers.slice(0, workers);
  for (const node of [coordinator, ...used]) {
    await cluster.ask(node, "postgres", `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
    await cluster.ask(node, database, "CREATE EXTENSION citus");
  }
  await cluster.ask(
    coordinator,
    database,
    `SELECT citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
  );
  for (const { port } of used) {
    await cluster.ask(coordinator, database, `SELECT citus_add_node('127.0.0.1', ${port})`);
  }
}

interface Place {
  folder: string;
  url: string;
}

const environment = ({ folder, url }: Place): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "",
  DATA_DIR: folder,
  DATABASE_URL: url,
  SITE_URL: "http://codes.test",
  SECRET_KEY: "one key for what is measured here",
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  RATE_LIMIT_FACTOR: "1000000",
});

async function command(args: string[], place: Place): Promise<void> {
  const { ended } = runProgram(process.execPath, [builtProgram(), ...args], { env: environment(place) });
  const { exitCode, stderr } = await ended;
  if (exitCode !== 0) throw new Error(`${args.join(" ")} ended with ${exitCode}: ${stderr}`);
}

async function serve(
  program: string,
  place: Place,
  atEnd: AtEnd,
): Promise<{ url: string; product: RunningProduct }> {
  const port = await freePort();
  const product = runProgram(process.execPath, [program, "serve"], {
    env: { ...environment(place), PORT: String(port) },
  });
  atEnd(async () => {
    product.process.kill("SIGTERM");
    await product.ended;
  });
  product.process.stderr?.pipe(process.stderr);
  await product.says(/http:\/\/\S+/);
  return { url: `http://127.0.0.1:${port}`, product };
}
