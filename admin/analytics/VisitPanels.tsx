import { Box, Typography } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import { partText } from "../../core/analytics/time-texts.ts";
import { hasFilter, type ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import { rowFilter } from "../../core/analytics/filters/row-filter.ts";
import {
  OTHER,
  type CampaignShare,
  type VisitListName,
  type VisitReport,
  type VisitShare,
} from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";
import { GoalsPanel } from "./goals/GoalsPanel.tsx";
import { MapPanel } from "./MapPanel.tsx";
import { RecentViews } from "./RecentViews.tsx";
import { campaignName, LIST_NAMES, placeName, shareName } from "./share-names.ts";
import { ShareList } from "./ShareList.tsx";
import type { ReportQuery } from "./visit-report-api.ts";
import { TrendChart } from "./TrendChart.tsx";

/** Rows shown of each list. */
const TOP = 5;

const side = { display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" } as const;
const wideAndNarrow = {
  ...side,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
};
const thirds = { ...side, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } };

/** Everything below the five figures: trend, locations, pages, sources and devices. */
export function VisitPanels({
  report,
  query,
  onChoose,
  onShowAll,
}: {
  report: VisitReport;
  /** The report on screen, or being loaded. */
  query: ReportQuery;
  onChoose: (filter: ReportFilter) => void;
  onShowAll: (list: VisitListName) => void;
}) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const { series, lists } = report;
  const named = ({ value }: VisitShare) => shareName(value, t);
  const list = <Row extends VisitShare | CampaignShare>(
    name: VisitListName,
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    isWhole = rows.length < TOP,
  ) => (
    <ShareList
      more={isWhole ? "analytics.details" : "analytics.show_all"}
      title={t(LIST_NAMES[name])}
      unit={t(name === "pages" ? "analytics.page_views" : "analytics.visits")}
      total={(name === "pages" ? lists.page_views : lists.visits) ?? 0}
      rows={rows.map((row) => {
        const filter = rowFilter(name, row);
        return {
          key: "value" in row ? row.value : (filter?.value ?? OTHER),
          name: nameOf(row),
          value: name === "pages" ? row.page_views : row.visits,
          filter,
          isChosen: filter !== null && hasFilter(query.filters, filter),
        };
      })}
      onChoose={onChoose}
      onShowAll={() => onShowAll(name)}
    />
  );
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
      {lists.is_exact ? null : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("analytics.lists_utc")}
        </Typography>
      )}
      <Box sx={wideAndNarrow}>
        <MapPanel countries={report.countries} onChoose={onChoose} />
        {list(
          "countries",
          report.countries.slice(0, TOP),
          ({ value }) => placeName(value, t, language),
          report.countries.length <= TOP,
        )}
      </Box>
      <Box sx={thirds}>
        {list("pages", report.pages, named)}
        {list("referrers", report.referrers, named)}
        {list("campaigns", report.campaigns, (row) => campaignName(row, t))}
      </Box>
      <Box sx={thirds}>
        {list("devices", report.devices, named)}
        {list("browsers", report.browsers, named)}
        {list("os", report.os, named)}
      </Box>
      <GoalsPanel query={query} onChoose={onChoose} />
      <RecentViews views={report.recent} timeZone={report.time_zone} />
    </>
  );
}
