import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Node } from "../citus/cluster.ts";
import { ms, must, type Fault, type Run } from "./fault.ts";
import {
  distribute,
  lookIntoCluster,
  mustHold,
  personOn,
  startTrial,
  whileWriting,
  type Trial,
} from "./support/cluster-trial.ts";
import { fillUp, inOwnMounts, mountSmallDisk } from "./support/own-mounts.ts";
import { saveLarge, saveRecord, type Person } from "./support/people.ts";
import { mustBeRefusal } from "./support/refusal.ts";
import { mustCountAll, printPoster, scanUntil } from "./support/scans.ts";
import { entries } from "./support/writers.ts";

/** A nearly empty worker takes about 120 MiB, its WAL up to 300. */
const SIZE = "600m";
/** Number of refused saves before the disk gets space again. */
const REFUSALS = 20;
const REFUSED_WITHIN_MS = 120_000;
const BACK_WITHIN_MS = 120_000;

/**
 * The disk of one worker is full under write load. Requests for its data are refused with a proper error, all
 * others succeed, and everything recovers once there is space. No acknowledged write is lost, and every
 * redirected scan is counted.
 */
export const clusterDisk: Fault = inOwnMounts("cluster-disk", async (run) => {
  const trial = await startTrial(run);
  const { site, cluster, ledger } = trial;
  await distribute(cluster);
  const [other, full] = cluster.workers;
  if (!other || !full) throw new Error("two workers are needed");
  await onSmallDisk(run, trial, full);
  const there = await personOn(trial, full);
  const elsewhere = await personOn(trial, other);
  const posters = [await printPoster(site.url, there), await printPoster(site.url, elsewhere)];
  trial.people.push(there, elsewhere);

  let isOver = false;
  const scanners = posters.map((poster) => scanUntil(() => isOver, site.url, poster));
  const { result, writing } = await whileWriting(trial, async () => {
    const fill = join(full.folder, "fill");
    const seen = await fillUntilRefused(trial, fill, { there, elsewhere });
    const start = performance.now();
    await rm(fill);
    // if PostgreSQL crashed, systemd or an operator would restart it
    await cluster.start(full).catch(() => undefined);
    await untilSaved(trial, there);
    return { ...seen, back: performance.now() - start };
  });
  isOver = true;
  const unled = (await Promise.all(scanners)).flat();
  for (const reply of [...writing.refused, ...unled]) mustBeRefusal(reply);
  must(writing.broken === 0, `${writing.broken} requests got no answer`);
  await mustHold(trial);
  const beyond = await lookIntoCluster(trial, (client) => mustCountAll(posters, client));
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  await mustHold(trial);
  const led = posters.reduce((sum, poster) => sum + poster.led, 0);
  return [
    `Citus ${cluster.version}: ${entries(ledger).toLocaleString("en")} writes held`,
    `disk of a worker full: ${writing.refused.length + result.refused} writes and ${unled.length} redirects refused with 503, none with 500, ${result.saved} saves of a customer elsewhere taken meanwhile`,
    `taken again ${ms(result.back)} after there was space`,
    `${led} scans led on, all counted${beyond === 0 ? "" : `, ${beyond} of them twice`}`,
  ].join("; ");
});

/** Moves a worker's data to a small disk. */
async function onSmallDisk(run: Run, { cluster }: Trial, worker: Node): Promise<void> {
  await cluster.kill(worker);
  const whole = `${worker.folder}-whole`;
  await rename(worker.folder, whole);
  await mkdir(worker.folder);
  mountSmallDisk(run, worker.folder, SIZE);
  // -a preserves the owner, which is another user
  execFileSync("cp", ["-a", `${whole}/.`, worker.folder]);
  await cluster.start(worker);
}

/**
 * Fills the disk until saves of a customer on the full worker are refused repeatedly, while those of a
 * customer on another worker always succeed.
 */
async function fillUntilRefused(
  { site }: Trial,
  fill: string,
  { there, elsewhere }: { there: Person; elsewhere: Person },
): Promise<{ refused: number; saved: number }> {
  const start = performance.now();
  let refused = 0;
  let saved = 0;
  while (refused < REFUSALS) {
    must(performance.now() - start < REFUSED_WITHIN_MS, `${refused} saves were refused on a full disk`);
    await fillUp(fill);
    const replies = await Promise.all(Array.from({ length: 5 }, () => saveLarge(site.url, there)));
    const others = replies.filter(({ status }) => status !== 201);
    if (others.length === 0) continue;
    for (const reply of others) mustBeRefusal(reply);
    refused += others.length;
    const beside = await saveRecord(site.url, elsewhere, randomUUID());
    must(
      beside.status === 201,
      `a save on another worker was answered with ${beside.status}: ${beside.text}`,
    );
    saved += 1;
  }
  return { refused, saved };
}

async function untilSaved({ site }: Trial, person: Person): Promise<void> {
  const start = performance.now();
  for (;;) {
    const reply = await saveRecord(site.url, person, randomUUID());
    if (reply.status === 201) return;
    mustBeRefusal(reply);
    must(performance.now() - start < BACK_WITHIN_MS, "with space again, a save is refused");
  }
}
