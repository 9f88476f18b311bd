import { Alert, Box, Button, Link, Skeleton, Typography } from "@mui/material";
import { BarChart3, FileDown } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { Period } from "../../core/analytics/period.ts";
import { dateOf, rangeText } from "../../core/analytics/time-texts.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";
import { visitTable } from "../../core/analytics/visit-table.ts";
import type { Language } from "../../core/languages.ts";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { saveFile } from "../kit/save-file.ts";
import { FRESH_MS, useServer } from "../kit/use-server.ts";
import { FiguresNote } from "./FiguresNote.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { VisitCards } from "./VisitCards.tsx";
import { viewersTimeZone, visitReportPath } from "./visit-report-api.ts";
import { VisitPanels } from "./VisitPanels.tsx";

const save = (report: VisitReport) =>
  saveFile(`visits-${report.period}-${report.until.slice(0, 10)}.csv`, visitTable(report), "text/csv");

/** /admin/analytics: how the site is visited. */
export function AnalyticsPage() {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const [period, setPeriod] = useState<Period>("daily");
  const [timeZone] = useState(viewersTimeZone);
  const {
    data: report,
    error,
    isFetching,
    refetch,
  } = useServer<VisitReport>(visitReportPath(period, timeZone), FRESH_MS);
  return (
    <>
      <PageHead title={t("analytics.title")} text={t("analytics.text")}>
        <RefreshButton />
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" size={16} />}
          disabled={!report}
          onClick={() => report && save(report)}
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
        <PeriodChoice period={period} onChoose={setPeriod} />
        {error && !report ? null : <Stretch report={report} language={language} />}
      </Box>
      {error ? <ErrorState text={t("analytics.failed")} error={error} onRetry={refetch} /> : null}
      {error && !report ? null : (
        <Box aria-busy={isFetching} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
          {report && !report.counting ? <NotCounting /> : null}
          {report?.since ? (
            <Alert severity="info" variant="outlined">
              {t("analytics.since", { date: dateOf(report.since, report.time_zone, language) })}
            </Alert>
          ) : null}
          <VisitCards totals={report?.totals} previous={report?.previous} />
          <Shown report={report} />
        </Box>
      )}
    </>
  );
}

function Stretch({ report, language }: { report: VisitReport | undefined; language: Language }) {
  const t = useTranslate();
  return (
    <Typography variant="body2" sx={{ flex: "1 1 16rem", minHeight: "1.43em", color: "text.secondary" }}>
      {report
        ? t("analytics.range", {
            range: rangeText(report, language),
            zone: report.time_zone.replaceAll("_", " "),
          })
        : ""}
    </Typography>
  );
}

/** Nothing is counted by the will of the operator: said, since it would look like nobody came. */
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

function Shown({ report }: { report: VisitReport | undefined }) {
  const t = useTranslate();
  if (!report) return <Skeleton height={400} />;
  if (report.totals.page_views === 0)
    return <EmptyState Icon={BarChart3} title={t("analytics.empty")} text={t("analytics.empty_text")} />;
  return (
    <>
      <VisitPanels report={report} />
      <FiguresNote places={report.places} />
    </>
  );
}
