import type { Picture } from "../../../core/codes/drawing.ts";
import { barWidthDecoder } from "../decode/bar-width-decoder.ts";
import type { Gray } from "./scan-gray.ts";
import type { ScanReading } from "./scan-reading.ts";

/** Share of the pixels that have to be as dark as ink or as light as paper. */
const TWO_TONED = 0.97;
/** Steps of luminance, of 255, that count as the same tone. */
const SAME_TONE = 40;
/** A pharmacode of fewer bars is what two lines of a drawing look like. */
const FEWEST_DIGITS_OF_MSI = 3;
const LEAST_PHARMACODE = 7;

/**
 * MSI and pharmacode, which have no check that would tell a wrong reading: in pictures only that were made by a program,
 * of ink and paper and nothing else.
 */
export async function readPrintedBars(paper: Picture, gray: Gray): Promise<ScanReading[]> {
  if (!isPrinted(gray)) return [];
  const readings = await barWidthDecoder.decode(paper);
  const trusted = readings.filter(({ format, text }) =>
    format === "MSI" ? text.length >= FEWEST_DIGITS_OF_MSI : Number(text) >= LEAST_PHARMACODE,
  );
  // what can be read as both is neither
  if (trusted.length !== 1) return [];
  return trusted.map((reading) => ({ ...reading, binary: false, corners: null, lines: 0, failed: false }));
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
