import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { migrations } from "../../migrations/index.ts";
import { ms, must, percentile, type Fault, type Run } from "./fault.ts";
import { ask, type Reply } from "./support/ask.ts";
import { startExternalPostgres } from "./support/external-postgres.ts";
import { lookInto } from "./support/look-into.ts";
import { newPerson, readHistory } from "./support/people.ts";
import { startProxy } from "./support/proxy.ts";
import { freePort, startSite, type Site } from "./support/site.ts";
import { entries, mustHoldAll, newLedger, until, writeUntil } from "./support/writers.ts";

const ROUNDS = 3;

/** Two processes on one Postgres behind a proxy; one after the other is replaced under load, the last time with a migration to be done. */
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
      },
    });
  const sites: Site[] = [];
  for (const port of ports) sites.push(await start(port));
  const proxy = await startProxy(ports);
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
    if (round === ROUNDS) await forgetLastMigration(postgres.url, run);
    for (const [at, port] of ports.entries()) {
      const begun = performance.now();
      must((await sites[at]?.stop()) === 0, "a process that was told to end did not end with 0");
      sites[at] = await start(port);
      await until(`${sites[at]?.url}/readyz`, ({ status }) => status === 200);
      replaced.push(performance.now() - begun);
      await delay(600);
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
  for (const site of sites) must((await site.stop()) === 0, "it did not end with 0 when it was told to");
  return (
    `${ROUNDS * 2} processes replaced in ${ms(percentile(replaced, 50))} each (longest ${ms(Math.max(...replaced))}), once with a migration pending: ` +
    `${entries(ledger)} writes and ${pages.length} reads through the proxy, none failed, none lost, longest ${ms(slowestMs)}, split ${[...proxy.asked.values()].join(" : ")}`
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

/** As if the version that runs were older than the one that comes: its newest step is undone where that can be done under it. */
async function forgetLastMigration(databaseUrl: string, run: Run): Promise<void> {
  await lookInto({ dataDir: run.folder, databaseUrl }, async (client) => {
    await client.query("DELETE FROM migrations WHERE name = $1", [migrations.at(-1)?.name]);
  });
}
