import { dateOf } from "../../core/analytics/time-texts.ts";
import type { VisitFigures, VisitReport, VisitShare } from "../../core/analytics/visit-report.ts";

const WIDEST_NAME = 48;
const WIDEST_BAR = 24;

/** Replaces control characters, which could drive the terminal: names come from outside. */
const plain = (text: string): string => text.replace(/\p{C}/gu, "\ufffd");

const number = new Intl.NumberFormat("en");
const count = (value: number): string => number.format(value);
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const seconds = (value: number): string =>
  value < 60 ? `${Math.round(value)} s` : `${Math.floor(value / 60)} min ${Math.round(value % 60)} s`;

const FIGURES: readonly [string, keyof VisitFigures, (value: number) => string][] = [
  ["Visitors", "visitors", count],
  ["Visits", "visits", count],
  ["Page views", "page_views", count],
  ["Bounce rate", "bounce_rate", percent],
  ["Visit duration", "visit_duration", seconds],
  ["Time on page", "time_on_page", seconds],
];

/** Shares change by points: a percentage of a percentage would be misread. */
function change(name: keyof VisitFigures, now: number | null, before: number | null): string {
  if (now === null || before === null || before === 0) return "";
  if (name === "bounce_rate") return `${now > before ? "+" : ""}${((now - before) * 100).toFixed(1)} points`;
  const share = Math.round(((now - before) / before) * 100);
  return share === 0 ? "as before" : `${share > 0 ? "+" : ""}${share}%`;
}

/** Columns as wide as they need to be: the first to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

/** Omits values without visits. @param total of all values, including those not listed */
function list(title: string, total: number | null, all: readonly (readonly [string, number])[]): string[] {
  const rows = all.filter(([, amount]) => amount > 0);
  if (rows.length === 0) return [];
  const most = Math.max(...rows.map(([, amount]) => amount));
  const written = rows.map(([name, amount]) => {
    const shown = plain(name);
    const cut = shown.length > WIDEST_NAME ? `${shown.slice(0, WIDEST_NAME - 1)}…` : shown;
    return [cut, count(amount), total ? percent(amount / total) : "", amount / most] as const;
  });
  const lines = table(written.map(([name, amount, share]) => [name, amount, share]));
  return [
    "",
    title,
    ...lines.map((line, at) =>
      `  ${line}  ${"█".repeat(Math.round((written[at]?.[3] ?? 0) * WIDEST_BAR))}`.trimEnd(),
    ),
  ];
}

const shares = ({ value, visits }: VisitShare) => [value, visits] as const;
const written = (value: number | null, write: (value: number) => string): string =>
  value === null ? "–" : write(value);

/** A report to read in a terminal. */
export function reportText(report: VisitReport): string {
  const { totals, previous, lists } = report;
  const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: report.time_zone });
  const range = moment.formatRange(new Date(report.from), new Date(Date.parse(report.until) - 1));
  const figures = FIGURES.map(([name, key, write]) => [
    name,
    written(totals[key], write),
    `before ${written(previous[key], write)}`,
    change(key, totals[key], previous[key]),
  ]);
  const lines = [
    `${range} (${report.period === "dates" ? "" : `${report.period}, `}${report.time_zone})`,
    ...(report.counting ? [] : ["Visits are not counted at present: setting enable_analytics."]),
    ...(report.since === null
      ? []
      : [
          `Visitors, visits, bounce rate and visit duration are counted since ${dateOf(report.since, report.time_zone, "en")}.`,
        ]),
    "",
    ...table(figures),
    ...(lists.is_exact ? [] : ["", "The lists begin and end with days in UTC."]),
    ...list("Countries, by visits", lists.visits, report.countries.slice(0, 5).map(shares)),
    ...list(
      "Pages, by page views",
      lists.page_views,
      report.pages.map(({ value, page_views }) => [value, page_views]),
    ),
    ...list("Referrers, by visits", lists.visits, report.referrers.map(shares)),
    ...list(
      "Campaigns, by visits",
      lists.visits,
      report.campaigns.map((campaign) => [
        [campaign.utm_source, campaign.utm_medium, campaign.utm_campaign]
          .map((part) => part || "–")
          .join(" / "),
        campaign.visits,
      ]),
    ),
    ...list("Devices, by visits", lists.visits, report.devices.map(shares)),
    ...list("Browsers, by visits", lists.visits, report.browsers.map(shares)),
    ...list("Operating systems, by visits", lists.visits, report.os.map(shares)),
  ];
  return `${lines.join("\n")}\n`;
}
