import { decode } from "fast-png";
import type { BandedPicture } from "../raster/banded-picture.ts";

type Decoded = ReturnType<typeof decode>;

/**
 * Reads a PNG file (ISO/IEC 15948) with a package that did not write it. All checksums are verified.
 * @returns null if this program does not write this kind of file
 * @throws Error if the file is broken
 */
export function readPng(bytes: Uint8Array): BandedPicture | null {
  const png = decode(bytes, { checkCrc: true });
  const rowOf = rowReader(png);
  if (rowOf === null) return null;
  const { width, height, data } = png;
  const stride = data.length / height;
  const bands: BandedPicture["bands"] = [];
  for (let y = 0; y < height; y++) {
    const last = bands.at(-1);
    if (last && isSameRow(data, y * stride, stride)) last.rows++;
    else bands.push({ rows: 1, pixels: rowOf(y * stride) });
  }
  return { width, height, bands };
}

function isSameRow(data: Decoded["data"], start: number, stride: number): boolean {
  for (let at = start; at < start + stride; at++) if (data[at] !== data[at - stride]) return false;
  return true;
}

/** Expands the row at a byte offset. */
function rowReader({ width, data, depth, channels, palette, transparency }: Decoded) {
  if (palette) {
    const colors = Uint32Array.from(palette, ([red = 0, green = 0, blue = 0, alpha = 255]) =>
      pixel(red, green, blue, alpha),
    );
    const mask = (1 << depth) - 1;
    return (start: number): Uint32Array => {
      const pixels = new Uint32Array(width);
      for (let x = 0, bit = start * 8; x < width; x++, bit += depth)
        pixels[x] = colors[(data[bit >> 3]! >> (8 - depth - (bit & 7))) & mask]!;
      return pixels;
    };
  }
  if (depth !== 8 || channels < 3 || transparency) return null;
  return (start: number): Uint32Array => {
    const pixels = new Uint32Array(width);
    for (let x = 0, at = start; x < width; x++, at += channels)
      pixels[x] = pixel(data[at]!, data[at + 1]!, data[at + 2]!, channels === 4 ? data[at + 3]! : 255);
    return pixels;
  };
}

const bytes = new Uint8Array(4);
const word = new Uint32Array(bytes.buffer);

/** In the machine's byte order. */
function pixel(red: number, green: number, blue: number, alpha: number): number {
  bytes[0] = red;
  bytes[1] = green;
  bytes[2] = blue;
  bytes[3] = alpha;
  return word[0]!;
}
