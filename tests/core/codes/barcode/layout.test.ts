import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsbarcodeEncoder } from "../../../../adapters/codes/encode/jsbarcode-encoder.ts";
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
  it("refuses lengths with more dots than a printed picture may have on either side", () => {
    const wide = { print: { dpi: 300, barWidth: 200 } };
    expect(problem("CODE128", wide, "A".repeat(70)).message).toMatch(/^\d{6} × \d+ dots are too many/);
    const high = { print: { dpi: 300, barWidth: 2, barHeight: 3000, margin: 2000 } };
    expect(problem("EAN13", high).code).toBe("barcode.too_many_dots");
    // no printer has fewer dots per inch
    const poster = problem("EAN13", { print: { dpi: 72, barWidth: 57 } });
    expect(poster.message).toContain("a print shop can enlarge the SVG, PDF or EPS file without loss");
    expect(layOut("EAN13", { print: { dpi: 300, barWidth: 30 } }).width).toBe(30 * (11 + 95 + 7));
  });

  it("leaves exactly the requested quiet zone at the sides", () => {
    for (const format of BARCODE_FORMATS) {
      for (const quietZone of [0, 3, 20]) {
        const { left, right, width, module } = layOut(format, { quietZone, margin: 50, barWidth: 3 });
        expect([left, width - right]).toEqual([quietZone * module, quietZone * module]);
      }
    }
  });

  it("keeps quiet zones, gives every module whole px and keeps the text inside", () => {
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
        expect(layout.texts.map(({ text }) => text).join("")).toBe(design.displayValue ? symbol.text : "");
        for (const { text, center, baseline, fontSize } of layout.texts) {
          const half = (text.length * 0.6 * fontSize) / 2;
          expect(center - half).toBeGreaterThanOrEqual(-1e-9);
          expect(center + half).toBeLessThanOrEqual(layout.width + 1e-9);
          expect(baseline + 0.16 * fontSize).toBeLessThanOrEqual(layout.height - margin + 1e-9);
        }
        const lowest = layout.top + layout.barHeight + (layout.guards?.reach ?? 0);
        expect(lowest).toBeLessThanOrEqual(layout.height - margin);
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
      texts: [],
    });
  });

  it("prints bars of the nominal width if only another length is given", () => {
    expect(layOut("EAN13", { print: { dpi: 300, barHeight: 177 } })).toMatchObject({
      module: 4,
      barHeight: 177,
    });
    expect(layOut("EAN13", { print: { dpi: 600, fontSize: 70 } })).toMatchObject({ module: 8 });
  });

  it("draws each chosen height and font size exactly or with a notice", () => {
    const print = { dpi: 600, barWidth: 8 };
    expect(layOut("EAN13", { print, barHeight: 101 }).barHeight).toBe(404);
    expect(layOut("EAN13", { print, barHeight: 100 }).barHeight).toBe(400);
    expect(layOut("CODE128", { print }).barHeight).toBe(400);
    // nobody chose it: what tills need, and no more with larger modules
    expect(layOut("EAN13", { print }).barHeight).toBe(540);
    expect(layOut("EAN13", { print: { dpi: 600, barWidth: 16 } }).barHeight).toBe(540);
    const smaller = { code: "barcode.text_smaller", values: { asked: 20, unit: "px" } };
    expect(layOut("EAN13", { barWidth: 1, fontSize: 20 }).notice).toMatchObject(smaller);
    expect(layOut("EAN13", { barWidth: 1 }).notice).toBeNull();
  });

  it("refuses bars on paper that nothing reads, and says how wide the code has to be", () => {
    // 113 modules of 3 dots; 2 dots are 0.085 mm
    const needed = { code: "barcode.print_narrow", values: { dpi: 600, needed: 14.36 } };
    expect(problem("EAN13", { print: { dpi: 600, barWidth: 2 } })).toMatchObject(needed);
    const canvas = { width: 338, height: 300 };
    expect(problem("EAN13", { print: { dpi: 600, margin: 0, canvas } })).toMatchObject(needed);
    expect(
      layOut("EAN13", { print: { dpi: 600, margin: 0, canvas: { ...canvas, width: 339 } } }).module,
    ).toBe(3);
    // one dot at 203 dpi is 0.125 mm
    expect(layOut("EAN13", { print: { dpi: 203, barWidth: 1 } }).module).toBe(1);
  });

  it("doubles the scale for fractional bar widths, so that all modules are equal", () => {
    expect(layOut("EAN8", { barWidth: 1.5, barHeight: 80, margin: 5, displayValue: false })).toMatchObject({
      scale: 2,
      module: 3,
      width: 3 * (7 + 67 + 7),
      height: 180,
      top: 10,
    });
  });

  it("never draws modules of 1 px, which some scanners miss", () => {
    expect(layOut("EAN8", { barWidth: 1, barHeight: 80, margin: 5, displayValue: false })).toMatchObject({
      scale: 2,
      module: 2,
      width: 2 * (7 + 67 + 7),
      height: 180,
    });
  });

  it("shrinks text that is wider than its bars, but not below 10 px if there is room", () => {
    expect(layOut("ITF", { barWidth: 1, fontSize: 30 }).texts[0]?.fontSize).toBeCloseTo(
      (2 * 135) / (14 * 0.6),
    );
    expect(layOut("pharmacode", { barWidth: 1, fontSize: 30 }, "3").texts[0]?.fontSize).toBe(20);
  });

  it("writes the digits of retail symbols under their halves, between longer guard bars", () => {
    const linesOf = (format: BarcodeFormat, design: object = {}) =>
      layOut(format, design).texts.map(({ text }) => text);
    expect(linesOf("EAN13")).toEqual(["1", "234567", "890128"]);
    expect(linesOf("EAN8")).toEqual(["1234", "5670"]);
    expect(linesOf("UPC")).toEqual(["1", "23456", "78901", "2"]);
    const { left, right, module, texts, guards } = layOut("EAN13", {});
    const [first, lower, upper] = texts.map(({ center }) => center);
    expect(first).toBeLessThan(left);
    expect([lower, upper]).toEqual([left + 24 * module, left + 71 * module]);
    expect(right).toBe(left + 95 * module);
    expect(guards?.reach).toBe(5 * module);
    // without a quiet zone there is no room for the first digit, so the number is on a single line
    expect(linesOf("EAN13", { quietZone: 3 })).toEqual(["1234567890128"]);
    expect(layOut("EAN13", { quietZone: 3 }).guards).toBeNull();
  });

  it("never lets digits overlap each other or a guard bar", () => {
    for (const format of ["EAN13", "EAN8", "UPC"] as const) {
      for (const barWidth of [1, 1.5, 2, 3, 5]) {
        for (const fontSize of [10, 20, 30]) {
          const { texts, module } = layOut(format, { barWidth, fontSize });
          const ends = texts.map(({ text, center, fontSize: size }) => {
            const half = (text.length * 0.6 * size) / 2;
            return [center - half, center + half] as const;
          });
          for (const [index, [start]] of ends.entries()) {
            const before = ends[index - 1]?.[1] ?? -Infinity;
            expect(start).toBeGreaterThanOrEqual(before + 2 * module - 1e-9);
          }
        }
      }
    }
  });
});

