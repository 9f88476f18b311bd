import { existsSync } from "node:fs";
import type { Client } from "pg";
import { ms, must, Skipped, type Fault } from "./fault.ts";
import { FAKETIME_LIBRARIES } from "./support/faketime.ts";
import {
  distribute,
  lookIntoCluster,
  mustHold,
  personOn,
  startTrial,
  whileWriting,
} from "./support/cluster-trial.ts";
import { mustBeRefusal } from "./support/refusal.ts";
import { mustCountAll, printPoster, scanUntil } from "./support/scans.ts";
import { entries } from "./support/writers.ts";

const HOUR = 3600;
/** Tolerated difference between the clocks of this process and of the site. */
const SLACK = "1 minute";

/**
 * The clock of one worker is an hour ahead, then correct again, under write load. Every write is accepted, no
 * acknowledged write is lost, every scan is counted, and no stored time comes from the wrong clock.
 */
export const clusterClock: Fault = async (run) => {
  const library = FAKETIME_LIBRARIES.find((path) => existsSync(path));
  if (library === undefined)
    throw new Skipped("a worker with a clock of its own needs libfaketime (apt-get install faketime)");
  const trial = await startTrial(run);
  const { site, cluster, ledger, people } = trial;
  await distribute(cluster);
  const [right, ahead] = cluster.workers;
  if (!right || !ahead) throw new Error("two workers are needed");
  people.push(await personOn(trial, ahead), await personOn(trial, right));
  const posters = await Promise.all(people.map((person) => printPoster(site.url, person)));
  const clocks = [
    {
      LD_PRELOAD: library,
      FAKETIME: `+${HOUR}`,
      // timers use monotonic time
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      FAKETIME_DONT_RESET: "1",
    },
    {},
  ];
  const restarts: string[] = [];
  for (const [n, environment] of clocks.entries()) {
    const off = n === 0 ? HOUR : 0;
    const restart = await whileWriting(trial, async () => {
      await cluster.kill(ahead);
      await cluster.start(ahead, environment);
    });
    for (const reply of restart.writing.refused) mustBeRefusal(reply);
    const [clock] = await cluster.ask<{ ms: number }>(
      ahead,
      "postgres",
      "SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms",
    );
    const seconds = ((clock?.ms ?? 0) - Date.now()) / 1000;
    must(Math.abs(seconds - off) < 60, `the worker's clock is ${Math.round(seconds)} s off, not ${off}`);

    let isOver = false;
    const scanners = posters.map((poster) => scanUntil(() => isOver, site.url, poster));
    const { writing } = await whileWriting(trial, () =>
      lookIntoCluster(trial, (client) => mustHaveRightTimes(client)),
    );
    isOver = true;
    const refused = [...writing.refused, ...(await Promise.all(scanners)).flat()];
    must(refused.length === 0, `${off} s off, ${refused[0]?.status} was answered: ${refused[0]?.text}`);
    must(writing.broken === 0, `${writing.broken} requests got no answer`);
    await mustHold(trial);
    const beyond = await lookIntoCluster(trial, (client) => mustCountAll(posters, client));
    must(beyond === 0, `${off} s off, ${beyond} scans are counted twice`);
    await lookIntoCluster(trial, mustHaveRightTimes);
    restarts.push(
      `${off === 0 ? "right again" : "an hour ahead"}: none refused, the longest write ${ms(writing.slowestMs)}`,
    );
  }
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  await mustHold(trial);
  const led = posters.reduce((sum, poster) => sum + poster.led, 0);
  return [
    `Citus ${cluster.version}: ${entries(ledger).toLocaleString("en")} writes held`,
    ...restarts.map((text) => `clock of a worker ${text}`),
    `${led} scans led on, each counted once; no stored time is ahead`,
  ].join("; ");
};

/** No time is in the future, in any timestamp column of any distributed table. */
async function mustHaveRightTimes(client: Client): Promise<void> {
  const { rows: columns } = await client.query<{ table: string; name: string }>(
    `SELECT attrelid::regclass::text AS "table", attname AS name
     FROM pg_attribute JOIN pg_dist_partition ON logicalrelid = attrelid
     WHERE atttypid = 'timestamptz'::regtype AND attnum > 0 AND NOT attisdropped ORDER BY 1, 2`,
  );
  must(columns.length > 0, "no table that is spread holds a time");
  for (const { table, name } of columns) {
    // passed as a parameter, because now() would use the worker's clock
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM ${table} WHERE ${name} > $1::timestamptz + interval '${SLACK}'`,
      [new Date()],
    );
    must(rows[0]?.n === 0, `${rows[0]?.n} rows of ${table} have a ${name} that lies ahead`);
  }
}
