/** The arithmetic of the simulation of a large site (tests/citus/simulate.ts). */
import { describe, expect, test } from "vitest";
import { bytesOf, holdTime, readCosts, type Costs } from "./citus/simulation/costs.ts";
import { simulateCounting, type Counting } from "./citus/simulation/counting.ts";
import { ASKED, INTERNET, RETAINED } from "./citus/simulation/load.ts";
import { MACHINES, MEASURED_ON, planFor, processorsOf } from "./citus/simulation/plan.ts";
import { met, tableRows, zipf } from "./citus/simulation/rows.ts";

const cost = { site: 2, coordinator: 1, workers: 4 };
const COSTS: Costs = {
  about: "made up",
  milliseconds: { [MEASURED_ON]: Object.fromEntries(Object.values(ASKED).map((name) => [name, cost])) },
  bytes: { scans: 100, qr_history: 1000, visitors: 500, page_analytics: 200, visits: 150 },
  held: { [MEASURED_ON]: { 1: 5.1, 1000: 105 } },
};

describe("rows", () => {
  test.each([
    [1, 1],
    [1000, 1],
    [1e9, 1],
    [1e6, 0.7],
  ])(
    "shares of %d keys add up to one, cover every key, and are sorted in descending order",
    (keys, exponent) => {
      const buckets = zipf(keys, exponent);
      expect(buckets.reduce((sum, bucket) => sum + bucket.keys, 0)).toBe(keys);
      expect(buckets.reduce((sum, bucket) => sum + bucket.keys * bucket.share, 0)).toBeCloseTo(1, 9);
      const shares = buckets.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    },
  );

  test("the largest share of 1,000 keys follows Zipf's law", () => {
    const harmonic = Array.from({ length: 1000 }, (_, n) => 1 / (n + 1)).reduce((a, b) => a + b);
    expect((zipf(1000, 1)[0]?.share ?? 0) * harmonic).toBeCloseTo(1, 2);
  });

  test("the expected number of distinct values is near the event count for few events, and near all values for many", () => {
    expect(met(0)).toBe(0);
    expect(met(1e-6, 3)).toBeCloseTo(1e-6, 9);
    expect(met(1000, 3)).toBeCloseTo(3, 9);
  });

  test("each scan is one row, aggregates stay below their bound, and visitor rows end with the retention", () => {
    const rows = tableRows(INTERNET);
    const scans = 50_000 * 0.4 * 86_400 * 365 * 3;
    expect(rows["scans"]).toBe(scans);
    expect(rows["scan_slots"]).toBeGreaterThan(0);
    expect(rows["scan_slots"]).toBeLessThan(scans);
    expect(rows["scan_days"]).toBeLessThan(5 * scans);
    expect(rows["scan_months"]).toBeLessThan(rows["scan_days"] ?? 0);
    expect(tableRows({ ...INTERNET, years: 30 })["visitors"]).toBe(rows["visitors"]);
    expect(tableRows({ ...INTERNET, years: 0.5 })["visitors"]).toBeCloseTo((rows["visitors"] ?? 0) / 2, 0);
  });
});

test("retention limits scan and daily rows, but keeps monthly aggregates", () => {
  const [all, kept] = [tableRows(INTERNET), tableRows(RETAINED)];
  expect((all["scans"] ?? 0) / (kept["scans"] ?? 0)).toBeCloseTo((365 * 3) / 90, 6);
  expect((all["scan_days"] ?? 0) / (kept["scan_days"] ?? 0)).toBeCloseTo((365 * 3) / 400, 6);
  expect(kept["scan_months"]).toBe(all["scan_months"]);
});

describe("costs", () => {
  test("uses the measured row width of a table, estimates it from a similar one, and rejects unknown tables", () => {
    expect(bytesOf(COSTS, "scans")).toEqual({ bytes: 100, isMeasured: true });
    expect(bytesOf(COSTS, "short_links").isMeasured).toBe(false);
    expect(() => bytesOf(COSTS, "unheard_of")).toThrow("unheard_of");
  });

  test("splits the time of a transaction into a fixed part and a part per scan", () => {
    const { fixedMs, perScanMs } = holdTime({ 1: 5.1, 1000: 105 });
    expect(perScanMs).toBeCloseTo(0.1, 9);
    expect(fixedMs).toBeCloseTo(5, 9);
    expect(() => holdTime({ 1: 5 })).toThrow("two lengths");
  });

  test("the committed measurements have everything that a plan needs", () => {
    expect(planFor(INTERNET, readCosts()).tables.length).toBeGreaterThan(10);
    expect(holdTime(readCosts().held[MEASURED_ON] ?? {}).fixedMs).toBeGreaterThan(0);
  });
});

