import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { darkRectangles } from "../../../../core/codes/qr/dark-rectangles.ts";
import { ERROR_CORRECTION_LEVELS, type QrSymbol } from "../../../../core/codes/qr/symbol.ts";

/** Number of rectangles that cover each module. */
function covered({ size }: QrSymbol, rects: Float64Array, left: number, top: number): Uint8Array {
  const counts = new Uint8Array(size * size);
  for (let at = 0; at < rects.length; at += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = rects.subarray(at, at + 4);
    for (let row = y - top; row < y - top + height; row++) {
      for (let column = x - left; column < x - left + width; column++) {
        const index = row * size + column;
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
  }
  return counts;
}

describe("darkRectangles", () => {
  it("cover every dark module once and no light one", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 200 }).filter((content) => content.trim() !== ""),
        fc.constantFrom(...ERROR_CORRECTION_LEVELS),
        (content, level) => {
          const symbol = qrEncoder.encode(content, { level });
          expect(covered(symbol, darkRectangles(symbol, 4, 2), 4, 2)).toEqual(symbol.modules);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("join equal runs in adjacent rows only", () => {
    const modules = Uint8Array.from([1, 1, 0, 1, 1, 0, 0, 0, 0]);
    const symbol = { version: 1, level: "L", mask: 0, size: 3, modules } as const;
    expect([...darkRectangles(symbol, 0, 0)]).toEqual([0, 0, 2, 2]);
    const apart = { ...symbol, modules: Uint8Array.from([1, 1, 0, 0, 0, 0, 1, 1, 0]) };
    expect([...darkRectangles(apart, 0, 0)]).toEqual([0, 0, 2, 1, 0, 2, 2, 1]);
  });
});
