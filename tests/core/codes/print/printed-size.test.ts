import { expect, test } from "vitest";
import { printedSize } from "../../../../core/codes/print/printed-size.ts";

test.each([
  ["a barcode that is higher than wide", { width: 100, height: 300, code: 100, barHeight: 280 }, undefined],
  ["a barcode with a wide margin", { width: 150, height: 80, code: 100, barHeight: 60 }, 25.4],
  ["a QR code with a text below", { width: 100, height: 120, code: 100 }, 25.4],
  ["a QR code alone", { width: 100, height: 100, code: 100 }, undefined],
])("the width of the code alone is given if the picture is larger: %s", (_, pixels, code) => {
  expect(printedSize(100, { ...pixels, module: 2 }).code).toBe(code);
});
