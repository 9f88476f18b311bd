import { describe, expect, test } from "vitest";
import { printedBarsCautions } from "../../../../core/codes/barcode/barcode-cautions.ts";
import { adviceFor, adviceLines } from "../../../../core/codes/print/advice/advice-for.ts";
import { advise } from "../../../../core/codes/print/advice/advise.ts";
import { readDistance } from "../../../../core/codes/print/advice/distance.ts";
import { mmOfDots } from "../../../../core/codes/print/resolution.ts";
import type { Reader, Symbology } from "../../../../core/codes/print/advice/readers.ts";

const asked = (reader: Reader, symbology: Symbology, more: Partial<Parameters<typeof adviceFor>[0]> = {}) =>
  ({ reader, symbology, pixels: 1920, ...more }) as const;

describe("advice on a printed code", () => {
  test.each<[Reader, Symbology, string | undefined, number, number, number]>([
    // with 25 modules, the size is a tenth of the distance
    ["phone", "QR Code", "250mm", 25, 1, 25],
    ["poster", "QR Code", "2m", 33, 8, 264],
    // limits of what scanners resolve
    ["phone", "QR Code", "3cm", 29, 0.25, 7.25],
    ["phone", "EAN13", "125mm", 113, 0.333, 37.667],
    ["till", "EAN13", undefined, 113, 0.264, 29.832],
    ["till", "QR Code", undefined, 37, 0.396, 14.652],
    ["warehouse", "ITF", undefined, 100, 0.495, 49.5],
    ["warehouse", "QR Code", undefined, 33, 0.743, 24.519],
    ["camera", "QR Code", "192mm", 33, 0.25, 8.25],
    ["camera", "CODE128", "192mm", 100, 0.15, 15],
  ])("for a %s of a %s at %s", (reader, symbology, distance, modules, module, size) => {
    const advice = adviceFor(asked(reader, symbology, { distance }), modules);
    expect([advice.module, advice.size]).toEqual([module, size]);
  });

  test.each<[Reader, Symbology, string, number]>([
    ["phone", "EAN13", "0.33mm", 124],
    ["camera", "QR Code", "0.25mm", 192],
    ["camera", "CODE128", "0.15mm", 192],
  ])("with a chosen module says from how far it can be read: %s, %s, %s", (reader, symbology, module, mm) =>
    expect(adviceFor(asked(reader, symbology, { module }), 100).chosen?.farthest).toBe(mm),
  );

  test("with a chosen size says from how far it can be read", () => {
    const question = asked("phone", "QR Code", { size: "25mm" });
    expect(adviceFor(question, 25).chosen).toEqual({ module: 1, size: 25, farthest: 250 });
    expect(adviceLines(question, 25).join("\n")).toContain(
      "At 25 mm, with modules of 1 mm, this is read from about 25 cm.",
    );
    const till = adviceFor(asked("till", "EAN13", { module: "0.33mm" }), 113);
    expect(till.chosen?.farthest).toBeNull();
    expect(till.warnings).toEqual([]);
  });

  test.each([
    // 295 dots hold 37 modules of 7; floor, as `qr --size 25mm` has them
    [{ size: "25mm", dpi: "300" }, 37, { module: 0.593, size: 21.929 }],
    [{ size: "25mm", dpi: "600dpi" }, 37, { module: 0.635, size: 23.495 }],
    [{ module: "0.35mm", dpi: "300" }, 37, { module: 0.339, size: 12.531 }],
    [{ module: "0.11mm", dpi: "600" }, 37, { module: 0.127 }],
  ])("knows the whole dots of a printer: %j", (chosen, modules, printed) => {
    expect(adviceFor(asked("phone", "QR Code", chosen), modules).chosen).toMatchObject(printed);
  });

  test.each([
    [
      { size: "2mm", dpi: "300" },
      "The size is too small: at 300 dpi this code and its quiet zone need at least 6.27 mm.",
    ],
    [{ module: "0.05mm", dpi: "600" }, '"0.05mm" is out of range: at least 0.13 mm at 600 dpi.'],
  ])("refuses what is not printed, since nothing reads it: %j", (chosen, sentence) => {
    expect(() => adviceFor(asked("phone", "QR Code", chosen), 37)).toThrow(sentence);
  });

  test("bars lower by less than a dot of the printer are not called low", () => {
    const bars = { module: "0.33mm", bar_height: "22.8mm" };
    const warningsAt = (dpi?: string) => adviceFor(asked("till", "EAN13", { ...bars, dpi }), 113).warnings;
    expect([warningsAt(), warningsAt("300"), warningsAt("203")]).toEqual([
      [expect.stringContaining("22.85 mm")],
      [],
      [],
    ]);
  });

  test.each<[Reader, Symbology, string, string]>([
    ["till", "EAN13", "0.2mm", "Modules of 0.2 mm are below the minimum of 0.264 mm (standard: GS1 General"],
    ["till", "UPC", "0.7mm", "above the maximum of 0.66 mm"],
    ["till", "CODE128", "0.2mm", "rule of thumb: as an EAN-13: GS1 has no rule for CODE128 at the checkout"],
    ["phone", "QR Code", "0.2mm", "DENSO WAVE"],
  ])("warns about a violated rule with its source: %s, %s, %s", (reader, symbology, module, sentence) => {
    expect(adviceFor(asked(reader, symbology, { module }), 33).warnings.join(" ")).toContain(sentence);
  });

  test.each<[Reader, Symbology, string | undefined, number | null, string]>([
    ["till", "EAN13", undefined, 18.28, "GS1"],
    ["till", "EAN13", "0.33mm", 22.85, "GS1"],
    ["till", "UPC", "0.5mm", 22.85, "GS1"],
    ["till", "EAN8", "0.33mm", 18.23, "GS1"],
    ["till", "CODE128", "0.33mm", 22.85, "as an EAN-13"],
    ["warehouse", "EAN13", undefined, 34.275, "GS1"],
    ["warehouse", "ITF", undefined, 31.75, "GS1"],
    ["warehouse", "CODE39", undefined, 31.75, "as a Code 128"],
    // nothing but the till asks for more than a hand
    ["phone", "EAN13", "0.66mm", 22.85, "GS1"],
    ["poster", "EAN8", "0.66mm", 18.23, "GS1"],
    ["camera", "UPC", "0.66mm", 22.85, "GS1"],
    ["warehouse", "EAN13", "0.66mm", 34.275, "GS1"],
    ["phone", "EAN13", "5mm", 75, "by hand"],
    ["phone", "CODE128", "0.33mm", 5, "by hand"],
    ["phone", "ITF", "0.5mm", 7.5, "by hand"],
    ["phone", "QR Code", "1mm", null, ""],
  ])(
    "gives the minimum height of bars: %s, %s, modules of %s",
    (reader, symbology, module, least, source) => {
      const { bars } = adviceFor(asked(reader, symbology, { module }), 100);
      expect(bars?.least ?? null).toBe(least);
      expect(bars?.source ?? "").toContain(source);
    },
  );

  test("warns about bars that are too low, with the source", () => {
    const question = asked("till", "EAN13", { module: "0.33mm", bar_height: "15mm" });
    expect(adviceFor(question, 113).warnings).toEqual([
      "Bars of 15 mm are lower than the minimum of 22.85 mm (standard: GS1 General Specifications, in the size guide of GS1 Sweden).",
    ]);
    expect(adviceLines(question, 113)).toContain(
      "With modules of 0.33 mm, bars at least 22.85 mm high: standard, GS1 General Specifications, in the size guide of GS1 Sweden.",
    );
    expect(adviceFor({ ...question, bar_height: "22.85mm" }, 113).warnings).toEqual([]);
  });

  test("says how to print what is larger than a picture can be", () => {
    const near = asked("poster", "QR Code", { distance: "5m" });
    expect(adviceFor(near, 37).warnings).toEqual([]);
    const far = asked("poster", "QR Code", { distance: "10m" });
    const sentence =
      "A code that is 1480 mm wide is larger than a picture can be here. A print shop can enlarge the SVG, PDF or EPS file without loss.";
    expect(adviceFor(far, 37).warnings).toEqual([sentence]);
    expect(adviceLines(far, 37)).toContain(`warning: ${sentence}`);
  });

  test.each<[Reader, Symbology, string, string]>([
    ["till", "UPC", "0.5mm", "0.33 mm"],
    ["camera", "EAN8", "0.66mm", "0.33 mm"],
    ["warehouse", "EAN13", "0.66mm", "0.495 mm"],
  ])("does not call our stop of GS1's height a standard: %s, %s, %s", (reader, symbology, module, widest) => {
    const { bars } = adviceFor(asked(reader, symbology, { module }), 100);
    expect(bars).toMatchObject({
      kind: "rule of thumb",
      source: expect.stringContaining(`GS1 asks for with modules of ${widest}; its table continues`),
    });
  });

  test.each([
    [22.75, 1200],
    [22.84, 1200],
    [22.69, 150],
    [22.65, 150],
    [22.85, 600],
  ])("treats bars of %s mm at %s dpi as too low exactly when the made code does", (height, dpi) => {
    const dot = mmOfDots(1, dpi);
    const printed = { dpi, width: 37.29, height: 26, module: 0.33, dots: 1, barHeight: height };
    const question = {
      symbology: "EAN13",
      modules: 113,
      reader: "till",
      distance: null,
      pixels: 1920,
    } as const;
    const { warnings } = advise({ ...question, chosen: 0.33, bars: { height, dot } });
    expect(warnings.map(({ key }) => key)).toEqual(
      printedBarsCautions("EAN13", printed).map(() => "advice.low"),
    );
    expect(warnings).toHaveLength(height < 22.85 - dot ? 1 : 0);
  });

  test("accepts distances in meters and other lengths", () => {
    expect(
      ["1m", "2.5 m", "1,5m", "6ft", '78"', "30cm", "1in", "0m", "1", "-1m", "x"].map(readDistance),
    ).toEqual([1000, 2500, 1500, 1828.8, 1981.2, 300, 25.4, null, null, null, null]);
  });
});
