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

/** The page's current colors and font, in either theme. */
function lookOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas);
  // the browser resolves light-dark() and color-mix() only on an element that uses them
  const probe = document.createElement("span");
  // with reduced motion, the page's style sheet gives every change a short transition: without this, the old color would be read
  probe.style.setProperty("transition", "none", "important");
  canvas.parentElement?.append(probe);
  const color = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const look = {
    font: style.fontFamily,
    grid: color("line"),
    text: color("faint"),
    ground: color("raised"),
    ink: color("ink"),
    edge: color("control"),
    of: { accent: color("accent"), ink: color("ink"), faint: color("faint"), control: color("control") },
  };
  probe.remove();
  return look;
}

/** Draws into the canvas. @returns a function that removes the chart */
export function drawChart(
  canvas: HTMLCanvasElement,
  labels: readonly string[],
  series: readonly ChartSeries[],
  written: (value: number) => string,
): () => void {
  const look = lookOf(canvas);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const axis = { grid: { color: look.grid }, border: { display: false }, ticks: { color: look.text } };
  const chart = new Chart(canvas, {
    type: "bar",
    data: {
      labels: [...labels],
      datasets: series.map(({ name, values, kind, color }) =>
        kind === "bars"
          ? {
              type: "bar" as const,
              label: name,
              data: [...values],
              backgroundColor: look.of[color],
              borderRadius: 3,
              maxBarThickness: 28,
              order: 1,
            }
          : {
              type: "line" as const,
              label: name,
              data: [...values],
              borderColor: look.of[color],
              backgroundColor: look.of[color],
              borderWidth: 2,
              pointRadius: values.length > 40 ? 0 : 2.5,
              pointHoverRadius: 5,
              // straight lines: a curve would pass through values that do not exist
              tension: 0,
              order: 0,
            },
      ),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: calm ? false : { duration: MOTION_MS },
      interaction: { mode: "index", intersect: false },
      font: { family: look.font, size: 12 },
      scales: {
        x: {
          ...axis,
          grid: { display: false },
          ticks: { ...axis.ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          ...axis,
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
          backgroundColor: look.ground,
          borderColor: look.edge,
          borderWidth: 1,
          titleColor: look.ink,
          bodyColor: look.ink,
          padding: 10,
          cornerRadius: 8,
          boxPadding: 4,
          usePointStyle: true,
          callbacks: { label: ({ dataset, parsed }) => ` ${dataset.label}: ${written(parsed.y ?? 0)}` },
        },
      },
    },
  });
  return () => chart.destroy();
}
