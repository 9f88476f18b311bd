import { useMessages } from "../../components/messages.tsx";
import { ErrorState } from "../../components/ErrorState.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { StatTiles } from "../../components/StatTiles.tsx";
import { useRequireUser } from "../../session/use-require-user.ts";
import { LatestCodes } from "./LatestCodes.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { useDashboard } from "./use-dashboard.ts";

/** /customer/dashboard: totals, quick actions, the latest codes (accounts §2). */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const dashboard = useDashboard(user !== null);
  const { status, counts, latest } = dashboard;
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("shell.dashboard")} description={t("dashboard.description")} hidden />
      <h1 className="text-title font-semibold">{t("shell.dashboard")}</h1>
      <p className="mt-2 min-h-6 truncate text-soft">
        {user ? t("dashboard.hello", { name: user.firstName || user.displayName }) : null}
      </p>
      <h2 className="sr-only">{t("dashboard.totals")}</h2>
      <StatTiles
        className="mt-8"
        tiles={[
          [t("dashboard.total"), counts?.total],
          [t("dashboard.this_week"), counts?.this_week],
          [t("dashboard.downloads"), counts?.downloads],
          [t("dashboard.scans"), counts?.scans],
        ]}
      />
      <QuickActions />
      {status === "failed" ? (
        <ErrorState title={t("dashboard.failed_title")} onRetry={dashboard.retry}>
          {dashboard.problem}
        </ErrorState>
      ) : (
        <LatestCodes rows={latest ?? null} />
      )}
    </div>
  );
}
