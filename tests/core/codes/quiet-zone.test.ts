import { expect, test } from "vitest";
import { barcodeShapeCautions } from "../../../core/codes/barcode/barcode-cautions.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import { BARCODE_FORMATS } from "../../../core/codes/barcode/symbol.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { codeDesignSchema } from "../../../core/history/history-record.ts";

const VERSION_1 = { size: 21 };
const cautionsOf = (design: object) => qrCautions(VERSION_1, qrDesignSchema.parse(design));

test("a new QR code has the standard quiet zone, and a stored design without a margin keeps the former one", () => {
  expect(qrDesignSchema.parse({}).margin).toBe(4);
  expect(codeDesignSchema.parse({ kind: "qr" })).toMatchObject({ margin: 2 });
  expect(codeDesignSchema.parse({ kind: "qr", margin: 0 })).toMatchObject({ margin: 0 });
  expect(codeDesignSchema.parse({ kind: "barcode", barcodeFormat: "EAN13" })).toMatchObject({
    quietZone: null,
  });
});

test("a quiet zone below four modules causes a warning and a fix", () => {
  expect(cautionsOf({ margin: 4 })).toEqual([]);
  for (const margin of [0, 1, 2, 3]) {
    const [caution, ...others] = cautionsOf({ margin });
    expect(others).toEqual([]);
    expect(caution?.message).toBe(
      `The quiet zone has ${margin} of the 4 modules that scanners need: they may not find the code`,
    );
    expect(caution?.fix?.change).toEqual({ design: { margin: 4 } });
  }
});

test("modules that are too small to print cause a warning and a fix of the size", () => {
  const dense = cautionsOf({ size: 86 });
  expect(dense.map(({ code, values }) => [code, values])).toEqual([["caution.dense", { pixels: 2 }]]);
  const size = dense[0]?.fix?.change.design.size;
  expect(cautionsOf({ size })).toEqual([]);
  expect(cautionsOf({ size: 87 })).toEqual([]);
  // modules are too small to be visible, which is an error rather than a caution
  expect(qrCautions({ size: 177 }, qrDesignSchema.parse({ size: 100 }))).toEqual([]);
});

test("modules that are too small on paper cause a warning and a fix of the width", () => {
  const [fine, ...others] = cautionsOf({ size: 64, print: { dpi: 600, size: 64 } });
  expect(others).toEqual([]);
  expect(fine?.code).toBe("caution.fine");
  expect(fine?.fix?.message).toBe("Print it 7.4 mm wide");
  expect(cautionsOf({ size: 6 * 29, ...fine?.fix?.change.design })).toEqual([]);
});

test("a quiet zone below the minimum of its symbology causes a warning", () => {
  const needed = Object.fromEntries(
    BARCODE_FORMATS.map((format) => {
      const { left, right } = barcodeFormats[format].quietZone;
      return [format, [left, right]];
    }),
  );
  expect(needed).toMatchObject({
    EAN13: [11, 7],
    EAN8: [7, 7],
    UPC: [9, 9],
    ITF: [10, 10],
    CODE128: [10, 10],
    CODE39: [10, 10],
  });
  for (const format of BARCODE_FORMATS) {
    const { left, right } = barcodeFormats[format].quietZone;
    const most = Math.max(left, right);
    expect(barcodeShapeCautions(format, { quietZone: null })).toEqual([]);
    expect(barcodeShapeCautions(format, { quietZone: most })).toEqual([]);
    const [caution] = barcodeShapeCautions(format, { quietZone: most - 1 });
    expect(caution?.fix?.change).toEqual({ quietZone: null });
  }
  expect(barcodeShapeCautions("EAN13", { quietZone: 7 })[0]?.message).toBe(
    "EAN-13 needs a quiet zone of 11 modules on the left and 7 on the right: with 7, scanners may not find the code",
  );
});
