import type { Grade } from "./grade.ts";

/** What is measured of a printed code, what it is called, how its value is written, and what the best grade takes. */
export const MEASURES = {
  decode: { label: "Decode", unit: "none", best: "read by every reader" },
  symbol_contrast: { label: "Symbol contrast", unit: "share", best: "70 % or more" },
  modulation: { label: "Modulation", unit: "share", best: "50 %, or few below it" },
  fixed_pattern_damage: { label: "Fixed pattern damage", unit: "modules", best: "no module" },
  quiet_zone: { label: "Quiet zone", unit: "modules", best: "all that the code needs" },
  format_information: { label: "Format information", unit: "modules", best: "no module" },
  version_information: { label: "Version information", unit: "modules", best: "no module" },
  axial_nonuniformity: { label: "Axial nonuniformity", unit: "share", best: "6 % or less" },
  grid_nonuniformity: { label: "Grid nonuniformity", unit: "share", best: "38 % or less" },
  unused_error_correction: { label: "Unused error correction", unit: "share", best: "62 % or more" },
  minimum_reflectance: { label: "Minimum reflectance", unit: "share", best: "half of the maximum or less" },
  edge_contrast: { label: "Minimum edge contrast", unit: "share", best: "15 % or more" },
  bar_modulation: { label: "Modulation", unit: "share", best: "70 % or more" },
  defects: { label: "Defects", unit: "share", best: "15 % or less" },
  decodability: { label: "Decodability", unit: "share", best: "62 % or more" },
} as const;
export type MeasureName = keyof typeof MEASURES;

export interface Measure {
  name: MeasureName;
  /** A share of 1, or damaged modules; null where it could not be measured, or is nothing but passed or failed. */
  value: number | null;
  grade: Grade;
}

/** To a tenth of a percent. */
const rounded = (value: number): number => Number(value.toFixed(3));

export const measure = (name: MeasureName, value: number | null, grade: Grade): Measure => ({
  name,
  value: value === null ? null : rounded(value),
  grade,
});

/** A value as people read it. */
export function valueText({ name, value, grade }: Measure): string {
  const { unit } = MEASURES[name];
  if (unit === "none") return grade === 0 ? "failed" : "passed";
  if (value === null) return "not measurable";
  if (unit === "share") return `${Math.round(value * 100)} %`;
  return value === 1 ? "1 module" : `${value} modules`;
}
