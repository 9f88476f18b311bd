import { BLACK, WHITE } from "../../../core/codes/color.ts";
import type { Painting, PathCommand, Picture } from "../../../core/codes/drawing.ts";
import type { Rotation } from "../../../core/labels/label-room.ts";
import { fillPath } from "./fill-path.ts";
import { type BandedPicture, drawnBands, merged, pictureOf } from "./banded-picture.ts";
import { asPixel } from "./rasterize.ts";

/** A black and white picture: one bit per dot, the leftmost in the highest bit. */
export interface Bits {
  width: number;
  height: number;
  /** Bytes per row. */
  stride: number;
  /** Rows from the top; 1 is black. */
  bytes: Uint8Array;
}

/** All white. @param width dots, as `height` */
export function emptyBits(width: number, height: number): Bits {
  const stride = (width + 7) >> 3;
  return { width, height, stride, bytes: new Uint8Array(stride * height) };
}

/** Luminance of 255 from which a pixel becomes white. */
const WHITE_FROM = 128;

/**
 * The drawing as a print head renders it, which has no intermediate tones: smoothed edges are thresholded at
 * half, and transparent pixels are white. Only for black and white drawings.
 * @param widthPx dots
 */
export function blackAndWhiteBands(drawing: Painting, widthPx: number): BandedPicture {
  if (lastDrawn?.drawing !== drawing || lastDrawn.widthPx !== widthPx)
    lastDrawn = { drawing, widthPx, dots: thresholded(drawnBands(drawing, widthPx)) };
  return lastDrawn.dots;
}

/** A code is drawn once: what the proof has read is what is then written. */
let lastDrawn: { drawing: Painting; widthPx: number; dots: BandedPicture } | null = null;

/** Overwrites the pixels, which may be many. */
function thresholded({ width, height, bands }: BandedPicture): BandedPicture {
  for (const { pixels } of bands) {
    const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
    for (let x = 0; x < width; x++) pixels[x] = isBlack(pixels[x]!, bytes, x * 4) ? BLACK_PIXEL : WHITE_PIXEL;
  }
  return { width, height, bands: merged(bands) };
}

/** The dots of `blackAndWhiteBands`, one by one. */
export const blackAndWhite = (drawing: Painting, widthPx: number): Picture =>
  pictureOf(blackAndWhiteBands(drawing, widthPx));

const [BLACK_PIXEL, WHITE_PIXEL] = [asPixel(BLACK), asPixel(WHITE)];

/** @param at of the pixel in the bytes */
const isBlack = (pixel: number, bytes: Uint8Array, at: number): boolean =>
  // most pixels of a code are pure
  pixel !== WHITE_PIXEL && (pixel === BLACK_PIXEL || lightOf(bytes, at) < WHITE_FROM);

/** Luma (ITU-R BT.601) of a pixel on white paper, 0 to 255. */
const lightOf = (rgba: Uint8Array, at: number): number => {
  const light = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  return 255 + ((light - 255) * rgba[at + 3]!) / 255;
};

/** The same dots, packed to bits. */
export function bitsOf(drawing: Painting, widthPx: number): Bits {
  const { width, height, bands } = blackAndWhiteBands(drawing, widthPx);
  const bits = emptyBits(width, height);
  const { bytes, stride } = bits;
  let y = 0;
  for (const { rows, pixels } of bands) {
    const start = y * stride;
    for (let x = 0; x < width; x++) if (pixels[x] === BLACK_PIXEL) setBlack(bits, x, y);
    for (let copy = 1; copy < rows; copy++) bytes.copyWithin(start + copy * stride, start, start + stride);
    y += rows;
  }
  return bits;
}

/** Fills a shape in black at one dot per unit; nonzero fill rule. @param width dots, as `height` */
export function shapeBits(commands: PathCommand[], width: number, height: number): Bits {
  const bits = emptyBits(width, height);
  fillPath(commands, { scaleX: 1, scaleY: 1, width, height }, (x, y, coverage) => {
    if (coverage > 0.5) setBlack(bits, x, y);
  });
  return bits;
}

const setBlack = ({ bytes, stride }: Bits, x: number, y: number): void => {
  bytes[y * stride + (x >> 3)]! |= 0x80 >> (x & 7);
};

/** Calls back for every black dot, row by row. */
function eachBlack({ bytes, stride, height }: Bits, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < height; y++)
    for (let byte = 0; byte < stride; byte++) {
      const eight = bytes[y * stride + byte]!;
      // most of a label is white
      if (eight === 0) continue;
      for (let bit = 0; bit < 8; bit++) if ((eight & (0x80 >> bit)) !== 0) visit(byte * 8 + bit, y);
    }
}

/** Adds the black dots of a picture to another one, and drops those outside it. @param left dots, as `top` */
export function stamp(onto: Bits, bits: Bits, left: number, top: number): void {
  const shift = left & 7;
  const first = left >> 3;
  // dots to the right of the last column stay white
  const lastByte = (0xff00 >> (((onto.width - 1) & 7) + 1)) & 0xff;
  const { stride, bytes } = onto;
  const add = (row: number, byte: number, dots: number): void => {
    if (byte < 0 || byte >= stride) return;
    bytes[row + byte]! |= byte === stride - 1 ? dots & lastByte : dots;
  };
  for (let y = Math.max(0, -top); y < Math.min(bits.height, onto.height - top); y++) {
    const row = (top + y) * stride;
    for (let byte = 0; byte < bits.stride; byte++) {
      const eight = bits.bytes[y * bits.stride + byte]!;
      // most of a label is white
      if (eight === 0) continue;
      add(row, first + byte, eight >> shift);
      if (shift > 0) add(row, first + byte + 1, (eight << (8 - shift)) & 0xff);
    }
  }
}

/** The same dots, rotated clockwise. */
export function turnedBits(bits: Bits, rotation: Rotation): Bits {
  if (rotation === 0) return bits;
  const { width, height } = bits;
  const turned = rotation === 180 ? emptyBits(width, height) : emptyBits(height, width);
  eachBlack(bits, (x, y) => {
    if (rotation === 90) setBlack(turned, height - 1 - y, x);
    else if (rotation === 180) setBlack(turned, width - 1 - x, height - 1 - y);
    else setBlack(turned, y, width - 1 - x);
  });
  return turned;
}
