import { Alert, Box, Button, Link, Skeleton, Typography } from "@mui/material";
import { BarChart3, FileDown } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { Span } from "../../core/analytics/day-range.ts";
import type { ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import { dateOf, rangeText } from "../../core/analytics/time-texts.ts";
import type { VisitListName, VisitReport } from "../../core/analytics/visit-report.ts";
import { visitTable, visitTableName } from "../../core/analytics/visit-table.ts";
import type { Language } from "../../core/languages.ts";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { saveFile } from "../../browser/save-file.ts";
import { FRESH_MS, useServer } from "../kit/use-server.ts";
import { DateRange } from "./DateRange.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { FiguresNote } from "./FiguresNote.tsx";
import { ListDialog } from "./ListDialog.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { useReportSelection } from "./use-report-selection.ts";
import { VisitCards } from "./VisitCards.tsx";
import { viewersTimeZone, visitReportPath, type ReportQuery } from "./visit-report-api.ts";
import { VisitorsHere } from "./VisitorsHere.tsx";
import { VisitPanels } from "./VisitPanels.tsx";

const save = (span: Span, report: VisitReport) =>
  saveFile(visitTableName(span, report.until), visitTable(report));

/** /admin/analytics: traffic of the site. */
export function AnalyticsPage() {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const [timeZone] = useState(viewersTimeZone);
  const { span, filters, fault, filterFault, today, list, setSpan, setFilters, toggle, setList } =
    useReportSelection(timeZone);
  const isWrong = fault !== null || filterFault !== null;
  const query = { span, filters, timeZone };
  const { data, error, isFetching, refetch } = useServer<VisitReport>(
    isWrong ? null : visitReportPath(query),
    FRESH_MS,
  );
  const report = isWrong ? undefined : data;
  return (
    <>
      <PageHead title={t("analytics.title")} text={t("analytics.text")}>
        <RefreshButton />
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" size={16} />}
          disabled={!report}
          onClick={() => report && save(span, report)}
        >
          {t("analytics.export")}
        </Button>
      </PageHead>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 5,
          rowGap: 2,
          mb: 5,
          minHeight: 40,
        }}
      >
        <PeriodChoice period={typeof span === "string" ? span : null} onChoose={setSpan} />
        <DateRange range={typeof span === "string" ? null : span} today={today} onChoose={setSpan} />
        {error && !report ? null : <Stretch report={report} language={language} />}
      </Box>
      {fault ? (
        <Alert severity="error" variant="outlined" role="alert">
          {t(`analytics.fault_${fault}`)}
        </Alert>
      ) : null}
      {filterFault ? (
        <Alert
          severity="error"
          variant="outlined"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={() => setFilters([])}>
              {t("analytics.filters_remove")}
            </Button>
          }
        >
          {t(`analytics.filter_${filterFault.problem}`, { name: filterFault.name.slice(0, 60) })}
        </Alert>
      ) : null}
      {error ? <ErrorState text={t("analytics.failed")} error={error} onRetry={refetch} /> : null}
      {isWrong || (error && !report) ? null : (
        <Box aria-busy={isFetching} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
          {report && !report.counting ? <NotCounting /> : null}
          {report?.since ? (
            <Alert severity="info" variant="outlined">
              {t(report.filters.length > 0 ? "analytics.since_stored" : "analytics.since", {
                date: dateOf(report.since, report.time_zone, language),
              })}
            </Alert>
          ) : null}
          <VisitorsHere isNarrowed={filters.length > 0} />
          <FilterBar filters={filters} onChange={setFilters} />
          <VisitCards totals={report?.totals} previous={report?.previous} />
          <Shown report={report} query={query} onChoose={toggle} onShowAll={setList} />
        </Box>
      )}
      <ListDialog
        list={isWrong ? null : list}
        query={query}
        onChoose={toggle}
        onClose={() => setList(null)}
      />
    </>
  );
}

function Stretch({ report, language }: { report: VisitReport | undefined; language: Language }) {
  const t = useTranslate();
  return (
    <Typography variant="body2" sx={{ flex: "1 1 16rem", minHeight: "1.43em", color: "text.secondary" }}>
      {report
        ? t(report.period === "dates" ? "analytics.range_dates" : "analytics.range", {
            range: rangeText(report, language),
            zone: report.time_zone.replaceAll("_", " "),
          })
        : ""}
    </Typography>
  );
}

/** Notice that the operator turned counting off: otherwise, it would look as if there were no visits. */
function NotCounting() {
  const t = useTranslate();
  return (
    <Alert severity="info" variant="outlined">
      {t("analytics.not_counting")}{" "}
      <Link component={RouterLink} to="/admin/settings" color="inherit">
        {t("analytics.to_settings")}
      </Link>
    </Alert>
  );
}

function Shown({
  report,
  query,
  onChoose,
  onShowAll,
}: {
  report: VisitReport | undefined;
  query: ReportQuery;
  onChoose: (filter: ReportFilter) => void;
  onShowAll: (list: VisitListName) => void;
}) {
  const t = useTranslate();
  if (!report) return <Skeleton height={400} />;
  if (!report.totals.page_views) {
    const what = report.filters.length > 0 ? "empty_filtered" : "empty";
    return <EmptyState Icon={BarChart3} title={t(`analytics.${what}`)} text={t(`analytics.${what}_text`)} />;
  }
  return (
    <>
      <VisitPanels report={report} query={query} onChoose={onChoose} onShowAll={onShowAll} />
      <FiguresNote places={report.places} />
    </>
  );
}
