import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { Reading } from "../../../core/codes/reading.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { readMsi, readPharmacode, type Scan } from "./bar-width-patterns.ts";

/**
 * Reads MSI and Pharmacode, which no open-source decoder supports, from the widths of bars along scan lines;
 * upright and dark on light only. Written from the published patterns, not from the encoder, so that it can
 * verify the encoder. It never guesses: an ambiguous width or a quiet zone that is too small gives no result.
 */
export const barWidthDecoder: CodeDecoder = {
  name: "bar widths",
  decode: (picture) => Promise.resolve(readBars(onWhite(picture))),
};

const READERS: readonly { format: BarcodeFormat; read: (scan: Scan) => string | null }[] = [
  { format: "MSI", read: readMsi },
  { format: "pharmacode", read: readPharmacode },
];

/** Number of scan lines, spread over the height of the picture; all lines of a lower one. */
const SCAN_LINES = 100;
/** Number of neighboring lines that must match. */
const FEWEST_ALIKE = 3;
/** Largest difference of a run from the line above, px. */
const DRIFT = 1;
/** Smallest contrast between bars and spaces, in luminance levels of 255. */
const MIN_CONTRAST = 64;

function readBars(picture: Picture): Reading[] {
  const scan = scanOfHighestBlock(picture);
  if (!scan) return [];
  return READERS.flatMap(({ format, read }) => {
    const text = read(scan);
    return text === null ? [] : [{ decoder: "bar widths", format, text }];
  });
}

/**
 * The scan line that the most neighboring lines repeat. These are the bars, since the strokes of the text
 * below are always shorter. The text itself is not read.
 */
function scanOfHighestBlock(picture: Picture): Scan | null {
  const step = Math.max(1, Math.floor(picture.height / SCAN_LINES));
  const highest = { lines: FEWEST_ALIKE - 1, scan: null as Scan | null };
  let last: Scan | null = null;
  let lines = 0;
  for (let y = 0; y < picture.height; y += step) {
    const scan = scanLine(picture, y);
    lines = scan && last && isAlike(scan, last) ? lines + 1 : 1;
    last = scan;
    if (scan && lines > highest.lines) Object.assign(highest, { lines, scan });
  }
  return highest.scan;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= DRIFT;

function isAlike(one: Scan, other: Scan): boolean {
  if (one.bars.length !== other.bars.length) return false;
  return (
    near(one.quietLeft, other.quietLeft) &&
    one.bars.every((width, place) => near(width, other.bars[place] ?? 0))
  );
}

/** Runs of dark and light along one row, thresholded halfway between its darkest and lightest pixel. */
function scanLine({ width, rgba }: Picture, y: number): Scan | null {
  const luminance = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const at = 4 * (y * width + x);
    // ITU-R BT.601
    luminance[x] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  }
  const darkest = luminance.reduce((a, b) => Math.min(a, b), 255);
  const lightest = luminance.reduce((a, b) => Math.max(a, b), 0);
  if (lightest - darkest < MIN_CONTRAST) return null;
  const runs: number[] = [];
  let dark = false;
  let length = 0;
  for (const value of luminance) {
    if (value < (darkest + lightest) / 2 !== dark) {
      runs.push(length);
      length = 0;
      dark = !dark;
    }
    length++;
  }
  if (dark) return null;
  const [quietLeft = 0, ...bars] = runs;
  return { quietLeft, bars, quietRight: length };
}
