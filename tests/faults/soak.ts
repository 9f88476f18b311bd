import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runProduct } from "../support/programs/product.ts";
import { must, percentile, type Fault } from "./fault.ts";
import { ask, jsonOf, type Reply } from "./support/ask.ts";
import { slopeOf } from "./support/linear-fit.ts";
import { mustHaveLoggedNoError } from "./support/no-error-logged.ts";
import { connections } from "./support/look-into.ts";
import {
  enterPage,
  makeLink,
  newPerson,
  readHistory,
  renewed,
  saveRecord,
  signInAt,
  type Person,
} from "./support/people.ts";
import { startSite, type Site } from "./support/site.ts";

const MIB = 1024 * 1024;
/** A freshly started process still compiles code. */
const WARMING_MS = 5000;
const CALIBRATION_MS = 10_000;
const AT_ONCE = 16;
/** Maximum growth over the second half of the run, by linear regression. */
const MAX_HEAP_MIB = 8;
const MAX_RSS_MIB = 40;
/** Tokens are renewed before they expire. */
const TOKEN_MS = 5 * 60_000;

interface Sample {
  at: number;
  heapUsed: number;
  rss: number;
  lag: number;
  descriptors: number;
  connections: number;
}

/**
 * A realistic mix of requests at half of the maximum load for a long time: memory, descriptors, and
 * connections must stay constant.
 */
export const soak: Fault = async (run) => {
  const heapFile = join(run.folder, "heap.json");
  const dataDir = join(run.folder, "data");
  const site = await startSite(run, {
    dataDir,
    env: {
      NODE_OPTIONS: `--import ${new URL("./support/heap.mjs", import.meta.url).href}`,
      QZ_HEAP_FILE: heapFile,
    },
  });
  let person = await newPerson(site.url);
  const mix = await mixOf(site, () => person);

  const asMuchAsItCan = async (milliseconds: number) => {
    const start = performance.now();
    let done = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (performance.now() - start < milliseconds) {
          mustBeFine(await mix(done));
          done += 1;
        }
      }),
    );
    return (done / (performance.now() - start)) * 1000;
  };
  await asMuchAsItCan(WARMING_MS);
  const full = await asMuchAsItCan(CALIBRATION_MS);
  const pace = 1000 / (full / 2);

  const end = performance.now() + run.minutes * 60_000;
  const every = Math.max(3000, (run.minutes * 60_000) / 200);
  const samples: Sample[] = [];
  const slowest: number[] = [];
  const failures: unknown[] = [];
  let count = 0;
  const sampling = (async () => {
    let renewedAt = performance.now();
    let minute = 1;
    const begun = performance.now();
    while (performance.now() < end && failures.length === 0) {
      const seen = await sample(site, heapFile);
      samples.push(seen);
      if (performance.now() - begun >= minute * 60_000) {
        console.log(
          `  minute ${minute}: ${count.toLocaleString("en")} requests of ${((full / 2) * 60 * minute).toFixed(0)}, ` +
            `heap ${(seen.heapUsed / MIB).toFixed(1)} MiB, resident ${(seen.rss / MIB).toFixed(0)} MiB, ` +
            `descriptors ${seen.descriptors}, database connections ${seen.connections}, load of the machine ${loadavg()[0]?.toFixed(0)}`,
        );
        minute += 1;
      }
      if (performance.now() - renewedAt > TOKEN_MS) {
        person = await renewed(site.url, person);
        renewedAt = performance.now();
      }
      await delay(every);
    }
  })();
  let due = performance.now();
  let running = 0;
  while (performance.now() < end && failures.length === 0) {
    // on a busy machine, the concurrency stays at the calibrated level: requests are delayed, but none is
    // skipped
    if (performance.now() < due || running >= AT_ONCE) {
      await delay(Math.max(1, Math.min(20, due - performance.now())));
      continue;
    }
    due = Math.max(due + pace, performance.now() - 1000);
    running += 1;
    count += 1;
    const one = async () => {
      const reply = await mix(count);
      mustBeFine(reply);
      slowest.push(reply.ms);
    };
    void one()
      .catch((error: unknown) => failures.push(error))
      .finally(() => (running -= 1));
  }
  await sampling;
  if (failures.length > 0) throw failures[0];

  const half = samples.slice(Math.floor(samples.length / 2));
  const hours = ((half.at(-1)?.at ?? 0) - (half[0]?.at ?? 0)) / 3_600_000;
  const perHour = (of: (sample: Sample) => number) =>
    slopeOf(half.map((each) => [each.at / 3_600_000, of(each)]));
  const [heap, rss] = [perHour(({ heapUsed }) => heapUsed / MIB), perHour((each) => each.rss / MIB)];
  must(half.length >= 5, `${half.length} samples are too few: give it more minutes`);
  must(heap * hours < MAX_HEAP_MIB, `the heap grows by ${heap.toFixed(1)} MiB an hour`);
  must(rss * hours < MAX_RSS_MIB, `resident memory grows by ${rss.toFixed(1)} MiB an hour`);
  const [early, late] = [samples.slice(0, half.length), half].map((part) => ({
    descriptors: percentile(
      part.map(({ descriptors }) => descriptors),
      50,
    ),
    connections: percentile(
      part.map((each) => each.connections),
      50,
    ),
  }));
  must(
    late!.descriptors <= early!.descriptors + 20,
    `descriptors went from ${early!.descriptors} to ${late!.descriptors}`,
  );
  must(late!.connections <= 14, `${late!.connections} connections to the database`);
  mustHaveLoggedNoError(site);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  const lags = samples.map(({ lag }) => lag);
  const last = samples.at(-1)!;
  return (
    `${run.minutes} minutes at half of ${full.toFixed(0)} requests a second, ${count.toLocaleString("en")} requests (${((count / ((full / 2) * 60 * run.minutes)) * 100).toFixed(0)}% of that, the rest put off while others had the machine) and no error, p99 ${percentile(slowest, 99).toFixed(0)} ms; ` +
    `heap after collection ${(last.heapUsed / MIB).toFixed(0)} MiB, ${signed(heap)} MiB an hour; resident ${(last.rss / MIB).toFixed(0)} MiB, ${signed(rss)} MiB an hour; ` +
    `descriptors ${early!.descriptors} to ${late!.descriptors}, database connections ${late!.connections}; event loop late by ${percentile(lags, 50).toFixed(0)} ms (p99, median of the samples)`
  );
};

