import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openEvents } from "../support/event-stream.ts";
import { postmasterPid } from "../support/temporary-folder.ts";
import { ms, must, type Fault, type Run } from "./fault.ts";
import { ask, type Reply } from "./support/ask.ts";
import { startExternalPostgres } from "./support/external-postgres.ts";
import { connections, lookInto } from "./support/look-into.ts";
import { newPerson, readHistory, renewed, type Person } from "./support/people.ts";
import { mustBeRefusal } from "./support/refusal.ts";
import { startSite, type Site } from "./support/site.ts";
import { mustHoldAll, newLedger, until, writeUntil, type Ledger } from "./support/writers.ts";

/** Upper limit for any answer, whatever happens to the database. */
const PATIENCE_MS = 20_000;
const AWAY_MS = 6000;
/** The pool, the keeper, and the listening connection. */
const MAX_CONNECTIONS = 14;

interface Outage {
  name: string;
  hurt: () => Promise<void>;
  heal: () => Promise<void>;
  /** Generous upper limit for the recovery time. */
  backWithinMs: number;
  /** The outage may end before any request notices it. */
  maybeShort?: boolean;
}

/**
 * Stops, kills, and freezes the database under load and brings it back. The server must stay up and report
 * the outage.
 */
export const database: Fault = async (run) => {
  const postgres = await startExternalPostgres(run);
  const external = await outages(run, { dataDir: join(run.folder, "external"), databaseUrl: postgres.url }, [
    { name: "stopped", hurt: () => postgres.stop(), heal: postgres.start, backWithinMs: 15_000 },
    { name: "killed", hurt: () => postgres.stop("SIGKILL"), heal: postgres.start, backWithinMs: 15_000 },
    { name: "frozen", hurt: postgres.freeze, heal: postgres.thaw, backWithinMs: 15_000 },
  ]);
  const dataDir = join(run.folder, "embedded");
  const embedded = await outages(run, { dataDir }, [
    {
      name: "killed",
      hurt: async () => void process.kill((await postmasterPid(dataDir)) ?? 0, "SIGKILL"),
      heal: async () => undefined,
      backWithinMs: 30_000,
      maybeShort: true,
    },
  ]);
  return `Postgres ${postgres.version}: ${external}; embedded: ${embedded}`;
};

async function outages(
  run: Run,
  where: { dataDir: string; databaseUrl?: string },
  list: Outage[],
): Promise<string> {
  const env = where.databaseUrl === undefined ? {} : { DATABASE_URL: where.databaseUrl };
  const site = await startSite(run, { dataDir: where.dataDir, env });
  const person = await newPerson(site.url);
  const ledger = newLedger();
  const said: string[] = [];
  for (const outage of list) {
    said.push(`${outage.name}: ${await one(site, person, ledger, outage)}`);
    await lookInto(where, (client) => mustHoldAll(ledger, client));
    const held = await connections(where);
    must(held <= MAX_CONNECTIONS, `${held} connections to the database after it was ${outage.name}`);
    await mustHearNews(site, await renewed(site.url, person));
  }
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return said.join(", ");
}

async function one(site: Site, person: Person, ledger: Ledger, outage: Outage): Promise<string> {
  let isOver = false;
  const load = writeUntil(() => isOver, { url: site.url, person, ledger, pause: 50 });
  const reads: Reply[] = [];
  const reading = readUntil(
    () => isOver,
    () => readHistory(site.url, person),
    reads,
  );
  await delay(1000);
  const start = performance.now();
  await outage.hurt();
  const away = { pages: 0, unready: 0 };
  while (performance.now() - start < AWAY_MS) {
    const [health, ready, home, script] = await Promise.all(
      ["/healthz", "/readyz", "/", "/robots.txt"].map((path) => ask(site.url + path)),
    );
    must(health?.status === 200, `/healthz answered ${health?.status}`);
    if (ready?.status === 503) away.unready += 1;
    else
      must(
        outage.maybeShort === true || performance.now() - start < 1000,
        `/readyz answered ${ready?.status}`,
      );
    must(
      Boolean(home?.text.includes("<h1")) && home!.status !== 500,
      `the home page answered ${home?.status}`,
    );
    must(script !== undefined && script.status < 500 === (script.status === 200), "robots.txt did not come");
    away.pages += 1;
    for (const reply of [health, ready, home, script]) {
      must(reply !== undefined && reply.ms < PATIENCE_MS, `an answer took ${ms(reply?.ms ?? 0)}`);
    }
    await delay(200);
  }
  const healed = performance.now();
  await outage.heal();
  await until(`${site.url}/readyz`, ({ status }) => status === 200, { patienceMs: outage.backWithinMs });
  await renewed(site.url, person);
  const back = performance.now() - healed;
  await delay(1500);
  isOver = true;
  const { refused, broken, slowestMs } = await load;
  await reading;
  must(broken === 0, `${broken} requests got no answer`);
  const refusals = [...refused, ...reads.filter(({ status }) => status !== 200)];
  for (const refusal of refusals) mustBeRefusal(refusal);
  must(outage.maybeShort === true || away.unready > 0, "/readyz never said 503");
  const slowest = Math.max(slowestMs, ...reads.map((reply) => reply.ms));
  must(slowest < PATIENCE_MS, `an answer took ${ms(slowest)}`);
  return `${refusals.length} answers of 503 and none of 500, longest ${ms(slowest)}, ${away.pages} pages meanwhile, back ${ms(back)} after it was`;
}

async function readUntil(stopped: () => boolean, read: () => Promise<Reply>, into: Reply[]): Promise<void> {
  while (!stopped()) {
    into.push(await read());
    await delay(20);
  }
}

/** LISTEN works again: a notification read in one tab shows up in the other. */
async function mustHearNews(site: Site, person: Person): Promise<void> {
  const stream = await openEvents(`${site.url}/api/me/notifications/stream`, person.token);
  await stream.next();
  const heard = stream.next();
  for (let tries = 1; ; tries += 1) {
    await ask(`${site.url}/api/me/notifications/read`, { method: "POST", token: person.token });
    const event = await Promise.race([heard, delay(1000).then(() => undefined)]);
    if (event !== undefined) break;
    must(tries < 35, "news are not heard any more");
  }
  stream.close();
}
