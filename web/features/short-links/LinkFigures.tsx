import type { Period } from "../../../core/analytics/period.ts";
import { getLinkReport } from "../../analytics/analytics-api.ts";
import { PeriodChoice } from "../../analytics/PeriodChoice.tsx";
import { RecentScanList } from "../../analytics/RecentScanList.tsx";
import { SharePanels } from "../../analytics/SharePanels.tsx";
import { partText, rangeText } from "../../../core/analytics/time-texts.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { ChangeTiles } from "../../charts/ChangeTiles.tsx";
import { TrendChart } from "../../charts/TrendChart.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useSession } from "../../session/session.tsx";

/** Scans of one tracked code in a period. */
export function LinkFigures({
  id,
  period,
  onPeriod,
}: {
  id: string;
  period: Period;
  onPeriod: (period: Period) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const { fetch, user } = useSession();
  const report = useLoaded(
    ["short-link-report", user?.id, id, period],
    (signal) => getLinkReport(fetch, id, period, signal),
    { isKept: true },
  );
  const { data } = report;
  return (
    <section aria-label={t("analytics.title")} className="mt-8 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PeriodChoice period={period} onChoose={onPeriod} />
        <p className="max-w-md text-sm text-faint">
          {data ? t("analytics.range", { range: rangeText(data, language), zone: data.time_zone }) : null}
        </p>
      </div>
      {report.status === "failed" ? (
        <ErrorState title={t("analytics.failed")} onRetry={report.retry}>
          {report.problem}
        </ErrorState>
      ) : (
        <div aria-busy={report.status === "loading"} className="grid grid-cols-1 gap-4">
          <ChangeTiles
            tiles={[
              { name: t("analytics.scans"), value: data?.totals.scans, before: data?.previous.scans },
              {
                name: t("analytics.unique_scans"),
                value: data?.totals.unique_scans,
                before: data?.previous.unique_scans,
              },
            ]}
          />
          {data ? (
            <>
              <TrendChart
                title={t("analytics.over_time")}
                labels={data.series.map(({ start }) => partText(data, start, language))}
                series={[
                  {
                    name: t("analytics.scans"),
                    values: data.series.map(({ scans }) => scans),
                    kind: "bars",
                    color: "accent",
                  },
                  {
                    name: t("analytics.unique_scans"),
                    values: data.series.map(({ unique_scans }) => unique_scans),
                    kind: "line",
                    color: "ink",
                  },
                ]}
              />
              <SharePanels report={data} />
              <RecentScanList scans={data.recent} timeZone={data.time_zone} named={false} />
              <p className="max-w-2xl text-sm text-faint">{t("analytics.unique_hint")}</p>
            </>
          ) : (
            <Skeleton className="h-90" />
          )}
        </div>
      )}
    </section>
  );
}
