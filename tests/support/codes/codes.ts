import sharp from "sharp";
import { barWidthDecoder } from "../../../adapters/codes/decode/bar-width-decoder.ts";
import { jsqrDecoder } from "../../../adapters/codes/decode/jsqr-decoder.ts";
import { zxingDecoderNode } from "../../../adapters/codes/decode/zxing-decoder.node.ts";
import { BLACK, type Color, WHITE } from "../../../core/codes/color.ts";
import type { Drawing, DrawingDescription, Layer, Picture } from "../../../core/codes/drawing.ts";

export const decoders = { jsqr: jsqrDecoder, zxing: zxingDecoderNode(), barWidths: barWidthDecoder };

export const RED: Color = { red: 255, green: 0, blue: 0, alpha: 1 };
export const CLEAR: Color = { red: 0, green: 0, blue: 0, alpha: 0 };

export const described = (message: string): DrawingDescription => ({
  code: "drawing.qr",
  values: { format: "QR Code", content: message },
  message,
});

export const drawing = (overrides: Partial<Drawing> = {}): Drawing => ({
  width: 10,
  height: 10,
  background: WHITE,
  title: "Title",
  description: described("Description"),
  layers: [],
  ...overrides,
});

export const rects = (values: number[], fill: Color = BLACK): Layer => ({
  kind: "rects",
  fill,
  rects: Float64Array.from(values),
});

/** A picture of the given size with pixels from `pixel`. */
export function picture(
  width: number,
  height: number,
  pixel: (x: number, y: number) => readonly [number, number, number, number],
): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set(pixel(x, y), (y * width + x) * 4);
  return { width, height, rgba };
}

export const pixelAt = ({ width, rgba }: Picture, x: number, y: number): number[] => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** Pixels of a PNG or SVG file decoded by libpng or librsvg, independently of our code. */
export async function pixelsOf(file: Uint8Array | string): Promise<Picture> {
  const image = sharp(typeof file === "string" ? Buffer.from(file) : file).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
}

const bytesOf = ({ rgba }: Picture) => Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);

/** Compares pixels as one block of memory: `toEqual` takes seconds for a million of them. */
export const isSamePicture = (a: Picture, b: Picture): boolean =>
  a.width === b.width && a.height === b.height && bytesOf(a).equals(bytesOf(b));

/** A round logo with transparent corners and many colors. */
export const logo = (size = 120): Picture =>
  picture(size, size, (x, y) => {
    const tx = Math.hypot(x - size / 2, y - size / 2) < size / 2;
    return [200 - (x * 120) / size, 60, (y * 255) / size, tx ? 255 : 0];
  });

/** A seeded random generator for [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
