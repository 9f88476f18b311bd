import { useEffect, useRef, useState, type RefObject } from "react";
import type { ChartSeries } from "./chart-series.ts";

interface Chart {
  canvas: RefObject<HTMLCanvasElement | null>;
  state: "loading" | "drawn" | "failed";
}

/** Draws figures over time into a canvas; Chart.js is loaded on the first use. @param language of the numbers in tooltips */
export function useChart(labels: readonly string[], series: readonly ChartSeries[], language: string): Chart {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<Chart["state"]>("loading");
  // the chart's content as one value: a change redraws the chart
  const shown = JSON.stringify([labels, series]);
  useEffect(() => {
    let remove: (() => void) | null = null;
    let isOver = false;
    const draw = async () => {
      const { drawChart } = await import("./draw-chart.ts");
      if (isOver || !canvas.current) return;
      const [names, rows] = JSON.parse(shown) as [string[], ChartSeries[]];
      const number = new Intl.NumberFormat(language);
      remove = drawChart(canvas.current, names, rows, (value) => number.format(value));
      setState("drawn");
    };
    draw().catch((error: unknown) => {
      console.warn("The chart could not be drawn.", error);
      if (!isOver) setState("failed");
    });
    return () => {
      isOver = true;
      remove?.();
    };
  }, [shown, language]);
  return { canvas, state };
}
