import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries, type PostgresBinaries } from "../../../adapters/db/embedded/postgres-binaries.ts";
import { ensureCluster, readPassword, SUPERUSER } from "../../../adapters/db/embedded/postgres-cluster.ts";
import { chooseIdentity } from "../../../adapters/db/embedded/postgres-identity.ts";
import { readPostmaster, startPostgres } from "../../../adapters/db/embedded/postgres-process.ts";
import { isAlive } from "../../support/programs/is-alive.ts";
import { findSystemPostgres } from "../../support/database/system-postgres.ts";
import type { Run } from "../fault.ts";
import { freePort } from "../../support/free-port.ts";

/**
 * A Postgres that the product did not start: the one installed on this machine, or otherwise the one from
 * npm.
 */
export interface ExternalPostgres {
  url: string;
  version: string;
  /** A fast shutdown by default, or SIGKILL. */
  stop: (signal?: "SIGINT" | "SIGKILL") => Promise<void>;
  /** The processes stay but do not respond, as on a machine that hangs. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  start: () => Promise<void>;
}

export async function startExternalPostgres(
  run: Run,
  settings: Record<string, string> = {},
): Promise<ExternalPostgres> {
  const home = join(run.folder, "postgres");
  await mkdir(home, { recursive: true });
  const binaries: PostgresBinaries = findSystemPostgres() ?? (await findBinaries(home));
  const dbDir = join(home, "db");
  const identity = await chooseIdentity(home, dbDir);
  await ensureCluster(dbDir, binaries, identity);
  const port = await freePort();
  const password = await readPassword(dbDir);
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  let pid: number | null = null;

  const processes = async (): Promise<number[]> => {
    const { execFileSync } = await import("node:child_process");
    const children = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === pid);
    return [pid ?? 0, ...children.map(([child = 0]) => child)];
  };
  const signal = async (name: NodeJS.Signals) => {
    for (const each of await processes()) {
      try {
        process.kill(each, name);
      } catch {
        // the backend has already exited
      }
    }
  };

  const server: ExternalPostgres = {
    url,
    version: binaries.major,
    async start() {
      await startPostgres({
        dbDir,
        logFile: join(home, "db.log"),
        binaries,
        identity,
        settings: {
          port: String(port),
          listen_addresses: "127.0.0.1",
          unix_socket_directories: "",
          max_connections: "60",
          ...settings,
        },
      });
      for (;;) {
        const client = new Client({ connectionString: url });
        client.on("error", () => undefined);
        const answers = await client.connect().then(
          () => true,
          () => false,
        );
        await client.end().catch(() => undefined);
        if (answers) break;
        await delay(20);
      }
      pid = (await readPostmaster(dbDir))?.pid ?? null;
    },
    async stop(name = "SIGINT") {
      if (pid === null) return;
      const gone = pid;
      pid = null;
      process.kill(gone, name);
      while (isAlive(gone)) await delay(10);
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
  run.atEnd(async () => {
    if (pid !== null) await server.thaw();
    await server.stop();
  });
  await server.start();
  return server;
}
