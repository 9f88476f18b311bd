import { csvText } from "../csv-text.ts";
import type { ShareFigures, VisitFigures, VisitReport } from "./visit-report.ts";

const HEAD = [
  "section",
  "value",
  "visitors",
  "visits",
  "page_views",
  "bounce_rate",
  "visit_duration_seconds",
  "time_on_page_seconds",
];

/** Empty where there is no figure. */
const cell = (figure: number | null, digits: number): string | number =>
  figure === null ? "" : Number(figure.toFixed(digits));

/** Visitors are counted in a whole stretch only, not in a share of it. */
const cells = (figures: ShareFigures | VisitFigures): (string | number)[] => [
  cell("visitors" in figures ? figures.visitors : null, 0),
  cell(figures.visits, 0),
  figures.page_views,
  cell(figures.bounce_rate, 4),
  cell(figures.visit_duration, 1),
  cell(figures.time_on_page, 1),
];

/** A report as a file for spreadsheets: one row for each figure, with its section. */
export function visitTable(report: VisitReport): string {
  const shares = ["countries", "pages", "referrers", "devices", "browsers", "os"] as const;
  return csvText([
    HEAD,
    ["totals", `${report.from} - ${report.until}`, ...cells(report.totals)],
    ["previous", "", ...cells(report.previous)],
    ...report.series.map((point) => ["series", point.start, ...cells(point)]),
    ...shares.flatMap((name) => report[name].map((share) => [name, share.value, ...cells(share)])),
    ...report.campaigns.map((campaign) => [
      "campaigns",
      [campaign.utm_source, campaign.utm_medium, campaign.utm_campaign].join(" / "),
      ...cells(campaign),
    ]),
  ]);
}
