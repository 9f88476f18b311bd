import { Alert, Box, Skeleton } from "@mui/material";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { dateOf, weekdayText } from "../../core/analytics/time-texts.ts";
import type { Language } from "../../core/languages.ts";
import { TrendChart } from "../analytics/TrendChart.tsx";
import { viewersTimeZone } from "../analytics/visit-report-api.ts";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { FRESH_MS, useServer } from "../kit/use-server.ts";
import { ActivityList } from "./ActivityList.tsx";
import { AttentionList } from "./AttentionList.tsx";
import { dashboardPath, type DashboardFigures } from "./dashboard-api.ts";
import { DashboardCards } from "./DashboardCards.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { WeekFigures } from "./WeekFigures.tsx";

const COLUMN = { display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" };

/** /admin/dashboard: the state of the site at a glance. */
export function DashboardPage() {
  const t = useTranslate();
  const [timeZone] = useState(viewersTimeZone);
  const {
    data: figures,
    error,
    isFetching,
    refetch,
  } = useServer<DashboardFigures>(dashboardPath(timeZone), FRESH_MS);
  return (
    <>
      <PageHead title={t("dashboard.title")} text={t("dashboard.text")}>
        <RefreshButton />
      </PageHead>
      {error ? <ErrorState text={t("dashboard.failed")} error={error} onRetry={refetch} /> : null}
      {error && !figures ? null : (
        <Box aria-busy={isFetching}>
          <DashboardCards figures={figures} />
          <Box
            sx={{
              display: "grid",
              gap: 4,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
              alignItems: "start",
            }}
          >
            <Box sx={COLUMN}>
              {figures ? <VisitChart figures={figures} timeZone={timeZone} /> : <Skeleton height={414} />}
              {figures ? <ActivityList activity={figures.activity} /> : <Skeleton height={320} />}
            </Box>
            <Box sx={COLUMN}>
              {figures ? <AttentionList attention={figures.attention} /> : <Skeleton height={240} />}
              <QuickLinks />
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
}

function VisitChart({ figures, timeZone }: { figures: DashboardFigures; timeZone: string }) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const { by_day: days, since } = figures.visits;
  return (
    <TrendChart
      title={t("dashboard.visits_title")}
      above={
        <>
          {since === null ? null : (
            <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
              {t("analytics.since", { date: dateOf(since, timeZone, language) })}
            </Alert>
          )}
          <WeekFigures visits={figures.visits} />
        </>
      }
      labels={days.map(({ start }) => weekdayText(start, timeZone, language))}
      series={[
        {
          name: t("analytics.page_views"),
          values: days.map(({ page_views }) => page_views),
          kind: "bars",
          color: "accent",
        },
        {
          name: t("analytics.visits"),
          values: days.map(({ visits }) => visits),
          kind: "line",
          color: "ink",
        },
      ]}
    />
  );
}
