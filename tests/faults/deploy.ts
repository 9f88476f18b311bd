import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startNginx } from "../scale/nginx.ts";
import { MIGRATION_LOCK } from "../../adapters/db/migrate/migrate.ts";
import { ms, must, percentile, type Fault, type Run } from "./fault.ts";
import { ask, type Reply } from "./support/ask.ts";
import { startExternalPostgres } from "./support/external-postgres.ts";
import { lookInto } from "./support/look-into.ts";
import { newPerson, readHistory } from "./support/people.ts";
import { startProxy } from "./support/proxy.ts";
import { freePort } from "../support/free-port.ts";
import { startSite, type Site } from "./support/site.ts";
import { entries, mustHoldAll, newLedger, until, writeUntil } from "./support/writers.ts";

const ROUNDS = Number(process.env["QZ_DEPLOY_ROUNDS"] ?? 3);
const LOCKED_MS = 4000;
/** Longer than docs/nginx.conf excludes an unreachable process. */
const BETWEEN_MS = 4000;

/**
 * Two processes on one Postgres behind nginx with docs/nginx.conf, or behind a proxy of our own without
 * nginx. They are replaced one after the other under load, the last time while another process holds the
 * migration lock.
 */
export const deploy: Fault = async (run) => {
  const postgres = await startExternalPostgres(run);
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startSite(run, {
      dataDir: join(run.folder, `data-${port}`),
      port,
      env: {
        DATABASE_URL: postgres.url,
        SITE_URL: "http://127.0.0.1:80",
        SECRET_KEY: "x".repeat(40),
        TRUST_PROXY: "1",
        // our proxy checks five times a second; nginx closes connections that are idle for a second
        SHUTDOWN_DELAY: "2",
      },
    });
  const sites: Site[] = [];
  for (const port of ports) sites.push(await start(port));
  const isNginx = spawnSync("nginx", ["-v"]).status === 0;
  const proxy = isNginx ? await startNginx(run.folder, ports) : await startProxy(ports);
  run.atEnd(() => proxy.close());
  await until(`${proxy.url}/readyz`, ({ status }) => status === 200);

  const person = await newPerson(proxy.url);
  const ledger = newLedger();
  let isOver = false;
  const load = writeUntil(() => isOver, { url: proxy.url, person, ledger });
  const pages: Reply[] = [];
  const reading = readUntil(
    () => isOver,
    proxy.url,
    () => readHistory(proxy.url, person),
    pages,
  );
  await delay(1000);
  const replaced: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [at, port] of ports.entries()) {
      const begun = performance.now();
      must((await sites[at]?.stop()) === 0, "a process that was stopped did not exit with 0");
      const locked = round === ROUNDS ? lockElsewhere(postgres.url, run) : null;
      sites[at] = await start(port);
      await locked;
      await until(`${sites[at]?.url}/readyz`, ({ status }) => status === 200);
      replaced.push(performance.now() - begun);
      await delay(BETWEEN_MS);
    }
  }
  isOver = true;
  const { refused, broken, slowestMs } = await load;
  await reading;
  const bad = pages.filter(({ status }) => status !== 200);
  must(
    refused.length === 0,
    `${refused.length} writes failed, such as ${refused[0]?.status} ${refused[0]?.text.slice(0, 200)}`,
  );
  must(
    bad.length === 0,
    `${bad.length} reads failed, such as ${bad[0]?.status} ${bad[0]?.text.slice(0, 200)}`,
  );
  must(broken === 0, `${broken} requests got no answer`);
  await lookInto({ dataDir: run.folder, databaseUrl: postgres.url }, (client) => mustHoldAll(ledger, client));
  for (const site of sites) must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return (
    `${ROUNDS * 2} processes replaced in ${ms(percentile(replaced, 50))} each (longest ${ms(Math.max(...replaced))}), two of them while the lock of migrations was kept for 4 s: ` +
    `${entries(ledger)} writes and ${pages.length} reads through ${isNginx ? "nginx with docs/nginx.conf" : "a proxy of the test's own"}, none failed, none lost, longest ${ms(slowestMs)}`
  );
};

async function readUntil(
  stopped: () => boolean,
  url: string,
  history: () => Promise<Reply>,
  into: Reply[],
): Promise<void> {
  while (!stopped()) into.push(await ask(url), await history());
}

/**
 * Another process holds the migration lock; a process that starts meanwhile and has nothing to migrate must
 * not wait for it.
 */
async function lockElsewhere(databaseUrl: string, run: Run): Promise<void> {
  await lookInto({ dataDir: run.folder, databaseUrl }, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await delay(LOCKED_MS);
  });
}
