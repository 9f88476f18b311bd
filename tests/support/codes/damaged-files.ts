import { deflateSync } from "node:zlib";
import { encodePng } from "../../../adapters/codes/files/encode-png.ts";
import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import { makeQr, type MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { blockLayout } from "../../../core/codes/qr/capacity.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { dataModules } from "../../../core/codes/qr/encode/layout.ts";
import { blockOf } from "../../../core/codes/qr/logo-budget.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { choicesFrom, type Choices } from "../../bench/scan/random.ts";

/** A PNG that should show a code but is damaged. */
export interface DamagedFile {
  /** The kind of damage. */
  damage: string;
  code: MadeCode;
  /** Without the damage. */
  whole: Uint8Array;
  bytes: Uint8Array;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./:?=";
const DARK = ["#000000", "#101040", "#4a0d0d", "#003300"];
const LIGHT = ["#ffffff", "#fff8e0", "#e8f4ff"];

/** Deterministic for each number; the kinds of damage alternate. */
export function damagedFile(number: number): DamagedFile {
  const random = choicesFrom(number + 1);
  const kinds = [brokenBlock, otherText, cutZone, dirtyZone, narrowZone, brokenBars, otherBars];
  return kinds[number % kinds.length]!(random);
}

const png = (picture: Picture): Uint8Array => encodePng(picture, (bytes) => deflateSync(bytes));
const drawn = (code: MadeCode): Picture => rasterize(code.drawing, code.widthPx);

function qrCode(random: Choices, margin = random.whole(1, 6)): MadeQr {
  const design = qrDesignSchema.parse({
    size: random.pick([250, 300, 450, 500]),
    margin,
    level: random.pick(ERROR_CORRECTION_LEVELS),
    foreground: random.pick(DARK),
    background: random.pick(LIGHT),
  });
  const content = random.chance(0.2)
    ? random.digits(random.whole(1, 40))
    : random.letters(LETTERS, random.whole(1, 120));
  return makeQr(content, design, null);
}

/**
 * Damages one codeword more in a block than can be corrected (ISO/IEC 18004 §7.5.1): the least unreadable
 * damage.
 */
function brokenBlock(random: Choices): DamagedFile {
  const code = qrCode(random);
  const { version, level, size } = code.symbol;
  const layout = blockLayout(version, level);
  const block = random.whole(0, layout.blocks - 1);
  const codewords = Array.from({ length: layout.codewords }, (_, codeword) => codeword)
    .filter((codeword) => blockOf(codeword, layout) === block)
    .map((codeword) => ({ codeword, order: random.between(0, 1) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, Math.floor(layout.correctionPerBlock / 2) + 1);
  const modules = code.symbol.modules.slice();
  for (const { codeword } of codewords) {
    const flipped = random.whole(1, 255);
    for (let bit = 0; bit < 8; bit++) {
      if (flipped & (1 << bit)) modules[dataModules(version)[codeword * 8 + bit]!]! ^= 1;
    }
  }
  const picture = drawn(code);
  const unit = code.widthPx / code.drawing.width;
  const offset = Math.floor((code.widthPx - size * unit) / 2);
  for (let at = 0; at < modules.length; at++) {
    if (modules[at] === code.symbol.modules[at]) continue;
    const isDark = modules[at] === 1;
    // copies a dark module from the finder pattern or a light one from the corner of the picture
    const from = isDark ? [offset, offset] : [0, 0];
    paint(picture, from, offset + (at % size) * unit, offset + Math.floor(at / size) * unit, unit, unit);
  }
  return {
    damage: `${codewords.length} wrong codewords in a block`,
    code,
    whole: png(drawn(code)),
    bytes: png(picture),
  };
}

function otherText(random: Choices): DamagedFile {
  const code = qrCode(random);
  const { content } = code.asked;
  const at = random.whole(0, content.length - 1);
  const letter = content[at] === "7" ? "8" : "7";
  const other = makeQr(content.slice(0, at) + letter + content.slice(at + 1), code.design, null);
  return { damage: "one other letter", code, whole: png(drawn(code)), bytes: png(drawn(other)) };
}

/** Cuts off a side of the picture. */
function cutZone(random: Choices): DamagedFile {
  const code = qrCode(random);
  const whole = drawn(code);
  const cut = random.whole(1, 20);
  const side = random.pick(["left", "right", "top", "bottom"] as const);
  const across = side === "left" || side === "right" ? cut : 0;
  const down = cut - across;
  const [width, height] = [whole.width - across, whole.height - down];
  const rgba = new Uint8ClampedArray(width * height * 4);
  const [left, top] = [side === "left" ? cut : 0, side === "top" ? cut : 0];
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * whole.width + left) * 4;
    rgba.set(whole.rgba.subarray(from, from + width * 4), y * width * 4);
  }
  return {
    damage: `${cut} px cut at the ${side}`,
    code,
    whole: png(whole),
    bytes: png({ width, height, rgba }),
  };
}

/** Draws something dark in the quiet zone. */
function dirtyZone(random: Choices): DamagedFile {
  const code = qrCode(random);
  const picture = drawn(code);
  const unit = code.widthPx / code.drawing.width;
  const offset = Math.floor((code.widthPx - code.symbol.size * unit) / 2);
  const thickness = random.whole(1, offset);
  const place = random.whole(0, offset - thickness);
  const length = random.whole(1, code.widthPx);
  const start = random.whole(0, code.widthPx - length);
  if (random.chance(0.5)) paint(picture, [offset, offset], place, start, thickness, length);
  else paint(picture, [offset, offset], start, code.widthPx - place - thickness, length, thickness);
  return {
    damage: `a bar of ${thickness} px in the quiet zone`,
    code,
    whole: png(drawn(code)),
    bytes: png(picture),
  };
}

/** Draws the code with a narrower quiet zone in a picture of the right size. */
function narrowZone(random: Choices): DamagedFile {
  const code = qrCode(random, random.whole(3, 6));
  const narrow = makeQr(code.asked.content, { ...code.design, margin: random.whole(0, 1) }, null);
  // if a module keeps its size in px, so does the zone
  if (narrow.drawing.width === code.drawing.width) return cutZone(random);
  return { damage: "a narrower quiet zone", code, whole: png(drawn(code)), bytes: png(drawn(narrow)) };
}

const BARS: [BarcodeFormat, (random: Choices) => string][] = [
  ["CODE128", (random) => random.letters(LETTERS, random.whole(4, 16))],
  ["CODE39", (random) => random.letters("ABCDEFGHIJ0123456789-", random.whole(4, 12))],
  ["EAN13", (random) => random.digits(12)],
  ["EAN8", (random) => random.digits(7)],
  ["UPC", (random) => random.digits(11)],
  ["ITF", (random) => random.digits(2 * random.whole(3, 8))],
  ["MSI", (random) => random.digits(random.whole(4, 10))],
  ["pharmacode", (random) => String(random.whole(100, 131_070))],
];

function bars(random: Choices, [format, contentOf] = random.pick(BARS)): MadeCode {
  const design = barcodeDesignSchema.parse({
    barWidth: random.pick([2, 3]),
    displayValue: random.chance(0.5),
  });
  const made = makeBarcode(format, contentOf(random), design);
  return made.ok ? made : bars(random);
}

/** Draws a vertical stroke, several bars wide, through the symbol. */
function brokenBars(random: Choices): DamagedFile {
  const code = bars(random);
  const picture = drawn(code);
  const layer = code.drawing.layers[0];
  if (layer?.kind !== "rects") throw new Error("Bars are rectangles");
  const left = layer.rects[0]!;
  const right = layer.rects.at(-4)! + layer.rects.at(-2)!;
  const thickness = (right - left) / 8;
  paint(
    picture,
    [left, layer.rects[1]!],
    random.between(left, right - thickness),
    0,
    thickness,
    picture.height,
  );
  return { damage: "a stroke through the bars", code, whole: png(drawn(code)), bytes: png(picture) };
}

function otherBars(random: Choices): DamagedFile {
  const kind = random.pick(BARS);
  const code = bars(random, kind);
  let other = bars(random, kind);
  while (other.asked.content === code.asked.content) other = bars(random, kind);
  return { damage: "bars of another content", code, whole: png(drawn(code)), bytes: png(drawn(other)) };
}

/** Fills a box with the color of the pixel at `from`. */
function paint(
  { width, height, rgba }: Picture,
  [fromX = 0, fromY = 0]: number[],
  left: number,
  top: number,
  across: number,
  down: number,
): void {
  const pixels = new Uint32Array(rgba.buffer);
  const color = pixels[Math.round(fromY) * width + Math.round(fromX)]!;
  const [right, bottom] = [
    Math.min(width, Math.round(left + across)),
    Math.min(height, Math.round(top + down)),
  ];
  for (let y = Math.round(top); y < bottom; y++)
    pixels.fill(color, y * width + Math.round(left), y * width + right);
}
