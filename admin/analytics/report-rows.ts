import type { VisitFigures, VisitReport, VisitShare } from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";
import { campaignName, placeName, shareName, visitPlace, type Translate } from "./share-names.ts";

type Cell = string | number;

const FIGURES = ["visits", "sessions", "page_views", "bounce_rate", "time_on_page"] as const;

/** Empty where it is not known. */
const figuresOf = (figures: VisitFigures): Cell[] =>
  FIGURES.map((name) => {
    const value = figures[name];
    return value === null ? "" : Math.round(value * 1000) / 1000;
  });

/** Everything that the page shows, table after table, for a spreadsheet. Instants are ISO 8601. */
export function reportRows(report: VisitReport, t: Translate, language: Language): Cell[][] {
  const head = FIGURES.map((name) => t(`analytics.${name}`));
  const table = (title: string, rows: readonly VisitShare[], name: (value: string) => string): Cell[][] => [
    [],
    [t(title), ...head],
    ...rows.map((row) => [name(row.value), ...figuresOf(row)]),
  ];
  const named = (value: string) => shareName(value, t);
  return [
    [t("analytics.time"), ...head],
    ...report.series.map((part) => [part.start, ...figuresOf(part)]),
    [t("analytics.total"), ...figuresOf(report.totals)],
    [t("analytics.period_before"), ...figuresOf(report.previous)],
    ...table("analytics.countries", report.countries, (value) => placeName(value, t, language)),
    ...table("analytics.pages", report.pages, named),
    ...table("analytics.referrers", report.referrers, named),
    [],
    [t("analytics.campaigns"), ...head],
    ...report.campaigns.map((row) => [campaignName(row, t), ...figuresOf(row)]),
    ...table("analytics.devices", report.devices, named),
    ...table("analytics.browsers", report.browsers, named),
    ...table("analytics.systems", report.os, named),
    [],
    [
      t("analytics.recent"),
      ...["page", "page_title", "place", "device", "browser", "system", "referrer"].map((name) =>
        t(`analytics.${name}`),
      ),
    ],
    ...report.recent.map((visit) => [
      visit.visited_at,
      visit.page_url,
      visit.page_title,
      visitPlace(visit, t, language),
      named(visit.device_type),
      named(visit.browser),
      named(visit.os),
      named(visit.referrer),
    ]),
  ];
}
