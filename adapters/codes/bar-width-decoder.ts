import type { BarcodeFormat } from "../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { onWhite } from "../../core/codes/on-white.ts";
import type { CodeDecoder } from "../../core/ports/code-decoder.ts";
import { readMsi, readPharmacode, type Scan } from "./bar-width-patterns.ts";

/**
 * Reads MSI and pharmacode, which no open decoder does, upright and dark on light, from the widths of bars along scan
 * lines. Written from the published patterns, not from the encoder, so that it can prove what the encoder wrote. It never
 * guesses: a width between two, a missing quiet zone or lines that disagree give nothing.
 */
export const barWidthDecoder: CodeDecoder = {
  name: "bar widths",
  decode: (picture) => Promise.resolve(readBars(onWhite(picture))),
};

const READERS: readonly { format: BarcodeFormat; read: (scan: Scan) => string | null }[] = [
  { format: "MSI", read: readMsi },
  { format: "pharmacode", read: readPharmacode },
];

/** Scan lines spread over the height of a picture; all of them in a lower one. */
const SCAN_LINES = 100;
/** Neighbouring lines that must read the same. */
const FEWEST_ALIKE = 3;
/** Steps of luminance, of 255, between bars and spaces. */
const LEAST_CONTRAST = 64;

interface Block {
  format: BarcodeFormat;
  text: string;
  lines: number;
}

function readBars(picture: Picture) {
  const blocks = blocksOf(picture).filter((block) => block.lines >= FEWEST_ALIKE);
  // strokes of the text below can look like bars, but bars are higher
  const highest = Math.max(0, ...blocks.map((block) => block.lines));
  const texts = new Set(blocks.filter((block) => block.lines === highest).map((block) => block.text));
  const best = blocks.find((block) => block.lines === highest);
  if (!best || texts.size > 1) return [];
  return [{ decoder: "bar widths", format: best.format, text: best.text }];
}

/** Neighbouring scan lines that read the same, from the top. */
function blocksOf(picture: Picture): Block[] {
  const blocks: Block[] = [];
  const step = Math.max(1, Math.floor(picture.height / SCAN_LINES));
  let last: Block | null = null;
  for (let y = 0; y < picture.height; y += step) {
    const found = readLine(picture, y);
    if (found && last && found.text === last.text && found.format === last.format) last.lines++;
    else {
      last = found && { ...found, lines: 1 };
      if (last) blocks.push(last);
    }
  }
  return blocks;
}

function readLine(picture: Picture, y: number): { format: BarcodeFormat; text: string } | null {
  const scan = scanLine(picture, y);
  if (!scan) return null;
  for (const { format, read } of READERS) {
    const text = read(scan);
    if (text !== null) return { format, text };
  }
  return null;
}

/** Runs of dark and light along one row, parted half-way between its darkest and its lightest pixel. */
function scanLine({ width, rgba }: Picture, y: number): Scan | null {
  const luminance = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const at = 4 * (y * width + x);
    // ITU-R BT.601
    luminance[x] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  }
  const darkest = luminance.reduce((a, b) => Math.min(a, b), 255);
  const lightest = luminance.reduce((a, b) => Math.max(a, b), 0);
  if (lightest - darkest < LEAST_CONTRAST) return null;
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
