/** One data series of a chart. Colors are CSS tokens of the page, so that they follow its theme. */
export interface ChartSeries {
  name: string;
  /** Null where there is no value: the chart leaves a gap. */
  values: readonly (number | null)[];
  kind: "bars" | "line";
  color: "accent" | "ink" | "faint" | "control";
}
