import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barWidthDecoder } from "../../../adapters/codes/decode/bar-width-decoder.ts";
import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";

function pictureOf(format: BarcodeFormat, content: string, design: object = {}): Picture {
  const { drawing } = createBarcode(jsbarcodeEncoder, format, content, barcodeDesignSchema.parse(design));
  return rasterize(drawing, drawing.width);
}

const read = async (picture: Picture) =>
  (await barWidthDecoder.decode(picture)).map(({ format, text }) => `${format} ${text}`);

/** A picture of bars and spaces with these widths in px; the first is a bar. */
function pictureOfWidths(widths: number[], quiet: number, height = 20): Picture {
  const line = [quiet, ...widths, quiet].flatMap((width, place) =>
    Array<number>(width).fill(place % 2 === 1 ? 0 : 255),
  );
  const rgba = Array.from({ length: height }, () => line.flatMap((value) => [value, value, value, 255]));
  return { width: line.length, height, rgba: Uint8ClampedArray.from(rgba.flat()) };
}
const modules = (pattern: string, size = 4) => Array.from(pattern, (width) => size * Number(width));

const designs = fc.record({
  barWidth: fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
  barHeight: fc.integer({ min: 50, max: 200 }),
  margin: fc.integer({ min: 0, max: 50 }),
  displayValue: fc.boolean(),
  fontSize: fc.integer({ min: 10, max: 30 }),
  canvas: fc.option(
    fc.record({ width: fc.integer({ min: 400, max: 1000 }), height: fc.integer({ min: 200, max: 600 }) }),
  ),
});

describe("reads back drawn barcodes:", () => {
  it.each<[BarcodeFormat, fc.Arbitrary<string>]>([
    ["MSI", fc.stringMatching(/^[0-9]{1,15}$/)],
    ["pharmacode", fc.integer({ min: 3, max: 131070 }).map(String)],
  ])("random contents and designs of %s", async (format, contents) => {
    await fc.assert(
      fc.asyncProperty(contents, designs, async (content, design) => {
        expect(await read(pictureOf(format, content, design))).toEqual([`${format} ${content}`]);
      }),
      { numRuns: 150 },
    );
  });

  it("pharmacodes whose text strokes look like other bars", async () => {
    for (const content of ["111", "1111", "11111", "111111"]) {
      expect(await read(pictureOf("pharmacode", content, { fontSize: 30, barHeight: 50 }))).toEqual([
        `pharmacode ${content}`,
      ]);
    }
  });

  it("a barcode in colors on a transparent background", async () => {
    const design = { foreground: "#003366", background: "transparent" };
    expect(await read(pictureOf("MSI", "42", design))).toEqual(["MSI 42"]);
  });
});

describe("published patterns", () => {
  it("are read correctly", async () => {
    // 21 is the start, 12121221 is 1, 21121212 is 8, 121 is the stop
    expect(await read(pictureOfWidths(modules("211212122121121212121"), 60))).toEqual(["MSI 18"]);
    // thin, thick, thin: 1 * 4 + 2 * 2 + 1 * 1
    expect(await read(pictureOfWidths(modules("12321"), 60))).toEqual(["pharmacode 9"]);
  });
});

describe("does not guess at wrong patterns:", () => {
  const msi = "211212122121121212121";
  it.each([
    ["a bit that is neither 0 nor 1", modules("211111122121121212121"), 60],
    ["a number above 9", modules("2121212121121"), 60],
    ["a wrong stop", modules("211212122121121212212"), 60],
    ["a quiet zone that is too small", modules(msi), 30],
    ["bars half-way between thin and thick", [4, 8, 8, 8, 4], 100],
    ["spaces that differ", [4, 8, 4, 5, 4], 100],
    ["one bar alone", [4], 100],
    ["more bars than a pharmacode has", modules(`1${"21".repeat(16)}`), 100],
  ])("%s", async (_name, widths, quiet) => {
    expect(await read(pictureOfWidths(widths, quiet))).toEqual([]);
  });

  it("a symbol with one bar widened by half a module", async () => {
    const widths = modules(msi);
    for (let place = 0; place < widths.length; place++) {
      const spoilt = widths.with(place, (widths[place] ?? 0) + 2);
      expect(await read(pictureOfWidths(spoilt, 60))).toEqual([]);
    }
  });

  it("strokes of the text below another barcode", async () => {
    for (const content of ["(g", "V(^", "Q", "Q7", "||", "111", "ll|l"]) {
      for (const barWidth of [1, 2, 4.5]) {
        expect(await read(pictureOf("CODE128", content, { barWidth, barHeight: 50, fontSize: 30 }))).toEqual(
          [],
        );
      }
    }
  });

  it("other symbologies, low contrast, inverted colors and empty pictures", async () => {
    for (const format of ["CODE128", "CODE39", "EAN13", "EAN8", "UPC", "ITF"] as const) {
      expect(await read(pictureOf(format, barcodeFormats[format].example))).toEqual([]);
    }
    expect(await read(pictureOf("MSI", "42", { foreground: "#cccccc" }))).toEqual([]);
    expect(await read(pictureOf("MSI", "42", { foreground: "#ffffff", background: "#000000" }))).toEqual([]);
    expect(await read({ width: 10, height: 10, rgba: new Uint8ClampedArray(400).fill(255) })).toEqual([]);
    expect(await read({ width: 0, height: 0, rgba: new Uint8ClampedArray() })).toEqual([]);
  });
});
