/**
 * A Citus cluster on this machine, made by the script `start.sh` of the folder that `CITUS_FOLDER` names, or of `../shared/citus` beside
 * this repository: a coordinator and two workers, each a PostgreSQL of its own, that listen on 127.0.0.1.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

/** What start.sh names the folders of the machines, in the order of their ports. */
const NAMES = ["c", "w1", "w2"] as const;
const BINARIES = "/usr/lib/postgresql/15/bin";
/** Of PostgreSQL 15, what the library of Citus was built against: an earlier one lacks functions that it calls. */
const OLDEST_MINOR = 20;
/** What start.sh makes, and we make templates of. */
const DATABASE = "quietzone";
const USER = "postgres";
const HOST = "127.0.0.1";

/** Data that nobody needs after the run; each database has a process of Citus on each machine. */
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  max_worker_processes: "96",
  max_replication_slots: "64",
  max_wal_senders: "64",
  "citus.node_connection_timeout": "5000",
};

export interface Node {
  name: string;
  port: number;
  folder: string;
}

export interface Cluster {
  coordinator: Node;
  workers: Node[];
  version: string;
  url(database: string): string;
  /** Runs SQL on one machine. */
  ask<Row>(node: Node, database: string, sql: string): Promise<Row[]>;
  /** Ends a machine at once, as if its power was cut. */
  kill(node: Node): Promise<void>;
  /** @param environment variables of its processes besides ours */
  start(node: Node, environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Makes another machine and takes it into the cluster of this database. */
  addWorker(database: string): Promise<Node>;
  stop(): Promise<void>;
}

/** Why there is none here, in one sentence; a folder where there is one. */
export function findCluster(root: string): { folder: string } | { missing: string } {
  const asked = process.env["CITUS_FOLDER"];
  const folder = asked ?? join(root, "..", "shared", "citus");
  if (!existsSync(join(folder, "start.sh"))) {
    return {
      missing: `there is no start.sh in ${asked ?? "../shared/citus"} (CITUS_FOLDER names another folder)`,
    };
  }
  if (process.getuid?.() !== 0) return { missing: "a cluster is started by root" };
  if (!existsSync(join(BINARIES, "initdb"))) {
    return { missing: "PostgreSQL 15 is not installed: apt-get update && apt-get install postgresql-15" };
  }
  const said = execFileSync(join(BINARIES, "postgres"), ["--version"], { encoding: "utf8" });
  const tooOld = olderThanLibrary(said);
  return tooOld === null ? { folder } : { missing: tooOld };
}

/**
 * Why this server cannot load the library; null where it can.
 * @param said what `postgres --version` prints
 */
export function olderThanLibrary(said: string): string | null {
  const [, major = "", minor = ""] = /(\d+)\.(\d+)/.exec(said) ?? [];
  if (Number(major) === 15 && Number(minor) >= OLDEST_MINOR) return null;
  return (
    `PostgreSQL ${major}.${minor} is installed, and the library of Citus was built for 15.${OLDEST_MINOR} or later of 15: ` +
    "apt-get update && apt-get install postgresql-15"
  );
}

/** What the server says where the extension was built against another one. */
const NOT_LOADED = /could not load library .*/;

/** @throws NoCluster where this machine's PostgreSQL cannot load the extension */
export class NoCluster extends Error {}

/** @param folder of start.sh; `data` is an empty folder for the machines */
export async function startCluster(folder: string, data: string, port: number): Promise<Cluster> {
  try {
    await run("bash", [join(folder, "start.sh"), data, String(port)]);
  } catch (error) {
    const log = await readFile(join(data, "c.log"), "utf8").catch(() => "");
    const unloaded = NOT_LOADED.exec(log)?.[0];
    if (unloaded !== undefined) throw new NoCluster(unloaded, { cause: error });
    throw error;
  }
  const nodes: Node[] = NAMES.map((name, i) => ({ name, port: port + i, folder: join(data, name) }));
  const [coordinator, ...workers] = nodes;
  if (!coordinator) throw new Error("start.sh started nothing");
  for (const node of nodes) {
    await setUp(node);
    await control(node, "restart", { mode: "fast" });
  }
  const [said] = await ask<{ version: string }>(
    coordinator,
    DATABASE,
    "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'",
  );
  return {
    coordinator,
    workers,
    version: said?.version ?? "",
    url: (database) => `postgres://${USER}@${HOST}:${coordinator.port}/${database}`,
    ask,
    async kill(node) {
      const pid = Number((await readFile(join(node.folder, "postmaster.pid"), "utf8")).split("\n", 1)[0]);
      // its children would go on with what they do
      await control(node, "stop", { mode: "immediate" }).catch(() => process.kill(pid, "SIGKILL"));
    },
    start: (node, environment) => control(node, "start", { environment }),
    async addWorker(database) {
      const node = {
        name: `w${workers.length + 1}`,
        port: port + 1 + workers.length,
        folder: join(data, `w${workers.length + 1}`),
      };
      await makeNode(node, data);
      workers.push(node);
      nodes.push(node);
      await ask(node, "postgres", `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
      await ask(node, database, "CREATE EXTENSION citus");
      await ask(coordinator, database, `SELECT citus_add_node('${HOST}', ${node.port})`);
      return node;
    },
    async stop() {
      await Promise.all(
        nodes.map((node) => control(node, "stop", { mode: "immediate" }).catch(() => undefined)),
      );
    },
  };
}

/** What start.sh does for each machine, for one more. */
async function makeNode(node: Node, data: string): Promise<void> {
  await asPostgres(`${BINARIES}/initdb -D ${node.folder} -U ${USER} --auth=trust`);
  const lines = [
    "shared_preload_libraries='citus'",
    `port=${node.port}`,
    `listen_addresses='${HOST}'`,
    "wal_level=logical",
    "max_connections=200",
    `unix_socket_directories='${data}'`,
  ];
  await asPostgres(
    `printf "%s\\n" ${lines.map((line) => `"${line}"`).join(" ")} >> ${node.folder}/postgresql.conf`,
  );
  await control(node, "start");
  await setUp(node);
  await control(node, "restart", { mode: "fast" });
}

async function setUp(node: Node): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await ask(node, "postgres", `ALTER SYSTEM SET ${name} = '${value}'`);
  }
  // a setting that older releases of PostgreSQL do not have
  const [setting] = await ask<{ plugins: string | null }>(
    node,
    "postgres",
    "SELECT current_setting('output_plugin_libraries', true) AS plugins",
  );
  if (setting?.plugins) {
    await ask(node, "postgres", `ALTER SYSTEM SET output_plugin_libraries = ${setting.plugins}, citus`);
  }
}

interface Control {
  mode?: "fast" | "immediate";
  environment?: Readonly<Record<string, string>> | undefined;
}

function control(
  { folder }: Node,
  action: "start" | "stop" | "restart",
  { mode, environment = {} }: Control = {},
): Promise<void> {
  const variables = Object.entries(environment).map(([name, value]) => `${name}='${value}'`);
  const how = mode === undefined ? "" : `-m ${mode}`;
  return asPostgres(
    ["env", ...variables, `${BINARIES}/pg_ctl -D ${folder} -l ${folder}.log -w ${how} ${action}`].join(" "),
  );
}

/** The server that it starts keeps what it inherits open: so it inherits nothing. */
function asPostgres(command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("su", [USER, "-c", command], { stdio: "ignore" });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

async function ask<Row>(node: Node, database: string, sql: string): Promise<Row[]> {
  const client = new Client({ host: HOST, port: node.port, user: USER, database });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** For the tests: the machines, in the order in which a database is made on them. */
export const describe = ({ coordinator, workers }: Cluster): string =>
  JSON.stringify([coordinator, ...workers].map(({ port }) => ({ host: HOST, port, user: USER })));
