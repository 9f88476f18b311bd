import { join } from "node:path";
import { postmasterPid } from "../support/temporary-folder.ts";
import { ms, must, percentile, type Fault, type Run } from "./fault.ts";
import { startExternalPostgres } from "./support/external-postgres.ts";
import { lookInto } from "./support/look-into.ts";
import { newPerson } from "./support/people.ts";
import { freePort } from "../support/free-port.ts";
import { startSite } from "./support/site.ts";
import { entries, mustBeUnlocked, mustHoldAll, newLedger, until, writeUntil } from "./support/writers.ts";

const ROUNDS = Number(process.env["QZ_KILL_ROUNDS"] ?? 20);

interface Where {
  dataDir: string;
  databaseUrl?: string;
  killDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
}

/** SIGKILL of the server under write load, every other time together with its database. */
export const kill: Fault = async (run) => {
  const dataDir = join(run.folder, "embedded");
  const embedded = await rounds(run, {
    dataDir,
    killDatabase: async () => void process.kill((await postmasterPid(dataDir)) ?? 0, "SIGKILL"),
    startDatabase: async () => undefined,
  });
  const postgres = await startExternalPostgres(run);
  const external = await rounds(run, {
    dataDir: join(run.folder, "external"),
    databaseUrl: postgres.url,
    killDatabase: () => postgres.stop("SIGKILL"),
    startDatabase: postgres.start,
  });
  return `${ROUNDS} times each, no acknowledged write lost: embedded ${embedded}; Postgres ${postgres.version} ${external}`;
};

async function rounds(run: Run, where: Where): Promise<string> {
  const { dataDir, databaseUrl } = where;
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const port = await freePort();
  let site = await startSite(run, { dataDir, env, port });
  const person = await newPerson(site.url);
  const ledger = newLedger();
  const starts: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const enough = entries(ledger) + 40 + ((round * 37) % 60);
    let isKilled = false;
    const writing = writeUntil(() => isKilled, { url: site.url, person, ledger });
    // other writes are in flight at that moment
    while (entries(ledger) < enough) await new Promise((resolve) => setImmediate(resolve));
    const killed = site.kill();
    const withDatabase = round % 2 === 0;
    if (withDatabase) await where.killDatabase();
    await killed;
    isKilled = true;
    const { refused } = await writing;
    must(!refused.some(({ status }) => status === 500), `a write was answered with 500: ${refused[0]?.text}`);

    if (withDatabase) await where.startDatabase();
    const begun = performance.now();
    site = await startSite(run, { dataDir, env, port });
    await until(`${site.url}/readyz`, ({ status }) => status === 200);
    starts.push(performance.now() - begun);
    await lookInto(where, async (client) => {
      await mustHoldAll(ledger, client);
      await mustBeUnlocked(client);
    });
  }
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return `${entries(ledger).toLocaleString("en")} writes held, ready again in ${ms(percentile(starts, 50))} (longest ${ms(Math.max(...starts))})`;
}
