import type { Grade } from "./grade.ts";
import { sayInEnglish } from "./say.ts";

/** The measures of a printed code and the formats of their values. */
const UNITS = {
  decode: "none",
  symbol_contrast: "share",
  modulation: "share",
  fixed_pattern_damage: "modules",
  quiet_zone: "modules",
  format_information: "modules",
  version_information: "modules",
  axial_nonuniformity: "share",
  grid_nonuniformity: "share",
  unused_error_correction: "share",
  minimum_reflectance: "share",
  edge_contrast: "share",
  bar_modulation: "share",
  defects: "share",
  decodability: "share",
} as const;
export type MeasureName = keyof typeof UNITS;

export const labelOf = (name: MeasureName, say = sayInEnglish): string => say(`report.${name}`);

/** The requirement for the best grade. */
export const bestOf = (name: MeasureName, say = sayInEnglish): string => say(`report.best_${name}`);

export const MEASURE_NAMES = Object.keys(UNITS) as MeasureName[];

export interface Measure {
  name: MeasureName;
  /** A share from 0 to 1, or a number of damaged modules; null if not measurable, or if only passed or failed. */
  value: number | null;
  grade: Grade;
}

/** Rounds to a tenth of a percent. */
const rounded = (value: number): number => Number(value.toFixed(3));

export const measure = (name: MeasureName, value: number | null, grade: Grade): Measure => ({
  name,
  value: value === null ? null : rounded(value),
  grade,
});

/** Formats a value. */
export function valueText({ name, value, grade }: Measure, say = sayInEnglish): string {
  const unit = UNITS[name];
  if (unit === "none") return say(grade === 0 ? "report.failed" : "report.passed");
  if (value === null) return say("report.not_measurable");
  if (unit === "share") return say("report.percent", { percent: Math.round(value * 100) });
  return say("report.modules", { n: value });
}
