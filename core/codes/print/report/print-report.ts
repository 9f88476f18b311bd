import type { ProvenBy } from "../../proven-by.ts";
import type { ExpectedCode } from "../../reading.ts";
import type { PrintedSize } from "../printed-size.ts";
import { letterOf, lowest } from "./grade.ts";
import type { Measure } from "./measure.ts";
import { reportMessages } from "./report-messages.ts";

/** Print gain: the excess width of printed bars and modules; negative if they are too narrow. */
export interface Gain {
  mm: number;
  /** As a share of the X-dimension. */
  share: number;
}

/** The range of gains in which a code is read; null: beyond a whole module. */
export interface GainRange {
  growth: Gain | null;
  shrinkage: Gain | null;
}

/** The range in which all readers read it, and that of each reader. */
export interface GainLimits extends GainRange {
  readers: (GainRange & { name: string })[];
}

/** A reader and its version. */
export interface ReportReader {
  name: string;
  version: string;
}

/** The predicted print quality of a code, estimated from a picture of it. */
export interface PrintReport {
  estimate: typeof ESTIMATE;
  /** The day in UTC, as 2026-11-29. */
  date: string;
  standard: "ISO/IEC 15415" | "ISO/IEC 15416";
  format: ExpectedCode["format"];
  content: string;
  printed: PrintedSize;
  /** The requested length, as it was written. */
  asked?: string;
  /** By how much bars and modules are narrower in the file, mm; missing without a bar width reduction. */
  reduction?: number;
  /** The gain at which the measures were taken. */
  gain: Gain;
  /** Whether it is read with that gain. */
  scans: boolean;
  /** Null if it is not read even without gain. */
  limits: GainLimits | null;
  grade: { value: number; letter: ReturnType<typeof letterOf> };
  /** Measuring conditions: the light, and the aperture diameter, mm. */
  light: "white" | "red";
  aperture: number;
  measures: Measure[];
  /** Sentences on parts of the design that lower a grade, with the remedy. */
  advice: string[];
  readers: ReportReader[];
  independent: ProvenBy["independent"];
}

export const ESTIMATE = reportMessages["report.estimate"];

/** Aperture as a share of the X-dimension (public source: Hand Held Products, Quick Check 890 User's Guide, "Apertures"). */
export const APERTURE = 0.8;

/** @param module the X-dimension, mm */
export const gainOf = (mm: number, module: number): Gain => ({
  mm: Number(mm.toFixed(4)),
  share: Number((mm / module).toFixed(4)),
});

/** The range that all readers tolerate. */
export const limitsOf = (readers: GainLimits["readers"]): GainLimits => ({
  growth: leastOf(readers.map(({ growth }) => growth)),
  shrinkage: leastOf(readers.map(({ shrinkage }) => shrinkage)),
  readers,
});

const leastOf = (gains: (Gain | null)[]): Gain | null =>
  gains.reduce((found, gain) => {
    if (found === null || gain === null) return found ?? gain;
    return Math.abs(gain.share) < Math.abs(found.share) ? gain : found;
  }, null);

/** The overall grade: that of the lowest measure, or the mean of the scan lines' grades. */
export function overallGrade(measures: readonly Measure[], mean: number | null): PrintReport["grade"] {
  const value = mean ?? lowest(measures.map(({ grade }) => grade));
  return { value, letter: letterOf(value) };
}
