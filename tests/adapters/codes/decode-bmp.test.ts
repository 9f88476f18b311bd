import { describe, expect, test } from "vitest";
import { decodeBmp } from "../../../adapters/codes/files/decode-bmp.ts";
import { pixelAt } from "../../support/codes/codes.ts";

/** A bitmap with the header of Windows 3 (BITMAPINFOHEADER). */
function bitmap(
  {
    width,
    height,
    bits,
    compression = 0,
  }: { width: number; height: number; bits: number; compression?: number },
  palette: number[],
  pixels: number[],
): Uint8Array {
  const file = new Uint8Array(54 + palette.length + pixels.length);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(10, 54 + palette.length, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(28, bits, true);
  view.setUint32(30, compression, true);
  file.set(palette, 54);
  file.set(pixels, 54 + palette.length);
  return file;
}

const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];
/** Each color as blue, green, red and a reserved byte. */
const PALETTE = [0, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0];

const rows = (file: Uint8Array) => {
  const picture = decodeBmp(file);
  return Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (__, x) => pixelAt(picture, x, y)),
  );
};

describe("a bitmap", () => {
  test("of 24 bits is stored bottom-up unless its height is negative", () => {
    const pixels = [0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0, 0, 0, 0];
    expect(rows(bitmap({ width: 2, height: 2, bits: 24 }, [], pixels))).toEqual([
      [WHITE, BLACK],
      [RED, BLACK],
    ]);
    expect(rows(bitmap({ width: 2, height: -2, bits: 24 }, [], pixels))[0]).toEqual([RED, BLACK]);
  });

  test("of 1, 4 and 8 bits takes its colors from a palette", () => {
    expect(
      rows(bitmap({ width: 3, height: 1, bits: 1 }, PALETTE.slice(0, 8), [0b0100_0000, 0, 0, 0])),
    ).toEqual([[BLACK, WHITE, BLACK]]);
    expect(rows(bitmap({ width: 3, height: 1, bits: 4 }, PALETTE, [0x02, 0x10, 0, 0]))).toEqual([
      [BLACK, RED, WHITE],
    ]);
    expect(rows(bitmap({ width: 2, height: 1, bits: 8 }, PALETTE, [2, 1, 0, 0]))).toEqual([[RED, WHITE]]);
  });

  test("of 16 and 32 bits uses its masks or the default ones", () => {
    expect(rows(bitmap({ width: 2, height: 1, bits: 16 }, [], [0x00, 0x7c, 0xff, 0x7f]))).toEqual([
      [RED, WHITE],
    ]);
    expect(rows(bitmap({ width: 1, height: 1, bits: 32 }, [], [0, 0, 255, 0]))).toEqual([[RED]]);
    const masks = [0xff, 0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0xff, 0];
    expect(rows(bitmap({ width: 1, height: 1, bits: 32, compression: 3 }, masks, [255, 0, 0, 0]))).toEqual([
      [RED],
    ]);
  });

  test("is decoded if it is run-length encoded", () => {
    const eight = [3, 2, 0, 0, 0, 3, 0, 1, 2, 0, 0, 1];
    expect(rows(bitmap({ width: 3, height: 2, bits: 8, compression: 1 }, PALETTE, eight))).toEqual([
      [BLACK, WHITE, RED],
      [RED, RED, RED],
    ]);
    const four = [3, 0x12, 0, 0, 0, 2, 1, 0, 1, 2, 0, 1];
    expect(rows(bitmap({ width: 3, height: 2, bits: 4, compression: 2 }, PALETTE, four))).toEqual([
      [BLACK, BLACK, BLACK],
      [WHITE, RED, WHITE],
    ]);
  });

  test("that is truncated or of an unknown kind is refused", () => {
    expect(() => decodeBmp(bitmap({ width: 9, height: 9, bits: 24 }, [], [1, 2, 3]))).toThrow(RangeError);
    expect(() =>
      decodeBmp(bitmap({ width: 1, height: 1, bits: 24, compression: 4 }, [], [1, 2, 3, 0])),
    ).toThrow("not known");
  });
});
