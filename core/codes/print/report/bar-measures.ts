import type { BarcodeSymbol } from "../../barcode/symbol.ts";
import { defects, edgeMeasures, minimumReflectance } from "./bar-reflectance.ts";
import { type BarScan, barScan } from "./bar-scan.ts";
import { decodability } from "./decodability.ts";
import { lowest, passOrFail } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";
import { barQuietZone } from "./quiet-zone.ts";
import { symbolContrast } from "./symbol-contrast.ts";

/** Lines across the bars that are measured, as verifiers take them (read in public: Cognex, "ISO/IEC 15416"). */
export const SCAN_LINES = 10;

/**
 * The measures of ISO/IEC 15416 of printed bars. Its text is not public: names, thresholds and methods are from the public texts that
 * stand at each of them.
 * @param profiles shares of the light that come back along lines across the bars, quiet zones included
 * @param isRead whether the readers read it as it is printed
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
