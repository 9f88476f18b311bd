import { Skeleton } from "@mui/material";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocale, useTranslate } from "react-admin";
import { countryName } from "../../core/analytics/country-name.ts";
import type { ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import { OTHER, UNKNOWN, type VisitShare } from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";
import { DrawnPanel } from "./DrawnPanel.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { placeName } from "./share-names.ts";

/** Shapes of all countries: loaded when first shown. */
const WorldMap = lazy(async () => ({ default: (await import("./WorldMap.tsx")).WorldMap }));

/** Visits by country, as a world map or a table. */
export function MapPanel({
  countries,
  onChoose,
}: {
  countries: readonly VisitShare[];
  onChoose: (filter: ReportFilter) => void;
}) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const title = t("analytics.map");
  const known = countries.filter(({ value }) => value !== UNKNOWN && value !== OTHER);
  const table = (isShown: boolean) => (
    <FiguresTable
      caption={title}
      head={[t("analytics.country"), t("analytics.visits"), t("analytics.page_views")]}
      rows={countries.map(({ value, visits, page_views }) => ({
        key: value,
        name: placeName(value, t, language),
        values: [visits, page_views],
        ...(isShown && value !== OTHER && { onChoose: () => onChoose({ dimension: "country", value }) }),
      }))}
    />
  );
  return (
    <DrawnPanel
      title={title}
      drawing={
        <ErrorBoundary fallback={<p>{t("analytics.drawing_failed")}</p>}>
          <Suspense
            fallback={<Skeleton sx={{ width: "100%", height: "auto", aspectRatio: "960 / 440", mb: 8 }} />}
          >
            <WorldMap
              countries={known.map(({ value, visits }) => ({
                code: value,
                name: countryName(value, language),
                visits,
              }))}
              onChoose={(value) => onChoose({ dimension: "country", value })}
            />
          </Suspense>
        </ErrorBoundary>
      }
      table={table(true)}
      unseen={table(false)}
    />
  );
}
