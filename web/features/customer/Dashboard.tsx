import { useState } from "react";
import type { Period } from "../../../core/analytics/period.ts";
import type { UserReport } from "../../analytics/analytics-api.ts";
import { PeriodChoice } from "../../analytics/PeriodChoice.tsx";
import { partText } from "../../../core/analytics/time-texts.ts";
import { TrendChart } from "../../charts/TrendChart.tsx";
import { LinkButton } from "../../components/Button.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { StatTiles } from "../../components/StatTiles.tsx";
import { ActivityList } from "./ActivityList.tsx";
import { RecentOffer } from "../../recent/RecentOffer.tsx";
import { LatestCodes } from "./LatestCodes.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { useDashboard } from "./use-dashboard.ts";

/** Totals, quick actions, codes and scans in the period, recent activity, the latest codes. */
export function Dashboard({ signedIn }: { signedIn: boolean }) {
  const t = useMessages();
  const [period, setPeriod] = useState<Period>("weekly");
  const { figures, report } = useDashboard(signedIn, period);
  const known = figures.data;
  if (figures.status === "failed") {
    return (
      <ErrorState title={t("dashboard.failed_title")} onRetry={figures.retry}>
        {figures.problem}
      </ErrorState>
    );
  }
  return (
    <>
      <h2 className="sr-only">{t("dashboard.totals")}</h2>
      <StatTiles
        className="mt-8"
        tiles={[
          [t("dashboard.total"), known?.counts.total],
          [t("dashboard.this_week"), known?.counts.this_week],
          [t("dashboard.downloads"), known?.counts.downloads],
          [t("dashboard.scans"), known?.counts.scans],
        ]}
      />
      <QuickActions />
      <div className="mt-10 grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PeriodChoice period={period} onChoose={setPeriod} />
          <LinkButton to="/customer/analytics" size="sm" variant="quiet">
            {t("activity.details")}
          </LinkButton>
        </div>
        {report.status === "failed" ? (
          <ErrorState title={t("analytics.failed")} onRetry={report.retry}>
            {report.problem}
          </ErrorState>
        ) : report.data ? (
          <Trend report={report.data} />
        ) : (
          <Skeleton className="h-90" />
        )}
      </div>
      <ActivityList activity={known?.activity ?? null} />
      <LatestCodes rows={known?.latest ?? null} />
      <RecentOffer />
    </>
  );
}

function Trend({ report }: { report: UserReport }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <TrendChart
      title={t("analytics.over_time")}
      labels={report.series.map(({ start }) => partText(report, start, language))}
      series={[
        {
          name: t("analytics.scans"),
          values: report.series.map(({ scans }) => scans),
          kind: "bars",
          color: "accent",
        },
        {
          name: t("analytics.codes"),
          values: report.series.map(({ codes }) => codes),
          kind: "line",
          color: "ink",
        },
      ]}
    />
  );
}
