import { createAnalyticsService } from "../../../core/analytics/analytics-service.ts";
import { periodRange, PERIODS, type Period } from "../../../core/analytics/period.ts";
import { createVisitReportService } from "../../../core/analytics/visit-report-service.ts";
import { bowserDeviceReader } from "../../../adapters/devices/bowser-device-reader.ts";
import { systemClock } from "../../../adapters/system/clock.ts";
import { settingsSchema } from "../../../core/settings/settings.ts";
import { millisecondsOf, percentile } from "../api/timing.ts";
import { table } from "../timed-run.ts";
import type { Site } from "./site.ts";

/** Days start on a half hour here, so no period is a whole number of UTC hours. */
const TIME_ZONE = "Asia/Kolkata";
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 30);

type Panel = [name: string, work: (site: Site, period: Period) => Promise<unknown>];
const rangeOf = (period: Period) => periodRange(period, new Date(), TIME_ZONE);

/** Lists that take one query each. */
const LISTS = [
  ["countries", "country", 500],
  ["top 5 pages", "page", 5],
  ["referrers", "referrer", 10],
  ["campaigns", "campaign", 10],
  ["devices", "device", 10],
  ["browsers", "browser", 10],
  ["systems", "os", 10],
] as const;

const ADMIN: Panel[] = [
  [
    "figures and chart",
    ({ repositories }, period) => {
      const { starts, until } = rangeOf(period);
      return repositories.visitReader.sums(starts, until);
    },
  ],
  [
    "figures of the period before",
    ({ repositories }, period) => {
      const { previous } = rangeOf(period);
      return repositories.visitReader.sums([previous.from], previous.until);
    },
  ],
  ...LISTS.map(([name, dimension, limit]): Panel => [
    name,
    ({ repositories }, period) => repositories.visitReader.shares(dimension, rangeOf(period), limit),
  ]),
  ["recent visits", ({ repositories }, period) => repositories.visitReader.recent(rangeOf(period), 10)],
  [
    "the whole report",
    ({ repositories }, period) =>
      createVisitReportService({
        ...repositories,
        settings: { get: async () => settingsSchema.parse({}) },
        geo: { sources: [] },
        clock: systemClock,
      }).report(period, TIME_ZONE),
  ],
];

const scopeOf = ({ userId }: Site) => ({ userId, linkId: null });

const CUSTOMER: Panel[] = [
  [
    "figures and chart",
    (site, period) => {
      const { starts, until } = rangeOf(period);
      return site.repositories.analytics.scans(scopeOf(site), starts, until);
    },
  ],
  [
    "figures of the period before",
    (site, period) => {
      const { previous } = rangeOf(period);
      return site.repositories.analytics.scans(scopeOf(site), [previous.from], previous.until);
    },
  ],
  [
    "countries, devices, browsers, systems, referrers",
    (site, period) => site.repositories.analytics.shares(scopeOf(site), rangeOf(period).from, 5),
  ],
  [
    "top 5 links",
    (site, period) => site.repositories.analytics.topLinks(site.userId, rangeOf(period).from, 5),
  ],
  [
    "recent scans",
    (site, period) => site.repositories.analytics.recentScans(scopeOf(site), rangeOf(period).from, 10),
  ],
  [
    "the whole report",
    ({ repositories, userId }, period) =>
      createAnalyticsService({ ...repositories, devices: bowserDeviceReader, clock: systemClock }).report(
        userId,
        period,
        TIME_ZONE,
      ),
  ],
];

/**
 * Milliseconds for every panel of a page at both sizes, interleaved so that other load on the machine affects
 * both equally.
 */
async function benchPage(panels: readonly Panel[], sites: readonly Site[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const period of PERIODS) {
    for (const [name, work] of panels) {
      const times = sites.map((): number[] => []);
      for (let round = -3; round < ROUNDS; round += 1) {
        for (const [index, site] of sites.entries()) {
          const spent = await millisecondsOf(() => work(site, period));
          if (round >= 0) times[index]?.push(spent);
        }
      }
      const medians = times.map((spent) => percentile(spent, 50));
      rows.push([
        `${period}: ${name}`,
        ...times.flatMap((spent) => [percentile(spent, 50).toFixed(1), percentile(spent, 95).toFixed(1)]),
        ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2),
      ]);
    }
  }
  return rows;
}

/** Times every panel of both analytics pages. */
export async function benchPanels(sites: readonly Site[]): Promise<string[]> {
  const sizes = sites.map(({ visits }) => visits.toLocaleString("en"));
  const head = ["", ...sizes.flatMap((size) => [`${size} p50`, "p95"]), "large : small"];
  return [
    `The admin's page: ms a panel, ${ROUNDS} rounds in turns, days of ${TIME_ZONE}`,
    ...table([head, ...(await benchPage(ADMIN, sites))]),
    "",
    "The customer's page, with as many scans of 20 links",
    ...table([head, ...(await benchPage(CUSTOMER, sites))]),
  ];
}