describe("a custom canvas", () => {
  it("has exactly the requested size, with the widest whole modules that fit, centered", () => {
    // EAN-8 has 81 modules including its quiet zones
    const layout = layOut("EAN8", { canvas: { width: 400, height: 200 }, margin: 0, displayValue: false });
    expect(layout).toMatchObject({ width: 400, height: 200, module: 4, barHeight: 200, scale: 1 });
    expect(layout.left).toBe(28 + 38);
    expect(layout.width - layout.right).toBe(28 + 38);
  });

  it("that is too narrow gets a message with the needed width and a button that sets it", () => {
    const { message, fixes } = problem("EAN13", { canvas: { width: 100, height: 200 } });
    expect(message).toBe("100 px is too narrow for these bars: they need 116 px");
    expect(fixes[0]?.message).toBe("Widen to 116 px");
    expect(fixes[0]?.change).toEqual({ canvas: { width: 116, height: 200 } });
    expect(layOut("EAN13", fixes[0]?.change ?? {}).module).toBe(1);
  });

  it("with modules of 1 px gets a warning and a button that doubles them", () => {
    const { module, notice } = layOut("EAN13", { canvas: { width: 200, height: 200 } });
    expect(module).toBe(1);
    expect(notice?.message).toBe(
      "Bars of 1 px are too thin for some scanners: they need 226 px of width to be twice as wide",
    );
    expect(layOut("EAN13", notice?.fixes[0]?.change ?? {})).toMatchObject({ module: 2, notice: null });
    expect(layOut("ITF", { canvas: { width: 200, height: 200 } })).toMatchObject({ module: 1, notice: null });
  });

  it("that is too low gets a message with the needed height and a button that sets it", () => {
    const { message, fixes } = problem("EAN8", { canvas: { width: 400, height: 100 }, margin: 40 });
    expect(message).toBe("100 px leaves no room for the bars: they need 122 px");
    expect(fixes[0]?.message).toBe("Make it 122 px high");
    expect(layOut("EAN8", { ...fixes[0]?.change, margin: 40 }).barHeight).toBe(20);
  });

  it("gets no fix for a code wider than the widest picture", () => {
    const content = "a\u0001".repeat(80);
    const { message, fixes } = problem("CODE128", { canvas: { width: 2000, height: 200 } }, content);
    expect(message).toMatch(/^These bars need \d+ px and a picture has at most 2000 px/);
    expect(fixes).toEqual([]);
  });
});
