import { micrometers, MM_PER_INCH } from "../codes/print/length.ts";

/** Inches, and the names of the rolls: in mm as packs round them, and in inches. */
const IN_INCHES = [
  [4, 6, "102x152", "4x6"],
  [4, 3, "102x76", "4x3"],
  [4, 2, "102x51", "4x2"],
  [3, 2, "76x51", "3x2"],
  [3, 1, "76x25", "3x1"],
  [2.25, 1.25, "57x32", "2.25x1.25"],
  [2, 1, "51x25", "2x1"],
] as const;

const IN_MM = [
  [100, 150],
  [100, 50],
  [50, 25],
] as const;

/** Stands where other labels have their maker. */
export const THERMAL = "Thermal";

const rollOf = (width: number, height: number, parts: string[]) => ({
  brand: THERMAL,
  parts,
  // found by the makers of the printers as well
  description: "Labels for label printers (Zebra, TSC, Honeywell, SATO and others)",
  paper: "roll",
  page: [width, height],
  label: ["rectangle", width, height, 0] as const,
  grids: [[1, 1, 0, 0, width, height]] as const,
});

/**
 * Rolls of label printers, which have no part number in common: sizes that makers of thermal labels commonly stock, across the
 * roll first, mm.
 */
export const THERMAL_ROLLS = [
  ...IN_INCHES.map(([width, height, ...parts]) =>
    rollOf(micrometers(width * MM_PER_INCH), micrometers(height * MM_PER_INCH), parts),
  ),
  ...IN_MM.map(([width, height]) => rollOf(width, height, [`${width}x${height}`])),
];
