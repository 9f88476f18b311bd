import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import { selectRows } from "../rows/select-rows.ts";

/** The tested major version; others may have other limits. */
const KNOWN_MAJOR = 13;
/**
 * Logical decoding plugin with which Citus copies tables during writes: since its releases of 2026, the
 * server must allow the library.
 */
const DECODER = "citus";

export interface Cluster {
  version: string;
  /** host:port of each machine that takes shards. */
  workers: string[];
}

/**
 * @throws DomainError `config_invalid` if it is not Citus, has an unsupported version, no workers, or a
 * configuration that
 * prevents distribution; `database_unreachable` if a worker does not respond
 */
export async function readCluster(knex: Knex): Promise<Cluster> {
  const [extension] = await selectRows<{ version: string }>(
    knex,
    "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'",
    {},
  );
  if (!extension) {
    throw invalid(
      "This database is not distributed: it has no extension citus. Name the coordinator of a Citus cluster in DATABASE_URL. " +
        "Everything else of Quietzone runs on this database as it is.",
    );
  }
  const version = await installedVersion(knex);
  refuseVersion("The coordinator", version);
  const workers = await selectRows<{ host: string; port: number }>(
    knex,
    "SELECT node_name AS host, node_port AS port FROM citus_get_active_worker_nodes() ORDER BY 1, 2",
    {},
  );
  if (workers.length === 0) {
    throw invalid(
      "The cluster has no worker that is active: SELECT citus_add_node('host', 5432) for each, or citus_activate_node for one that was disabled.",
    );
  }
  await checkWorkers(knex);
  await checkDecoding(knex);
  return { version, workers: workers.map(({ host, port }) => `${host}:${port}`) };
}

async function installedVersion(knex: Knex): Promise<string> {
  const [row] = await selectRows<{ said: string }>(knex, "SELECT citus_version() AS said", {});
  return /Citus (\d+(?:\.\d+)*)/.exec(row?.said ?? "")?.[1] ?? "an unknown version";
}

function refuseVersion(what: string, version: string): void {
  if (version.split(".")[0] === String(KNOWN_MAJOR)) return;
  throw invalid(
    `${what} runs Citus ${version}; this command was run on Citus ${KNOWN_MAJOR} and knows its limits only. Nothing was changed.`,
  );
}

/** @throws DomainError `database_unreachable`, `config_invalid` */
async function checkWorkers(knex: Knex): Promise<void> {
  const answers = await selectRows<{ host: string; port: number; success: boolean; result: string }>(
    knex,
    `SELECT nodename AS host, nodeport AS port, success, result FROM run_command_on_workers(
       'SELECT substring(citus_version() FROM ''Citus ([0-9.]+)'')')
     JOIN pg_dist_node USING (nodename, nodeport) WHERE isactive`,
    {},
  );
  for (const { host, port, success, result } of answers) {
    if (!success) {
      throw new DomainError(
        "database_unreachable",
        `The worker ${host}:${port} does not answer (${result.split("\n", 1)[0] ?? ""}). Start it, or take it out of the cluster: ` +
          "SELECT citus_disable_node(host, port). Nothing was changed.",
      );
    }
    refuseVersion(`The worker ${host}:${port}`, result);
  }
}

/** @throws DomainError `config_invalid` */
async function checkDecoding(knex: Knex): Promise<void> {
  const [settings] = await selectRows<{ level: string; plugins: string | null }>(
    knex,
    "SELECT current_setting('wal_level') AS level, current_setting('output_plugin_libraries', true) AS plugins",
    {},
  );
  if (settings?.level !== "logical") {
    throw invalid(
      "Tables are spread by logical replication while they are written to: set wal_level = logical on every machine of the cluster and restart it.",
    );
  }
  // a setting that older releases of PostgreSQL do not have
  const allowed = (settings.plugins ?? DECODER).split(",").map((name) => name.trim().replaceAll('"', ""));
  if (!allowed.includes(DECODER) && !allowed.includes("*")) {
    throw invalid(
      "The server does not allow Citus to copy tables while they are written to. On every machine of the cluster: " +
        `ALTER SYSTEM SET output_plugin_libraries = ${[...allowed, DECODER].join(", ")}; SELECT pg_reload_conf();`,
    );
  }
}

const invalid = (sentence: string): DomainError => new DomainError("config_invalid", sentence);
