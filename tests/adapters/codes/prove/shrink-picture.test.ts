import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandsOf, pictureOf } from "../../../../adapters/codes/raster/banded-picture.ts";
import { shrunk } from "../../../../adapters/codes/prove/shrink-picture.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { isSamePicture, picture } from "../../../support/codes/codes.ts";

/** Enlarges each pixel of `small` to `grid` x `grid` px and adds a border in the color of the corner. */
const enlarged = (small: Picture, grid: number, border: number): Picture =>
  picture(small.width * grid + 2 * border, small.height * grid + 2 * border, (x, y) => {
    const [column, row] = [Math.floor((x - border) / grid), Math.floor((y - border) / grid)];
    const isInside = column >= 0 && row >= 0 && column < small.width && row < small.height;
    const at = isInside ? (row * small.width + column) * 4 : 0;
    return [...small.rgba.subarray(at, at + 4)] as [number, number, number, number];
  });

/** Black and white modules with a white border, like a code; no two rows or columns are equal. */
const modules = (bits: boolean[], side: number): Picture =>
  picture(side + 2, side + 2, (x, y) => {
    const isInside = x > 0 && y > 0 && x <= side && y <= side;
    const isDark = isInside && (x === y || bits[(y - 1) * side + x - 1] === true);
    return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255];
  });

describe("an enlarged picture", () => {
  it("is reduced to one pixel per module, whatever its modules and borders", () => {
    const side = 6;
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 12 }),
        (bits, grid, border) => {
          const small = modules(bits, side);
          const bordered = enlarged(small, 1, Math.floor(border / grid));
          expect(isSamePicture(shrunk(bandsOf(enlarged(small, grid, border))), bordered)).toBe(true);
        },
      ),
    );
  });

  it("is not reduced if a single pixel differs from its neighbors", () => {
    const large = enlarged(modules([], 6), 8, 5);
    fc.assert(
      fc.property(fc.nat(large.width - 1), fc.nat(large.height - 1), (x, y) => {
        const damaged = { ...large, rgba: large.rgba.slice() };
        const at = (y * large.width + x) * 4;
        damaged.rgba.set([90, 10, 10, 255], at);
        expect(isSamePicture(shrunk(bandsOf(damaged)), damaged)).toBe(true);
      }),
    );
  });

  it("is not reduced if it has one pixel per module or is blank", () => {
    const small = modules([], 6);
    const blank = picture(40, 30, () => [255, 255, 255, 255]);
    for (const each of [small, blank]) expect(isSamePicture(shrunk(bandsOf(each)), each)).toBe(true);
  });
});

describe("equal rows", () => {
  it("are stored once and restored unchanged", () => {
    const large = enlarged(modules([], 5), 4, 3);
    const banded = bandsOf(large);
    expect(banded.bands.length).toBeLessThan(10);
    expect(isSamePicture(pictureOf(banded), large)).toBe(true);
  });
});
