import type { Picture } from "../../../core/codes/drawing.ts";
import { barWidthDecoder } from "../decode/bar-width-decoder.ts";
import { readMsi, readPharmacode } from "../decode/bar-width-patterns.ts";
import type { Reading } from "../../../core/codes/reading.ts";
import { drawnBars } from "./drawn-bars.ts";
import type { Gray } from "./scan-gray.ts";
import type { ScanReading } from "./scan-reading.ts";

/** Share of the pixels that have to be as dark as ink or as light as paper. */
const TWO_TONED = 0.97;
/** Steps of luminance, of 255, that count as the same tone. */
const SAME_TONE = 40;
/** Fewer digits or bars (6 is the largest number of two) are what lines of a drawing look like. */
const FEWEST_DIGITS_OF_MSI = 3;
const MIN_PHARMACODE = 7;
/** Modules, of numbers that should be whole. */
const ROUNDING = 1e-9;

/**
 * MSI and pharmacode, which have no check that would tell a wrong reading: in pictures only that were made by a program,
 * of ink and paper and nothing else. Those of few bars have to be alone in it, each width exactly right.
 */
export async function readPrintedBars(paper: Picture, gray: Gray): Promise<ScanReading[]> {
  if (!isPrinted(gray)) return [];
  const readings = await barWidthDecoder.decode(paper);
  const trusted = readings.filter((reading) => hasManyBars(reading) || isDrawnExactly(reading, gray));
  // what can be read as both is neither
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
