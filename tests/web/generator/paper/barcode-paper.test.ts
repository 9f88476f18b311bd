import { expect, test } from "vitest";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import {
  withBarHeight,
  withDpi,
  withModule,
  withUnit,
} from "../../../../web/generator/paper/barcode-paper.ts";

test("a barcode on paper starts at the nominal retail size", () => {
  const { print, asked } = withUnit("mm", {});
  expect(asked).toEqual({ length: 22.85, unit: "mm" });
  const made = makeBarcode("EAN13", "4006381333931", barcodeDesignSchema.parse({ print }));
  expect(made).toMatchObject({ ok: true, printed: { module: 0.3387, dots: 4, dpi: 300 } });
  expect(withUnit("px", { print, asked })).toEqual({ print: undefined, asked: undefined });
});

test("another resolution keeps the lengths, and another height keeps the modules", () => {
  const { print, asked } = withUnit("mm", {});
  const finer = withDpi(1200, print!, asked);
  expect(finer).toEqual({ dpi: 1200, barWidth: 16, barHeight: 1079 });
  expect(withDpi(300, finer, asked)).toEqual(print);
  expect(withBarHeight(10, "mm", finer).print).toEqual({ dpi: 1200, barWidth: 16, barHeight: 472 });
  expect(withModule(7, finer)).toEqual({ dpi: 1200, barWidth: 7, barHeight: 1079 });
});

test("another resolution also scales canvas, margin and font size", () => {
  const print = { dpi: 300, canvas: { width: 600, height: 300 }, margin: 12, fontSize: 30 };
  expect(withDpi(600, print, undefined)).toEqual({
    dpi: 600,
    canvas: { width: 1200, height: 600 },
    margin: 24,
    fontSize: 60,
  });
});
