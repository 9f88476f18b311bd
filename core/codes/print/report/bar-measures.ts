import type { BarcodeSymbol } from "../../barcode/symbol.ts";
import { defects, edgeMeasures, minimumReflectance } from "./bar-reflectance.ts";
import { type BarScan, barScan } from "./bar-scan.ts";
import { decodability } from "./decodability.ts";
import { lowest, passOrFail } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";
import { barQuietZone } from "./quiet-zone.ts";
import { symbolContrast } from "./symbol-contrast.ts";

/** Number of scan lines, as verifiers use (public source: Cognex, "ISO/IEC 15416"). */
export const SCAN_LINES = 10;

/**
 * The ISO/IEC 15416 measures of printed bars. The standard is not public: names, thresholds and methods come from the public sources
 * cited at each measure.
 * @param profiles reflectance (0 to 1) along lines across the bars, quiet zones included
 * @param isRead whether the readers read the printed code
 * @returns the measures of the worst line, and the mean of the grades of all lines
 */
export function barMeasures(
  symbol: BarcodeSymbol,
  profiles: readonly Float64Array[],
  isRead: boolean,
): { measures: Measure[]; grade: number } {
  const lines = profiles.map((profile) => lineMeasures(symbol, barScan(profile), isRead));
  const grades = lines.map((measures) => lowest(measures.map(({ grade }) => grade)));
  const worst = grades.indexOf(lowest(grades));
  const mean = grades.reduce<number>((total, grade) => total + grade, 0) / grades.length;
  return { measures: lines[worst] ?? [], grade: Number(mean.toFixed(1)) };
}

const lineMeasures = (symbol: BarcodeSymbol, scan: BarScan, isRead: boolean): Measure[] => [
  measure("decode", null, passOrFail(isRead)),
  symbolContrast(scan),
  minimumReflectance(scan),
  ...edgeMeasures(scan),
  defects(scan),
  decodability(symbol, scan.widths),
  barQuietZone(symbol, scan),
];
