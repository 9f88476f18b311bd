import { Box, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { useLocale, useTranslate } from "react-admin";
import { useShownTheme } from "../../browser/theme.ts";
import type { ChartSeries } from "../../browser/charts/chart-series.ts";
import { useChart } from "../../browser/charts/use-chart.ts";
import { DrawnPanel } from "./DrawnPanel.tsx";
import { FiguresTable } from "./FiguresTable.tsx";

const HEIGHT = 288;

/** Figures over time. Chart.js loads when the chart is shown. */
export function TrendChart({
  title,
  above,
  labels,
  series,
}: {
  title: string;
  /** Shown above both the chart and its table. */
  above?: ReactNode;
  labels: readonly string[];
  series: readonly ChartSeries[];
}) {
  const t = useTranslate();
  const colors = useShownTheme();
  return (
    <DrawnPanel
      title={title}
      above={above}
      drawing={
        <>
          <Legend series={series} />
          <Canvas key={colors} labels={labels} series={series} />
        </>
      }
      table={
        <FiguresTable
          caption={title}
          head={[t("analytics.time"), ...series.map(({ name }) => name)]}
          rows={labels.map((name, index) => ({
            // two hours of a day may have the same name, when clocks go back
            key: `${index} ${name}`,
            name,
            values: series.map(({ values }) => values[index] ?? null),
          }))}
        />
      }
    />
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 5,
        rowGap: 1,
        mb: 3,
        fontSize: "0.875rem",
        color: "text.secondary",
      }}
    >
      {series.map(({ name, kind, color }) => (
        <Box key={name} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2 }}>
          <Box
            component="span"
            sx={{
              width: kind === "bars" ? 10 : 16,
              height: kind === "bars" ? 10 : 2,
              borderRadius: "2px",
              bgcolor: `var(--${color})`,
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}

function Canvas({ labels, series }: { labels: readonly string[]; series: readonly ChartSeries[] }) {
  const t = useTranslate();
  const { canvas, state } = useChart(labels, series, useLocale() ?? "en");
  return (
    <Box sx={{ position: "relative", height: HEIGHT }}>
      {state === "loading" ? <Skeleton sx={{ position: "absolute", inset: 0, height: "auto" }} /> : null}
      {state === "failed" ? (
        <Box sx={{ color: "text.secondary" }}>{t("analytics.drawing_failed")}</Box>
      ) : (
        <canvas ref={canvas} />
      )}
    </Box>
  );
}
