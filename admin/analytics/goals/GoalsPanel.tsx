import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { hasFilter, type ReportFilter } from "../../../core/analytics/filters/report-filter.ts";
import { dateOf } from "../../../core/analytics/time-texts.ts";
import type { GoalReport } from "../../../core/goals/goal.ts";
import type { Language } from "../../../core/languages.ts";
import { ErrorState } from "../../kit/ErrorState.tsx";
import { useServer } from "../../kit/use-server.ts";
import { GoalsDialog } from "./GoalsDialog.tsx";
import { ShareList } from "../ShareList.tsx";
import { goalsPath, type ReportQuery } from "../visit-report-api.ts";

/** How many visits reached each goal, and their share of all visits. A goal is a named page filter. */
export function GoalsPanel({
  query,
  onChoose,
}: {
  query: ReportQuery;
  onChoose: (filter: ReportFilter) => void;
}) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useServer<GoalReport>(goalsPath(query));
  if (error) return <ErrorState text={t("analytics.goals_failed")} error={error} onRetry={refetch} />;
  const goals = data?.goals ?? [];
  const isCounted = data?.visits !== null;
  return (
    <>
      <ShareList
        title={t("analytics.goals")}
        unit={t("analytics.goals_unit")}
        none={isCounted ? "analytics.goals_none" : "analytics.none"}
        note={
          data?.since
            ? t("analytics.goals_since", { date: dateOf(data.since, query.timeZone, language) })
            : undefined
        }
        more="analytics.goals_edit"
        showsZero
        isLoading={data === undefined}
        total={data?.visits ?? 0}
        rows={(isCounted ? goals : []).map(({ id, name, path, visits }) => {
          const filter = { dimension: "page", value: path } as const;
          return { key: id, name, value: visits ?? 0, filter, isChosen: hasFilter(query.filters, filter) };
        })}
        onChoose={onChoose}
        onShowAll={() => setEditing(true)}
      />
      {isEditing ? (
        <GoalsDialog goals={goals} onSaved={() => void refetch()} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}
