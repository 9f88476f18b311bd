import { table } from "../bench/timed-run.ts";
import { holdTime, readCosts } from "./simulation/costs.ts";
import { simulateCounting } from "./simulation/counting.ts";
import { ASKED, INTERNET, RETAINED, type Asked } from "./simulation/load.ts";
import { MACHINES, MEASURED_ON, planFor, processorsOf, TIERS } from "./simulation/plan.ts";

/**
 * `npm run simulate`: the resources that a site with a billion links, 50,000 scans per second, and 100
 * million records would need. Pure arithmetic plus one simulated model, based on the costs that `npm run
 * bench:citus` measured (`tests/citus/simulation/costs.json`). An extrapolation under the assumption of no
 * other bottlenecks; no site of this size has been run.
 */
const costs = readCosts();
const load = INTERNET;
const plan = planFor(load, costs);

const count = (number: number): string => number.toLocaleString("en", { maximumFractionDigits: 0 });
const short = (number: number): string =>
  new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 }).format(number);
const bytes = (number: number): string => {
  const units = ["B", "kB", "MB", "GB", "TB", "PB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, number)) / 3));
  return `${Number((number / 1000 ** power).toPrecision(3))} ${units[power]}`;
};
const print = (title: string, rows: string[][]): void => console.log(`${title}\n${table(rows).join("\n")}\n`);

console.log(
  `${short(load.links)} links of ${short(load.accounts)} accounts, ${short(load.records)} records; at the busiest time ` +
    `${(Object.keys(ASKED) as Asked[]).map((asked) => `${count(load.perSecond[asked])} ${asked}`).join(", ")} a second, ` +
    `${load.average} of that on average; ${load.hottest * 100} % of all scans of one link, the others by Zipf's law (${load.unevenness})\n`,
);

const kept = planFor(RETAINED, costs);
const grown = [1, 2, 3].map((years) => planFor({ ...load, years }, costs));
const sizes = [...grown, kept];
const sizeOf = ({ tables }: (typeof sizes)[number], name: string) => tables.find((one) => one.table === name);
print(
  "Bytes after years, and after 3 where scans are kept for 90 days and sums of days for 400 (* width of a row not measured)",
  [
    [
      "table",
      "rows, 1 y",
      "2 y",
      "3 y",
      "3 y, deleted",
      "bytes, 1 y",
      "2 y",
      "3 y",
      "3 y, deleted",
      "a shard of that",
    ],
    ...plan.tables
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ table: name, isMeasured }) => [
        isMeasured ? name : `${name}*`,
        ...sizes.map((each) => short(sizeOf(each, name)?.rows ?? 0)),
        ...sizes.map((each) => bytes(sizeOf(each, name)?.bytes ?? 0)),
        bytes(sizeOf(kept, name)?.perShard ?? 0),
      ]),
    [
      "all",
      ...sizes.map(() => ""),
      ...sizes.map((each) => bytes(each.bytes)),
      bytes(kept.bytes / kept.shards),
    ],
    ["shards of a table", ...sizes.map(() => ""), ...sizes.map((each) => count(each.shards)), ""],
  ],
);

const spent = processorsOf(load, costs);
print(`Processors that are busy at the busiest time (costs of ${MEASURED_ON})`, [
  ["", ...TIERS],
  ...(Object.keys(ASKED) as Asked[]).map((asked) => [
    `${count(load.perSecond[asked])} ${asked} a second`,
    ...TIERS.map((tier) => spent[tier][asked].toFixed(0)),
  ]),
  ["all", ...TIERS.map((tier) => plan.processors[tier].toFixed(0))],
  [
    `machines of ${MACHINES.processors}, ${MACHINES.busy * 100} % busy`,
    ...TIERS.map((tier) => (plan.processors[tier] / MACHINES.processors / MACHINES.busy).toFixed(1)),
  ],
]);

print("Machines and connections", [
  ["", "all kept", "deleted"],
  ...(
    [
      ["workers that the processors need", (each) => each.workers.forProcessors],
      [
        `workers that the disks need (${bytes(MACHINES.disk)} each, ${MACHINES.full * 100} % full)`,
        (each) => each.workers.forDisks,
      ],
      ["processes of the product", (each) => each.processes],
      [
        `connections that they open (pool of ${MACHINES.pool}, and one that listens)`,
        (each) => each.connections.opened,
      ],
      ["connections in use at least, behind a pooler", (each) => each.connections.busy],
      ["the same to each worker", (each) => each.connections.toEachWorker],
    ] satisfies [string, (each: typeof plan) => number][]
  ).map(([name, of]) => [name, count(of(plan)), count(of(kept))]),
]);

print(`What is full first (max_connections ${count(MACHINES.maxConnections)}), at times this load`, [
  ["", "all kept", "deleted", "scans a second"],
  ...kept.limits.map(({ what, times }) => [
    what,
    (plan.limits.find((one) => one.what === what)?.times ?? 0).toFixed(2),
    times.toFixed(2),
    count(times * load.perSecond.scans),
  ]),
]);

const times = holdTime(costs.held[MEASURED_ON] ?? {});
const cases = [5000, 20_000, 50_000].flatMap((perSecond) =>
  [0, 0.01, 0.1].map((hottest) => ({ perSecond, hottest })),
);
const SHARDS = 32;
const SECONDS = 30;
print(
  `Counting scans in ${plan.processes} processes on ${SHARDS} shards, played for ${SECONDS} seconds (a shard takes ${times.fixedMs.toFixed(1)} ms of a transaction, and each scan ${times.perScanMs.toFixed(3)})`,
  [
    [
      "scans a second",
      "of one link",
      "counted a second",
      "slowest, s",
      "with a transaction a shard",
      "slowest, s",
    ],
    ...cases.map(({ perSecond, hottest }) => [
      count(perSecond),
      `${hottest * 100}%`,
      ...[false, true].flatMap((oneShardEach) => {
        const { countedPerSecond, longestMs } = simulateCounting({
          processes: plan.processes,
          perSecond,
          hottest,
          shards: SHARDS,
          ...times,
          oneShardEach,
          seconds: SECONDS,
        });
        return [count(countedPerSecond), (longestMs / 1000).toFixed(1)];
      }),
    ]),
  ],
);