describe("the capacity plan", () => {
  const plan = planFor(INTERNET, COSTS);

  test("computes processors from requests per second and the cost of each", () => {
    expect(processorsOf(INTERNET, COSTS).workers.scans).toBe(200);
    const asked = Object.values(INTERNET.perSecond).reduce((a, b) => a + b);
    expect(plan.processors.site).toBeCloseTo((asked * 2) / 1000, 9);
    expect(plan.processes).toBe(Math.ceil(plan.processors.site / MACHINES.busy));
    expect(plan.connections.opened).toBe(plan.processes * 11);
  });

  test("keeps each shard at a movable size, and gives each worker at least four", () => {
    for (const { perShard } of plan.tables) expect(perShard).toBeLessThanOrEqual(MACHINES.largestShard);
    expect(plan.shards).toBeGreaterThanOrEqual(
      4 * Math.max(plan.workers.forProcessors, plan.workers.forDisks),
    );
    expect(Math.log2(plan.shards) % 1).toBe(0);
  });

  test("multiplying the load by a limit's factor reaches exactly that limit", () => {
    const coordinator = plan.limits.find(({ what }) => what === "processors of the coordinator");
    const perSecond = Object.fromEntries(
      Object.entries(INTERNET.perSecond).map(([asked, rate]) => [asked, rate * (coordinator?.times ?? 0)]),
    ) as typeof INTERNET.perSecond;
    const then = planFor({ ...INTERNET, perSecond }, COSTS);
    expect(then.processors.coordinator).toBeCloseTo(MACHINES.processors * MACHINES.busy, 6);
    expect(plan.limits.map(({ times }) => times)).toEqual(
      plan.limits.map(({ times }) => times).toSorted((a, b) => a - b),
    );
  });

  test("rejects an operation without a measurement, by its name", () => {
    expect(() => planFor(INTERNET, { ...COSTS, milliseconds: {} })).toThrow("scan, 64 at once");
  });
});

describe("the counting simulation", () => {
  const some: Counting = {
    processes: 4,
    perSecond: 400,
    hottest: 0,
    shards: 32,
    fixedMs: 5,
    perScanMs: 0.05,
    oneShardEach: false,
    seconds: 20,
  };

  test("counts all scans at a moderate load, within half a second", () => {
    const { countedPerSecond, longestMs } = simulateCounting(some);
    expect(countedPerSecond).toBeGreaterThan(390);
    expect(countedPerSecond).toBeLessThanOrEqual(400);
    expect(longestMs).toBeLessThan(500);
  });

  test("one hot link slows down all others if a transaction spans shards, and not if it stays on one shard", () => {
    const hot = { ...some, processes: 40, perSecond: 20_000, hottest: 0.1 };
    const [whole, parted] = [simulateCounting(hot), simulateCounting({ ...hot, oneShardEach: true })];
    expect(simulateCounting({ ...hot, hottest: 0 }).countedPerSecond).toBeGreaterThan(19_000);
    expect(whole.countedPerSecond).toBeLessThan(15_000);
    expect(whole.waiting).toBeGreaterThan(1000);
    expect(parted.countedPerSecond).toBeGreaterThan(19_000);
  });

  test("one link alone is counted as fast as one transaction at a time allows", () => {
    const one = { ...some, perSecond: 1_000_000, hottest: 1, shards: 1, processes: 8 };
    // a thousand scans in 5 + 50 ms
    expect(simulateCounting(one).countedPerSecond).toBeLessThanOrEqual(1000 / 0.055 + 100);
    expect(simulateCounting(one).countedPerSecond).toBeGreaterThan(0.9 * (1000 / 0.055));
  });
});
