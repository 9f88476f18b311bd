import type { Color } from "../../../core/codes/color.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { IndexedPicture } from "./rasterize-indexed.ts";

const MAX_COLORS = 256;

/** The same picture with a palette and with repeated rows merged, or null if it has more than 256 colors. */
export function indexPicture({ width, height, rgba }: Picture): IndexedPicture | null {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const indexOf = new Map<number, number>();
  const palette: Color[] = [];
  const bands: IndexedPicture["bands"] = [];
  let lastColor = -1;
  let lastIndex = 0;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    if (y > 0 && sameAsAbove(pixels, start, width)) {
      bands.at(-1)!.rows++;
      continue;
    }
    const indices = new Uint8Array(width);
    for (let x = 0; x < width; x++) {
      const color = pixels[start + x]!;
      if (color !== lastColor) {
        lastColor = color;
        lastIndex = indexOf.get(color) ?? palette.length;
        if (lastIndex === palette.length) {
          if (palette.length === MAX_COLORS) return null;
          indexOf.set(color, lastIndex);
          palette.push(colorAt(rgba, (start + x) * 4));
        }
      }
      indices[x] = lastIndex;
    }
    bands.push({ rows: 1, indices });
  }
  return { width, height, palette, bands };
}

function colorAt(rgba: Uint8ClampedArray, at: number): Color {
  return { red: rgba[at]!, green: rgba[at + 1]!, blue: rgba[at + 2]!, alpha: rgba[at + 3]! / 255 };
}

/** Whether the row of pixels that begins at `start` equals the one above it. */
export function sameAsAbove(pixels: Uint32Array, start: number, width: number): boolean {
  for (let at = start; at < start + width; at++) if (pixels[at] !== pixels[at - width]) return false;
  return true;
}
