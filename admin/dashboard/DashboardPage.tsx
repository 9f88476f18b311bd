import { Box, Button, Skeleton } from "@mui/material";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { TrendChart } from "../analytics/TrendChart.tsx";
import { viewersTimeZone } from "../analytics/visit-report-api.ts";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { ActivityList } from "./ActivityList.tsx";
import { AttentionList } from "./AttentionList.tsx";
import type { DashboardFigures } from "./dashboard-api.ts";
import { DashboardCards } from "./DashboardCards.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { useDashboard } from "./use-dashboard.ts";

const COLUMN = { display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" };

/** /admin/dashboard: how the site is doing, in one look (accounts §2, D12). */
export function DashboardPage() {
  const t = useTranslate();
  const [timeZone] = useState(viewersTimeZone);
  const { figures, error, isLoading, reload } = useDashboard(timeZone);
  return (
    <>
      <PageHead title={t("dashboard.title")} text={t("dashboard.text")}>
        <Button
          variant="outlined"
          startIcon={<RefreshCw aria-hidden="true" size={16} />}
          disabled={isLoading}
          onClick={reload}
        >
          {t("dashboard.refresh")}
        </Button>
      </PageHead>
      {error ? (
        <ErrorState text={t("dashboard.failed")} error={error} onRetry={reload} />
      ) : (
        <Box aria-busy={isLoading}>
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
  const day = new Intl.DateTimeFormat(useLocale(), { weekday: "short", day: "numeric", timeZone });
  const days = figures.visits.by_day;
  return (
    <TrendChart
      title={t("dashboard.visits_title")}
      labels={days.map(({ start }) => day.format(new Date(start)))}
      series={[
        {
          name: t("dashboard.visits"),
          values: days.map(({ visits }) => visits),
          kind: "bars",
          colour: "accent",
        },
        {
          name: t("dashboard.sessions"),
          values: days.map(({ sessions }) => sessions),
          kind: "line",
          colour: "ink",
        },
      ]}
    />
  );
}
