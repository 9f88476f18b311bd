import { expect, test } from "vitest";
import { MM_PER_INCH } from "../../../../core/codes/print/length.ts";
import { PRINT_DOTS } from "../../../../core/codes/print/print.ts";
import { sizeToTake } from "../../../../web/generator/advice/size-to-take.ts";

test.each([
  // 0.25 mm at 600 dpi are 5.9 dots
  [0.25, 33, 600, { dpi: 600, dots: 6 }],
  // a poster seen from 2 m
  [8, 33, 300, { dpi: 300, dots: 95 }],
  [8, 33, 1200, { dpi: 300, dots: 95 }],
  // across a street
  [40, 33, 600, { dpi: 72, dots: 114 }],
] as const)(
  "picks dots and resolution for modules of %f mm, %i of them, at %i dpi",
  (module, modules, dpi, size) => {
    expect(sizeToTake(module, modules, dpi)).toEqual(size);
  },
);

test("is never smaller than requested, and stays within the maximum of dots", () => {
  for (const dpi of [203, 300, 600, 1200])
    for (let module = 0.05; module < 30; module *= 1.7) {
      const size = sizeToTake(module, 45, dpi)!;
      expect((size.dots / size.dpi) * MM_PER_INCH).toBeGreaterThan(module - 0.01 * (MM_PER_INCH / size.dpi));
      expect(size.dots * 45).toBeLessThanOrEqual(PRINT_DOTS.max);
    }
});

test("returns null for a size beyond the maximum of dots", () => {
  expect(sizeToTake(100, 177, 300)).toBeNull();
});
