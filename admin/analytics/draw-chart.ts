import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import type { ChartSeries } from "./chart-series.ts";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const MOTION_MS = 180;
/** With more points than this a line has no dots. */
const DOTTED = 40;

/** Reads the tokens of the page as the colors that they are in its theme now. */
function colorReader(canvas: HTMLCanvasElement): { read: (token: string) => string; done: () => void } {
  const probe = document.createElement("span");
  // where less motion is asked for every change takes a moment: what is read would be the color before
  probe.style.setProperty("transition", "none", "important");
  canvas.parentElement?.append(probe);
  return {
    // light-dark() and mixes are worked out by an element that wears them
    read(token) {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    },
    done: () => probe.remove(),
  };
}

const dataset = ({ name, values, kind }: ChartSeries, color: string) =>
  kind === "bars"
    ? {
        type: "bar" as const,
        label: name,
        data: [...values],
        backgroundColor: color,
        borderRadius: 3,
        maxBarThickness: 28,
        order: 1,
      }
    : {
        type: "line" as const,
        label: name,
        data: [...values],
        borderColor: color,
        backgroundColor: color,
        borderWidth: 2,
        pointRadius: values.length > DOTTED ? 0 : 2.5,
        pointHoverRadius: 5,
        order: 0,
      };

/** Draws figures over time into a canvas. @returns takes them away again */
export function drawChart(
  canvas: HTMLCanvasElement,
  labels: readonly string[],
  series: readonly ChartSeries[],
  written: (value: number) => string,
): () => void {
  const { read, done } = colorReader(canvas);
  const [grid, text, ground, ink, edge] = ["line", "faint", "raised", "ink", "control"].map(read);
  const datasets = series.map((one) => dataset(one, read(one.color)));
  done();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const axis = { border: { display: false }, ticks: { color: text! } };
  const chart = new Chart(canvas, {
    type: "bar",
    data: { labels: [...labels], datasets },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: isCalm ? false : { duration: MOTION_MS },
      interaction: { mode: "index", intersect: false },
      font: { family: getComputedStyle(canvas).fontFamily, size: 12 },
      scales: {
        x: {
          ...axis,
          grid: { display: false },
          ticks: { ...axis.ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          ...axis,
          grid: { color: grid! },
          beginAtZero: true,
          suggestedMax: 4,
          ticks: {
            ...axis.ticks,
            precision: 0,
            maxTicksLimit: 6,
            callback: (value) => written(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: ground!,
          borderColor: edge!,
          borderWidth: 1,
          titleColor: ink!,
          bodyColor: ink!,
          padding: 10,
          cornerRadius: 8,
          boxPadding: 4,
          usePointStyle: true,
          callbacks: {
            label: ({ dataset: { label }, parsed }) => ` ${label}: ${written(parsed.y ?? 0)}`,
          },
        },
      },
    },
  });
  return () => chart.destroy();
}