const signed = (value: number): string => `${value < 0 ? "" : "+"}${value.toFixed(1)}`;

function mustBeFine(reply: Reply): void {
  must(
    reply.status >= 200 && reply.status < 400,
    `a request was answered ${reply.status}: ${reply.text.slice(0, 200)}`,
  );
}

/** Requests of visitors, customers, and programs, with fixed shares in percent. */
async function mixOf(site: Site, person: () => Person): Promise<(turn: number) => Promise<Reply>> {
  const { url, dataDir } = site;
  const link = jsonOf(await makeLink(url, person(), "https://example.org/"));
  const shortLink = url + new URL(String(link["url"])).pathname;
  const drawCode = await codesOf(url, dataDir);
  const shares: [number, () => Promise<Reply>][] = [
    [18, () => ask(url)],
    [8, () => ask(`${url}/barcode-generator`)],
    [4, () => ask(`${url}/login`)],
    [20, () => ask(shortLink)],
    [22, () => enterPage(url, randomUUID())],
    [12, () => readHistory(url, person())],
    [6, () => saveRecord(url, person(), randomUUID())],
    [3, () => signInAt(url, person().email)],
    [7, drawCode ?? (() => ask(`${url}/api/public/settings`))],
  ];
  const deck = shares.flatMap(([share, work]) => Array.from({ length: share }, () => work));
  // 37 and 100 are coprime: the shares are exact and the kinds are interleaved
  return (turn) => deck[(turn * 37) % deck.length]!();
}

/** A request for a code by the public API; null if this build has no API. */
async function codesOf(url: string, dataDir: string): Promise<(() => Promise<Reply>) | null> {
  const made = await runProduct(["api-keys", "create", "--name", "soak", "--json"], { DATA_DIR: dataDir })
    .ended;
  const key = /qz_[\w-]+/.exec(made.stdout)?.[0];
  if (key === undefined) return null;
  const draw = () =>
    ask(`${url}/api/v1/qr`, {
      token: key,
      headers: { Accept: "image/png" },
      json: { content: `https://example.com/${randomUUID()}` },
    });
  const { status } = await draw();
  return status === 200 ? draw : null;
}

/** Waits until the product has recorded its memory after a garbage collection. */
async function sample({ pid, descriptors, dataDir }: Site, heapFile: string): Promise<Sample> {
  rmSync(heapFile, { force: true });
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await delay(50);
    try {
      const said = JSON.parse(readFileSync(heapFile, "utf8")) as Pick<
        Sample,
        "at" | "heapUsed" | "rss" | "lag"
      >;
      return { ...said, descriptors: descriptors(), connections: await connections({ dataDir }) };
    } catch (error) {
      if (!(error instanceof SyntaxError) && (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}
