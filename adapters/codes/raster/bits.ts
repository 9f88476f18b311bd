import type { Painting, PathCommand, Picture } from "../../../core/codes/drawing.ts";
import type { Rotation } from "../../../core/labels/label-room.ts";
import { fillPath } from "./fill-path.ts";
import { rasterise } from "./rasterise.ts";

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
export function blackAndWhite(drawing: Painting, widthPx: number): Picture {
  const { width, height, rgba } = rasterise(drawing, widthPx);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const seen = new Uint8ClampedArray(rgba.length).fill(255);
  for (let at = 0; at < pixels.length; at++) {
    // most pixels of a code are pure white
    if (pixels[at] === 0xff_ff_ff_ff || lightOf(rgba, at * 4) >= WHITE_FROM) continue;
    seen.fill(0, at * 4, at * 4 + 3);
  }
  return { width, height, rgba: seen };
}

/** Luma (ITU-R BT.601) of a pixel on white paper, 0 to 255. */
const lightOf = (rgba: Uint8ClampedArray, at: number): number => {
  const light = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  return 255 + ((light - 255) * rgba[at + 3]!) / 255;
};

/** The same dots as `blackAndWhite`, packed to bits. */
export function bitsOf(drawing: Painting, widthPx: number): Bits {
  const { width, height, rgba } = blackAndWhite(drawing, widthPx);
  const bits = emptyBits(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) if (rgba[at] === 0) setBlack(bits, x, y);
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
export const stamp = (onto: Bits, bits: Bits, left: number, top: number): void =>
  eachBlack(bits, (column, row) => {
    const [x, y] = [left + column, top + row];
    if (x >= 0 && x < onto.width && y >= 0 && y < onto.height) setBlack(onto, x, y);
  });

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
