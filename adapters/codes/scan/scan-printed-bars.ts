import type { Picture } from "../../../core/codes/drawing.ts";
import { barWidthDecoder } from "../decode/bar-width-decoder.ts";
import { readMsi, readPharmacode } from "../decode/bar-width-patterns.ts";
import type { Reading } from "../../../core/codes/reading.ts";
import { drawnBars } from "./drawn-bars.ts";
import type { Gray } from "./scan-gray.ts";
import type { ScanReading } from "./scan-reading.ts";

/** Share of pixels that must be as dark as ink or as light as paper. */
const TWO_TONED = 0.97;
/** Largest luminance difference, in levels of 255, that counts as the same tone. */
const SAME_TONE = 40;
/** With fewer digits or bars, lines of a drawing would match (two bars encode at most 6). */
const FEWEST_DIGITS_OF_MSI = 3;
const MIN_PHARMACODE = 7;
/** Rounding error of numbers that should be whole, modules. */
const ROUNDING = 1e-9;

/**
 * Reads MSI and Pharmacode, which have no check that detects misreads: only in computer-generated pictures
 * that contain nothing but ink and paper. Codes of few bars must be alone in the picture, with exact widths.
 */
export async function readPrintedBars(paper: Picture, gray: Gray): Promise<ScanReading[]> {
  if (!isPrinted(gray)) return [];
  const readings = await barWidthDecoder.decode(paper);
  const trusted = readings.filter((reading) => hasManyBars(reading) || isDrawnExactly(reading, gray));
  // an ambiguous reading counts as none
  if (trusted.length !== 1) return [];
  return trusted.map((reading) => ({ ...reading, binary: false, corners: null, lines: 0, failed: false }));
}

const hasManyBars = ({ format, text }: Reading): boolean =>
  format === "MSI" ? text.length >= FEWEST_DIGITS_OF_MSI : Number(text) >= MIN_PHARMACODE;

function isDrawnExactly({ format, text }: Reading, gray: Gray): boolean {
  const scan = drawnBars(gray);
  return scan !== null && (format === "MSI" ? readMsi : readPharmacode)(scan, ROUNDING) === text;
}

function isPrinted({ light }: Gray): boolean {
  const counts = new Uint32Array(256);
  for (const value of light) counts[value]!++;
  const darkest = counts.findIndex((count) => count > 0);
  const lightest = counts.findLastIndex((count) => count > 0);
  let clear = 0;
  counts.forEach((count, value) => {
    if (value <= darkest + SAME_TONE || value >= lightest - SAME_TONE) clear += count;
  });
  return clear >= TWO_TONED * light.length;
}
