import { Box, Skeleton } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { useShownColours } from "../colour-mode.ts";
import { DrawnPanel } from "./DrawnPanel.tsx";
import { FiguresTable } from "./FiguresTable.tsx";

/** One row of figures of a chart. Colours are tokens of the page, so that they follow its theme. */
export interface ChartSeries {
  name: string;
  values: readonly number[];
  kind: "bars" | "line";
  colour: "accent" | "ink";
}

const HEIGHT = 288;

/** Figures over time. Chart.js comes when it is shown. */
export function TrendChart({
  title,
  labels,
  series,
}: {
  title: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
}) {
  const t = useTranslate();
  const colours = useShownColours();
  return (
    <DrawnPanel
      title={title}
      drawing={
        <>
          <Legend series={series} />
          <Canvas key={colours} labels={labels} series={series} />
        </>
      }
      table={
        <FiguresTable
          caption={title}
          head={[t("analytics.time"), ...series.map(({ name }) => name)]}
          rows={labels.map((name, index) => ({
            // two hours of a day may have one name, when clocks are put back
            key: `${index} ${name}`,
            name,
            values: series.map(({ values }) => values[index] ?? 0),
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
      {series.map(({ name, kind, colour }) => (
        <Box key={name} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2 }}>
          <Box
            component="span"
            sx={{
              width: kind === "bars" ? 10 : 16,
              height: kind === "bars" ? 10 : 2,
              borderRadius: "2px",
              bgcolor: `var(--${colour})`,
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
  const language = useLocale() ?? "en";
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  // what the chart says, in one value: it is drawn anew when that changes
  const shown = JSON.stringify([labels, series]);
  useEffect(() => {
    let take: (() => void) | null = null;
    let isOver = false;
    const draw = async () => {
      const { drawChart } = await import("./draw-chart.ts");
      if (isOver || !canvas.current) return;
      const [names, rows] = JSON.parse(shown) as [string[], ChartSeries[]];
      const number = new Intl.NumberFormat(language);
      take = drawChart(canvas.current, names, rows, (value) => number.format(value));
      setState("drawn");
    };
    draw().catch((error: unknown) => {
      console.warn("The chart could not be drawn.", error);
      if (!isOver) setState("failed");
    });
    return () => {
      isOver = true;
      take?.();
    };
  }, [shown, language]);
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
