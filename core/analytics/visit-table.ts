import { csvText } from "../csv-text.ts";
import type { VisitFigures, VisitReport } from "./visit-report.ts";

const HEAD = ["section", "value", "visits", "sessions", "page_views", "bounce_rate", "time_on_page_seconds"];

const cells = (figures: VisitFigures): (string | number)[] => [
  figures.visits,
  figures.sessions,
  figures.page_views,
  figures.bounce_rate === null ? "" : Number(figures.bounce_rate.toFixed(4)),
  figures.time_on_page === null ? "" : Number(figures.time_on_page.toFixed(1)),
];

/** A report as a file for spreadsheets: one row for each figure, told apart by its section. */
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
