import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { rasterise } from "./rasterise.ts";

/** A picture of black dots on white: a bit a dot, the leftmost in the highest bit. */
export interface Bits {
  width: number;
  height: number;
  /** Bytes of a row. */
  stride: number;
  /** Rows from the top; a 1 is black. */
  bytes: Uint8Array;
}

/** Without any black dot. @param width dots, as `height` */
export function emptyBits(width: number, height: number): Bits {
  const stride = (width + 7) >> 3;
  return { width, height, stride, bytes: new Uint8Array(stride * height) };
}

/** Of 255: from half the light on, a pixel stays white. */
const WHITE_FROM = 128;

/**
 * The drawing as a print head makes it, which has dots or none: edges that are smoothed elsewhere become black or white by the half,
 * what is clear stays white. For drawings in black and white alone.
 * @param widthPx dots
 */
export function blackAndWhite(drawing: Drawing, widthPx: number): Picture {
  const { width, height, rgba } = rasterise(drawing, widthPx);
  const pixels = new Uint8ClampedArray(rgba.length).fill(255);
  for (let at = 0; at < rgba.length; at += 4)
    if (lightOf(rgba, at) < WHITE_FROM) pixels[at] = pixels[at + 1] = pixels[at + 2] = 0;
  return { width, height, rgba: pixels };
}

/** Luma (ITU-R BT.601) of a pixel on white paper, 0 to 255. */
const lightOf = (rgba: Uint8ClampedArray, at: number): number => {
  const light = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  return 255 + ((light - 255) * rgba[at + 3]!) / 255;
};

/** The same dots as a drawing has in `blackAndWhite`. */
export function bitsOf(drawing: Drawing, widthPx: number): Bits {
  const { width, height, rgba } = blackAndWhite(drawing, widthPx);
  const bits = emptyBits(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) if (rgba[at] === 0) setBlack(bits, x, y);
  return bits;
}

const setBlack = ({ bytes, stride }: Bits, x: number, y: number): void => {
  bytes[y * stride + (x >> 3)]! |= 0x80 >> (x & 7);
};

const isBlack = ({ bytes, stride }: Bits, x: number, y: number): boolean =>
  (bytes[y * stride + (x >> 3)]! & (0x80 >> (x & 7))) !== 0;

/** Adds the black dots of a picture to another one; what lies outside of that is left out. @param left dots, as `top` */
export function stamp(onto: Bits, bits: Bits, left: number, top: number): void {
  const [fromX, toX] = [Math.max(0, -left), Math.min(bits.width, onto.width - left)];
  const [fromY, toY] = [Math.max(0, -top), Math.min(bits.height, onto.height - top)];
  for (let y = fromY; y < toY; y++)
    for (let x = fromX; x < toX; x++) if (isBlack(bits, x, y)) setBlack(onto, left + x, top + y);
}
