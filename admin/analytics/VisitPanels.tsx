import { Box } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import { partText } from "../../core/analytics/time-texts.ts";
import type { VisitReport, VisitShare } from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";
import { MapPanel } from "./MapPanel.tsx";
import { RecentViews } from "./RecentViews.tsx";
import { campaignName, placeName, shareName } from "./share-names.ts";
import { ShareList, type ShareRow } from "./ShareList.tsx";
import { TrendChart } from "./TrendChart.tsx";

/** Rows of each list. */
const TOP = 5;

const side = { display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" } as const;
const twoToOne = {
  ...side,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
};
const thirds = { ...side, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } };

const rowsOf = (shares: readonly VisitShare[], name: (value: string) => string): ShareRow[] =>
  shares.map(({ value, visits }) => ({ key: value, name: name(value), value: visits }));

/** Everything below the five figures: over time, from where, what, by which way and with what. */
export function VisitPanels({ report }: { report: VisitReport }) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const { series, totals } = report;
  const named = (value: string) => shareName(value, t);
  const ofVisits = { unit: t("analytics.visits"), total: totals.visits ?? 0 };
  return (
    <>
      <TrendChart
        title={t("analytics.over_time")}
        labels={series.map(({ start }) => partText(report, start, language))}
        series={[
          {
            name: t("analytics.page_views"),
            values: series.map((part) => part.page_views),
            kind: "bars",
            color: "accent",
          },
          {
            name: t("analytics.visits"),
            values: series.map((part) => part.visits),
            kind: "line",
            color: "ink",
          },
        ]}
      />
      <Box sx={twoToOne}>
        <MapPanel countries={report.countries} />
        <ShareList
          title={t("analytics.countries")}
          {...ofVisits}
          rows={rowsOf(report.countries.slice(0, TOP), (value) => placeName(value, t, language))}
        />
      </Box>
      <Box sx={thirds}>
        <ShareList
          title={t("analytics.pages")}
          unit={t("analytics.page_views")}
          total={totals.page_views}
          rows={report.pages.map(({ value, page_views }) => ({
            key: value,
            name: named(value),
            value: page_views,
          }))}
        />
        <ShareList title={t("analytics.referrers")} {...ofVisits} rows={rowsOf(report.referrers, named)} />
        <ShareList
          title={t("analytics.campaigns")}
          {...ofVisits}
          rows={report.campaigns.map((row) => ({
            key: JSON.stringify([row.utm_source, row.utm_medium, row.utm_campaign]),
            name: campaignName(row, t),
            value: row.visits,
          }))}
        />
      </Box>
      <Box sx={thirds}>
        <ShareList title={t("analytics.devices")} {...ofVisits} rows={rowsOf(report.devices, named)} />
        <ShareList title={t("analytics.browsers")} {...ofVisits} rows={rowsOf(report.browsers, named)} />
        <ShareList title={t("analytics.systems")} {...ofVisits} rows={rowsOf(report.os, named)} />
      </Box>
      <RecentViews views={report.recent} timeZone={report.time_zone} />
    </>
  );
}
