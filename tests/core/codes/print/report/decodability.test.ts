import { describe, expect, it } from "vitest";
import { jsbarcodeEncoder } from "../../../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import { decodability } from "../../../../../core/codes/print/report/decodability.ts";

const CONTENTS: Record<BarcodeFormat, string> = {
  CODE128: "QZ-2048-0815",
  CODE39: "HELLO123",
  EAN13: "4006381333931",
  EAN8: "12345670",
  UPC: "123456789012",
  ITF: "12345678901231",
  MSI: "1234567",
  pharmacode: "1234",
};

const symbolOf = (format: BarcodeFormat) => jsbarcodeEncoder.encode(format, CONTENTS[format]);
/** Widens bars and narrows spaces by a fraction of a module. */
const inked = (widths: number[], gain: number) =>
  widths.map((width, place) => (place % 2 === 0 ? width + gain : width - gain));

describe.each(BARCODE_FORMATS)("decodability of %s", (format) => {
  const symbol = symbolOf(format);

  it("is 1 if every width is right, in any unit", () => {
    for (const unit of [1, 7.3])
      expect(
        decodability(
          symbol,
          symbol.widths.map((width) => width * unit),
        ),
      ).toMatchObject({ value: 1, grade: 4 });
  });

  it("decreases with uneven bars down to 0", () => {
    // moves an edge between two elements; guards and the last bar of Code 128 do not affect decoding
    const at = 6;
    const values = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 1].map((moved) => {
      const widths = symbol.widths
        .with(at, symbol.widths[at]! + moved)
        .with(at + 1, symbol.widths[at + 1]! - moved);
      return decodability(symbol, widths).value ?? -1;
    });
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values.slice(0, 5)).size).toBe(5);
    expect(values.at(-1)).toBe(0);
  });

  it("decreases with ink spread and with ink loss", () => {
    for (const sign of [1, -1]) {
      const values = [0, 0.1, 0.2, 0.3].map(
        (gain) => decodability(symbol, inked(symbol.widths, sign * gain)).value ?? -1,
      );
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values.at(-1)).toBeLessThan(1);
    }
  });

  it("is null with grade 0 if bars have merged", () => {
    expect(decodability(symbol, symbol.widths.slice(2))).toEqual({
      name: "decodability",
      value: null,
      grade: 0,
    });
  });
});
