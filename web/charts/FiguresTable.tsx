import { useLanguage, useMessages } from "../components/messages.tsx";
import type { ChartSeries } from "../../browser/charts/chart-series.ts";

/** The figures of a chart, one row per part. */
export function FiguresTable({
  caption,
  labels,
  series,
}: {
  caption: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
}) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-faint">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            {t("analytics.time")}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          // two hours of a day have the same name when clocks are set back
          <tr key={`${index} ${label}`} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap text-soft">
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className="py-1.5 pl-4 text-right tabular-nums">
                {number.format(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
