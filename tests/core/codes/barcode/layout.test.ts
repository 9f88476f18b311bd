import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsbarcodeEncoder } from "../../../../adapters/codes/jsbarcode-encoder.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import { layOutBarcode, type BarcodeLayout } from "../../../../core/codes/barcode/layout.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";

const symbolOf = (format: BarcodeFormat, content = barcodeFormats[format].example) =>
  jsbarcodeEncoder.encode(format, content);

function layOut(format: BarcodeFormat, design: object, content?: string): BarcodeLayout {
  const layout = layOutBarcode(symbolOf(format, content), barcodeDesignSchema.parse(design));
  if (!layout.ok) throw new Error(layout.message);
  return layout;
}

function problem(format: BarcodeFormat, design: object, content?: string) {
  const layout = layOutBarcode(symbolOf(format, content), barcodeDesignSchema.parse(design));
  if (layout.ok) throw new Error("it fits");
  return layout;
}

const anyDesign = fc.record({
  barWidth: fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
  barHeight: fc.integer({ min: 50, max: 200 }),
  margin: fc.integer({ min: 0, max: 50 }),
  displayValue: fc.boolean(),
  fontSize: fc.integer({ min: 10, max: 30 }),
  canvas: fc.option(
    fc.record({ width: fc.integer({ min: 64, max: 2000 }), height: fc.integer({ min: 64, max: 2000 }) }),
  ),
});
const anyFormat = fc.constantFrom(...BARCODE_FORMATS);

describe("layOutBarcode", () => {
  it("leaves every symbology its quiet zone, gives every module whole px and keeps the text inside", () => {
    fc.assert(
      fc.property(anyFormat, anyDesign, (format, design) => {
        const symbol = symbolOf(format);
        const layout = layOutBarcode(symbol, barcodeDesignSchema.parse(design));
        if (!layout.ok) return;
        const { quietZone } = barcodeFormats[format];
        const margin = design.margin * layout.scale;
        expect(layout.left).toBeGreaterThanOrEqual(Math.max(margin, quietZone.left * layout.module));
        expect(layout.width - layout.right).toBeGreaterThanOrEqual(
          Math.max(margin, quietZone.right * layout.module),
        );
        expect(layout.top).toBe(margin);
        const edges = [layout.module, layout.left, layout.width, layout.height, layout.top, layout.barHeight];
        expect(edges.every(Number.isInteger)).toBe(true);
        if (!layout.text) return;
        const half = (symbol.text.length * 0.6 * layout.text.fontSize) / 2;
        expect(layout.text.centre - half).toBeGreaterThanOrEqual(-1e-9);
        expect(layout.text.centre + half).toBeLessThanOrEqual(layout.width + 1e-9);
        expect(layout.text.baseline + 0.16 * layout.text.fontSize).toBeLessThanOrEqual(
          layout.height - margin + 1e-9,
        );
      }),
      { numRuns: 500 },
    );
  });

  it("uses the bar width and height of the design", () => {
    expect(layOut("EAN8", { barWidth: 3, barHeight: 80, margin: 0, displayValue: false })).toMatchObject({
      scale: 1,
      module: 3,
      width: 3 * (7 + 67 + 7),
      height: 80,
      left: 21,
      right: 21 + 201,
      text: null,
    });
  });

  it("counts in half px where the bar width is no whole number, so that all modules are alike", () => {
    expect(layOut("EAN8", { barWidth: 1.5, barHeight: 80, margin: 5, displayValue: false })).toMatchObject({
      scale: 2,
      module: 3,
      width: 3 * (7 + 67 + 7),
      height: 180,
      top: 10,
    });
  });

  it("never makes modules of 1 px, which some scanners miss", () => {
    expect(layOut("EAN8", { barWidth: 1, barHeight: 80, margin: 5, displayValue: false })).toMatchObject({
      scale: 2,
      module: 2,
      width: 2 * (7 + 67 + 7),
      height: 180,
    });
  });

  it("shrinks a text that is wider than its bars, but not below 10 px while there is room", () => {
    expect(layOut("EAN13", { barWidth: 1, fontSize: 30 }).text?.fontSize).toBeCloseTo((2 * 95) / (13 * 0.6));
    expect(layOut("pharmacode", { barWidth: 1, fontSize: 30 }, "3").text?.fontSize).toBe(20);
  });
});

describe("a custom canvas", () => {
  it("is exactly as large as asked, with the widest whole modules that fit, in the middle", () => {
    // EAN-8 with its quiet zones is 81 modules
    const layout = layOut("EAN8", { canvas: { width: 400, height: 200 }, margin: 0, displayValue: false });
    expect(layout).toMatchObject({ width: 400, height: 200, module: 4, barHeight: 200, scale: 1 });
    expect(layout.left).toBe(28 + 38);
    expect(layout.width - layout.right).toBe(28 + 38);
  });

  it("that is too narrow says how wide it must be, and a button makes it so", () => {
    const { message, fixes } = problem("EAN13", { canvas: { width: 100, height: 200 } });
    expect(message).toBe("100 px is too narrow for these bars: they need 116 px");
    expect(fixes[0]?.label.message).toBe("Widen to 116 px");
    expect(fixes[0]?.change).toEqual({ canvas: { width: 116, height: 200 } });
    expect(layOut("EAN13", fixes[0]?.change ?? {}).module).toBe(1);
  });

  it("that leaves modules of 1 px says that some scanners miss them, and a button doubles them", () => {
    const { module, notice } = layOut("EAN13", { canvas: { width: 200, height: 200 } });
    expect(module).toBe(1);
    expect(notice?.message).toBe(
      "Bars of 1 px are too thin for some scanners: they need 226 px of width to be twice as wide",
    );
    expect(layOut("EAN13", notice?.fixes[0]?.change ?? {})).toMatchObject({ module: 2, notice: null });
    expect(layOut("ITF", { canvas: { width: 200, height: 200 } })).toMatchObject({ module: 1, notice: null });
  });

  it("that is too low says how high it must be, and a button makes it so", () => {
    const { message, fixes } = problem("EAN8", { canvas: { width: 400, height: 100 }, margin: 40 });
    expect(message).toBe("100 px leaves no room for the bars: they need 122 px");
    expect(fixes[0]?.label.message).toBe("Make it 122 px high");
    expect(layOut("EAN8", { ...fixes[0]?.change, margin: 40 }).barHeight).toBe(20);
  });

  it("cannot help a code that is wider than the widest picture", () => {
    const content = "a\u0001".repeat(80);
    const { message, fixes } = problem("CODE128", { canvas: { width: 2000, height: 200 } }, content);
    expect(message).toMatch(/^These bars need \d+ px and a picture has at most 2000 px/);
    expect(fixes).toEqual([]);
  });
});
