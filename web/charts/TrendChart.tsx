import { clsx } from "clsx";
import { ChartColumn, Table2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { useLanguage, useMessages } from "../components/messages.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";
import { useShownTheme } from "../../browser/theme.ts";
import type { ChartSeries } from "../../browser/charts/chart-series.ts";
import { useChart } from "../../browser/charts/use-chart.ts";
import { FiguresTable } from "./FiguresTable.tsx";

const SWATCH: Record<ChartSeries["color"], string> = {
  accent: "bg-accent",
  ink: "bg-ink",
  faint: "bg-faint",
  control: "bg-control",
};

/**
 * Figures over time, as a chart or an equivalent table: users who cannot see the chart can switch to the
 * table permanently. Chart.js is loaded on demand.
 */
export function TrendChart({
  title,
  labels,
  series,
  className,
}: {
  title: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  className?: string;
}) {
  const t = useMessages();
  const id = useId();
  const theme = useShownTheme();
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const isTable = asTable || failed;
  return (
    <section
      aria-labelledby={id}
      className={clsx("min-w-0 rounded-box border border-line bg-surface", className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-3 sm:px-6 sm:pt-4">
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {failed ? null : (
          <Button
            size="sm"
            variant="quiet"
            className="-mr-3"
            icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            onClick={() => setAsTable(!asTable)}
          >
            {t(isTable ? "analytics.show_chart" : "analytics.show_table")}
          </Button>
        )}
      </div>
      {failed ? <p className="px-4 text-sm text-soft sm:px-6">{t("analytics.chart_failed")}</p> : null}
      {isTable ? null : (
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 px-4 pt-1 text-sm text-soft sm:px-6">
          {series.map(({ name, color, kind }) => (
            <li key={name} className="flex items-center gap-2">
              <span className={clsx(kind === "bars" ? "size-2.5 rounded-xs" : "h-0.5 w-4", SWATCH[color])} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {isTable ? null : (
        <div aria-hidden="true" className="relative h-64 px-2 pt-3 pb-3 sm:h-72 sm:px-4">
          <Canvas key={theme} labels={labels} series={series} onFailed={() => setFailed(true)} />
        </div>
      )}
      <div className={isTable ? "max-h-96 overflow-auto px-4 pt-2 pb-4 sm:px-6" : "sr-only"}>
        <FiguresTable caption={title} labels={labels} series={series} />
      </div>
    </section>
  );
}

function Canvas({
  labels,
  series,
  onFailed,
}: {
  labels: readonly string[];
  series: readonly ChartSeries[];
  onFailed: () => void;
}) {
  const { canvas, state } = useChart(labels, series, useLanguage());
  const fail = useRef(onFailed);
  useEffect(() => {
    if (state === "failed") fail.current();
  }, [state]);
  return (
    <>
      {state === "loading" ? <Skeleton className="absolute inset-3" /> : null}
      <div className="relative size-full">
        <canvas ref={canvas} />
      </div>
    </>
  );
}
