import { Activity, FileDown } from "lucide-react";
import { useState } from "react";
import { Link } from "../../components/Link.tsx";
import type { Period } from "../../../core/analytics/period.ts";
import { getUserReport, type UserReport } from "../../analytics/analytics-api.ts";
import { PeriodChoice } from "../../analytics/PeriodChoice.tsx";
import { RecentScanList } from "../../analytics/RecentScanList.tsx";
import { SharePanels } from "../../analytics/SharePanels.tsx";
import { partText, rangeText } from "../../../core/analytics/time-texts.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { ChangeTiles } from "../../charts/ChangeTiles.tsx";
import { ShareList } from "../../charts/ShareList.tsx";
import { TrendChart } from "../../charts/TrendChart.tsx";
import { NoTrackedCodes } from "../../analytics/NoTrackedCodes.tsx";
import { Button } from "../../components/Button.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useRequireUser } from "../../session/use-require-user.ts";
import { useSession } from "../../session/session.tsx";
import { linkName } from "../../short-links/short-link-api.ts";
import { saveReport } from "./save-report.ts";

/** /customer/analytics: the figures of a customer's codes. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const { fetch } = useSession();
  const [period, setPeriod] = useState<Period>("weekly");
  const report = useLoaded(
    ["report", user?.id, period],
    user ? (signal) => getUserReport(fetch, period, signal) : null,
    { isKept: true },
  );
  const { data } = report;
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("analytics.title")} description={t("analytics.description")} hidden />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title font-semibold">{t("analytics.title")}</h1>
          <p className="mt-2 text-soft">{t("analytics.description")}</p>
        </div>
        <div className="w-full sm:w-auto">
          <PeriodChoice period={period} onChoose={setPeriod} />
        </div>
      </div>
      {report.status === "failed" ? (
        <ErrorState title={t("analytics.failed")} onRetry={report.retry}>
          {report.problem}
        </ErrorState>
      ) : (
        <div aria-busy={report.status === "loading"} className="mt-6 grid grid-cols-1 gap-4">
          <ReportNote report={data} />
          <ChangeTiles
            tiles={[
              { name: t("analytics.codes"), value: data?.totals.codes, before: data?.previous.codes },
              {
                name: t("analytics.downloads"),
                value: data?.totals.downloads,
                before: data?.previous.downloads,
              },
              { name: t("analytics.scans"), value: data?.totals.scans, before: data?.previous.scans },
              {
                name: t("analytics.unique_scans"),
                value: data?.totals.unique_scans,
                before: data?.previous.unique_scans,
              },
            ]}
          />
          {data ? <Charts report={data} /> : <Skeleton className="h-90" />}
        </div>
      )}
    </div>
  );
}

/** The time range, its time zone, and a download of the figures. */
function ReportNote({ report }: { report: UserReport | null }) {
  const t = useMessages();
  const language = useLanguage();
  if (!report) return <div className="min-h-26 sm:min-h-10" />;
  return (
    <div className="flex min-h-26 flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:min-h-10">
      <p className="min-w-0 grow basis-80 text-sm text-faint">
        {t("analytics.range", { range: rangeText(report, language), zone: report.time_zone })}{" "}
        <Link
          to="/customer/profile"
          className="rounded-inner text-soft underline decoration-control underline-offset-4 hover:decoration-accent"
        >
          {t("analytics.change_zone")}
        </Link>
      </p>
      <Button
        size="sm"
        icon={<FileDown aria-hidden="true" />}
        onClick={() => saveReport(report, t, language)}
      >
        {t("analytics.export")}
      </Button>
    </div>
  );
}

function Charts({ report }: { report: UserReport }) {
  const t = useMessages();
  const language = useLanguage();
  const { series } = report;
  const isTracking = report.link_count > 0;
  const column = (name: "codes" | "downloads" | "scans" | "unique_scans") => series.map((part) => part[name]);
  return (
    <>
      <TrendChart
        title={t("analytics.over_time")}
        labels={series.map(({ start }) => partText(report, start, language))}
        series={[
          ...(isTracking
            ? [
                {
                  name: t("analytics.scans"),
                  values: column("scans"),
                  kind: "bars" as const,
                  color: "accent" as const,
                },
              ]
            : []),
          { name: t("analytics.codes"), values: column("codes"), kind: "line", color: "ink" },
          { name: t("analytics.downloads"), values: column("downloads"), kind: "line", color: "control" },
        ]}
      />
      {isTracking ? (
        <>
          <ShareList
            title={t("analytics.links")}
            total={report.totals.scans}
            rows={report.links.map((link) => ({
              key: link.id,
              value: link.scans,
              name: (
                <Link
                  to={`/customer/links/${link.id}`}
                  className="rounded-inner font-medium underline decoration-control underline-offset-4 hover:decoration-accent"
                >
                  {linkName(link)}
                </Link>
              ),
            }))}
          />
          <SharePanels report={report} />
          <RecentScanList scans={report.recent} timeZone={report.time_zone} named />
          <Footnotes />
        </>
      ) : (
        <NoTrackedCodes icon={<Activity aria-hidden="true" strokeWidth={1.25} />} />
      )}
    </>
  );
}

/** Explains what is counted, and names the source of the locations, as its license requires. */
function Footnotes() {
  const t = useMessages();
  return (
    <div className="grid max-w-2xl gap-1 pb-4 text-sm text-faint">
      <p>{t("analytics.unique_hint")}</p>
      <p>
        {t("analytics.source")}{" "}
        <a
          href="https://lite.ip2location.com"
          rel="noopener"
          className="rounded-inner underline decoration-control underline-offset-4 hover:decoration-accent"
        >
          lite.ip2location.com
        </a>
      </p>
    </div>
  );
}
