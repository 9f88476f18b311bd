/** One row of figures of a chart. Colors are tokens of the page, so that they follow its theme. */
export interface ChartSeries {
  name: string;
  /** Null where there is no figure: nothing is drawn there. */
  values: readonly (number | null)[];
  kind: "bars" | "line";
  color: "accent" | "ink" | "faint" | "control";
}
