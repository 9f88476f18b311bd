import { spawn, type SpawnOptions } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { enterPage } from "../faults/support/people.ts";
import { call, signUp } from "../support/call.ts";
import { freePort } from "../support/free-port.ts";
import { inFolder, startProcess, startSystemDatabase, type SystemDatabase } from "./site.ts";
import type { Trial } from "./trial.ts";

const OUTPUT: SpawnOptions = { stdio: ["ignore", "ignore", "inherit"] };

/** Debian's PgBouncer in front of the database: effects of its pool modes on the product. */
export const pooler: Trial = (say) =>
  inFolder(async (folder, atEnd) => {
    const database = await startSystemDatabase(folder);
    atEnd(database.close);
    for (const mode of ["session", "transaction"] as const) {
      const { url, close } = await startPgBouncer(folder, database, mode);
      const site = await startProcess({
        DATA_DIR: join(folder, mode),
        DATABASE_URL: url,
        RATE_LIMIT_FACTOR: "10000",
      });
      const { token, id } = await signUp(site.url);
      await database.ask("UPDATE users SET role = 'admin' WHERE id = $1", [id]);
      const name = async () => (await call(`${site.url}/api/public/settings`)).body["site_name"];
      const json = { changes: { site_name: `By ${mode}` } };
      const saved = await call(`${site.url}/api/admin/settings`, { method: "PUT", json, token });
      say(saved.status === 200 && (await name()) === `By ${mode}`, `${mode}: signing up and saving work`);
      const answers = await Promise.all(Array.from({ length: 40 }, () => enterPage(site.url, randomUUID())));
      const [{ views } = { views: "0" }] = await database.ask<{ views: string }>(
        "SELECT sum(visits) AS views FROM visit_rollups WHERE dimension = 'all' AND grain = 'day'",
      );
      say(
        answers.every(({ status }) => status === 204) && Number(views) === 40 * (mode === "session" ? 1 : 2),
        `${mode}: what one transaction sends together is done in order (40 visits at once, ${views} counted)`,
      );
      // enough time for a connection to verify that it receives notifications
      await delay(3000);
      await name();
      await writeUnheard(database, "No process was notified");
      const isKept = (await name()) === `By ${mode}`;
      say(
        isKept === (mode === "session"),
        `${mode}: settings are ${isKept ? "kept until they change" : "read at each request, since nothing is heard"}`,
      );
      await site.stop();
      await close();
    }
  });

/** Changes a setting without firing triggers. */
async function writeUnheard({ connection }: SystemDatabase, name: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query("SET session_replication_role = replica");
  await client.query("UPDATE settings SET value = $1 WHERE key = 'site_name'", [JSON.stringify(name)]);
  await client.end();
}

async function startPgBouncer(
  folder: string,
  { connection }: SystemDatabase,
  mode: "session" | "transaction",
): Promise<{ url: string; close: () => Promise<void> }> {
  const { host, port: behind, user, password, database } = connection;
  const port = await freePort();
  const users = join(folder, "users.txt");
  await writeFile(users, `"${user}" "${password}"\n`);
  const file = join(folder, `pgbouncer-${mode}.ini`);
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${behind} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 20
max_client_conn = 200
`,
  );
  // PgBouncer refuses to run as root; a user namespace maps root to another user that owns the same files
  const asSomebody = ["--user", "--map-user=1000", "--map-group=1000", "pgbouncer", "-q", file];
  const program =
    process.getuid?.() === 0
      ? spawn("unshare", asSomebody, OUTPUT)
      : spawn("pgbouncer", ["-q", file], OUTPUT);
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  for (;;) {
    if (program.exitCode !== null) throw new Error("pgbouncer did not start");
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    const answers = await client.connect().then(
      () => true,
      (error: Error) => {
        if (!/ECONNREFUSED/.test(String(error))) console.error(error.message);
        return false;
      },
    );
    await client.end().catch(() => undefined);
    if (answers) break;
    await delay(100);
  }
  return {
    url,
    async close() {
      const ended = once(program, "exit");
      program.kill("SIGINT");
      await ended;
    },
  };
}
