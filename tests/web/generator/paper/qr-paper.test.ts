import { expect, test } from "vitest";
import { createQr } from "../../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { withDpi, withModule, withUnit, withWidth } from "../../../../web/generator/paper/qr-paper.ts";
import { lengthRange, shownLength, unitOf } from "../../../../web/generator/paper/paper.ts";

test("a size on paper starts with 25 mm or 1 inch at 300 dpi, and px removes it", () => {
  const mm = withUnit("mm", {});
  expect(mm).toEqual({ print: { dpi: 300, size: 295 }, asked: { length: 25, unit: "mm" } });
  expect(withUnit("in", {})).toEqual({ print: { dpi: 300, size: 300 }, asked: { length: 1, unit: "in" } });
  expect(unitOf(withUnit("px", mm))).toBe("px");
});

test("another unit converts the size, and a typed width survives other resolutions", () => {
  const typed = withWidth(40, "mm", 300);
  const inches = withUnit("in", typed);
  expect(inches.print).toBe(typed.print);
  expect(inches.asked).toEqual({ length: 1.575, unit: "in" });
  let paper = typed;
  for (const dpi of [203, 1200, 72, 600, 300]) {
    paper = withDpi(dpi, paper);
    expect(shownLength(paper.asked, "mm", Number(paper.print?.size), dpi)).toBe(40);
  }
  expect(paper).toEqual(typed);
});

test("the field shows the printed width if modules or a brand set the size", () => {
  const byModule = withModule(9, 300, { length: 25, unit: "mm" });
  expect(byModule.print).toEqual({ dpi: 300, module: 9 });
  expect(shownLength(byModule.asked, "mm", 333, 300)).toBe(28.19);
  expect(withDpi(600, byModule).print).toEqual({ dpi: 600, module: 18 });
  const brand = { print: { dpi: 300, size: { width: 600, height: 300 } } };
  expect(unitOf(brand)).toBe("mm");
  expect(withDpi(600, brand).print).toEqual({ dpi: 600, size: { width: 1200, height: 600 } });
});

test("a picture is limited to 4,000 dots", () => {
  const { max } = lengthRange("mm", 1200);
  expect(max).toBe(84.67);
  expect(withWidth(max, "mm", 1200).print?.size).toBe(4000);
  const { min } = lengthRange("mm", 300);
  expect(min).toBe(1.778);
  expect(withWidth(min, "mm", 300).print?.size).toBe(21);
  expect(withWidth(500, "mm", 1200).print?.size).toBe(4000);
  expect(withDpi(2400, withWidth(300, "mm", 300)).print?.size).toBe(4000);
});

test("modules that are too large for long content are reduced to the maximum", () => {
  const design = qrDesignSchema.parse({ print: { dpi: 300, module: 200 } });
  const { symbol, design: used } = createQr(qrEncoder, "a".repeat(2900), design, null);
  expect(symbol.version).toBe(40);
  expect(used.size).toBe(21 * 185);
});
