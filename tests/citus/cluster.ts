/**
 * A Citus cluster on this machine: a coordinator and two workers, each a separate PostgreSQL listening on
 * 127.0.0.1. The script `start.sh` sets it up; it is in the folder that `CITUS_FOLDER` names, or in
 * `../shared/citus` next to this repository.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

/** Folder names that start.sh uses for the nodes, in the order of their ports. */
const NAMES = ["c", "w1", "w2"] as const;
const BINARIES = "/usr/lib/postgresql/15/bin";
/**
 * The minor release of PostgreSQL 15 that the Citus library was built against; earlier ones lack functions it
 * calls.
 */
const OLDEST_MINOR = 20;
/** The database that start.sh creates and that we turn into templates. */
const DATABASE = "quietzone";
const USER = "postgres";
const HOST = "127.0.0.1";

/**
 * Durability is off because nobody needs the data after the run. Citus runs one background process per
 * database on each node, which needs the higher limits.
 */
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
  ask<Row>(node: Node, database: string, sql: string): Promise<Row[]>;
  /** Stops a node immediately, as in a power failure. */
  kill(node: Node): Promise<void>;
  /** @param environment additional environment variables of its processes */
  start(node: Node, environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Creates another node and adds it to this database's cluster. */
  addWorker(database: string): Promise<Node>;
  stop(): Promise<void>;
}

/** The folder with start.sh, or a one-sentence reason why no cluster can start here. */
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
 * Why this server cannot load the Citus library; null if it can.
 * @param said output of `postgres --version`
 */
export function olderThanLibrary(said: string): string | null {
  const [, major = "", minor = ""] = /(\d+)\.(\d+)/.exec(said) ?? [];
  if (Number(major) === 15 && Number(minor) >= OLDEST_MINOR) return null;
  return (
    `PostgreSQL ${major}.${minor} is installed, and the library of Citus was built for 15.${OLDEST_MINOR} or later of 15: ` +
    "apt-get update && apt-get install postgresql-15"
  );
}

/** Server message for an extension built against a different release. */
const NOT_LOADED = /could not load library .*/;

/** This machine's PostgreSQL cannot load the extension. */
export class NoCluster extends Error {}

/**
 * @param folder folder with start.sh
 * @param data empty folder for the nodes
 * @throws NoCluster if this machine's PostgreSQL cannot load the extension
 */
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
      // killing only the postmaster would leave its children running
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

/** Does for one more node what start.sh does for each. */
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
  // older releases of PostgreSQL do not have this setting
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

/** The started server keeps inherited descriptors open, so it must not inherit any. */
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

/** Connection details of the nodes for the tests, in the order in which they create a database on them. */
export const describe = ({ coordinator, workers }: Cluster): string =>
  JSON.stringify([coordinator, ...workers].map(({ port }) => ({ host: HOST, port, user: USER })));
