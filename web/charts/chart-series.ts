/** One row of figures of a chart. Colors are tokens of the page, so that they follow its theme. */
export interface ChartSeries {
  name: string;
  values: readonly number[];
  kind: "bars" | "line";
  color: "accent" | "ink" | "faint" | "control";
}
