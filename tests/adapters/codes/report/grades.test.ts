import { describe, expect, it } from "vitest";
import type { PrintableCode } from "../../../../adapters/codes/report/print-code.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import { WHITE } from "../../../../core/codes/color.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { logo, rects } from "../../../support/codes/codes.ts";
import { measured, printedBars, printedQr, reportOn } from "./printed.ts";

const CONTENT = "https://quietzone.example/menu";
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

const decreasing = (values: number[]) => values.every((value, at) => at === 0 || value < values[at - 1]!);

/** The code with paper over parts of it; boxes are in modules for a QR code, in dots for bars. */
const scratched = <Code extends PrintableCode>(code: Code, ...boxes: number[][]): Code => ({
  ...code,
  drawing: { ...code.drawing, layers: [...code.drawing.layers, rects(boxes.flat(), WHITE)] },
});

/** The measured quiet zone of a QR code with this margin in modules. */
const cut = async (margin: string) =>
  measured(printedQr(CONTENT, { module: "0.5mm", dpi: "300", margin }), "quiet_zone");
/** The measured quiet zone of a barcode. */
const barsZone = async (texts: DesignTexts, gain = 0) =>
  measured(
    printedBars("EAN13", CONTENTS.EAN13, { module: "0.5mm", dpi: "300", ...texts }),
    "quiet_zone",
    gain,
  );

describe("eyes that are not square", () => {
  it.each(["rounded", "circle", "leaf", "cut-corner"])(
    "fail only the finder patterns, which the report explains: %s",
    async (eyes) => {
      const { grade, scans, measures, advice } = await reportOn(
        printedQr(CONTENT, { size: "25mm", dpi: "300", eyes }),
      );
      expect({ letter: grade.letter, scans }).toEqual({ letter: "F", scans: true });
      expect(measures.filter((one) => one.grade < 4).map(({ name }) => name)).toEqual([
        "fixed_pattern_damage",
      ]);
      expect(measures.find(({ name }) => name === "modulation")?.value).toBeGreaterThan(0.9);
      expect(advice).toEqual([
        `The shape of the eyes (${eyes}) is why the fixed patterns have grade F: a verifier expects dark corners. Readers find them all the same, by their middle. Square eyes grade better.`,
      ]);
    },
  );

  it("are not mentioned if other patterns are damaged", async () => {
    const { advice } = await reportOn(printedQr(CONTENT, { size: "25mm", dpi: "300", modules: "dots" }));
    expect(advice).toEqual([]);
  });
});

describe("a perfect print", () => {
  it.each([
    ["a short one", CONTENT, { size: "25mm", dpi: "203" }],
    ["with version information", "v".repeat(150), { module: "0.4mm", dpi: "600" }],
    ["with two dots per module", CONTENT, { module: "2", dpi: "300" }],
    ["with modules of 1 mm", CONTENT, { module: "1mm", dpi: "1200" }],
  ])("of a QR code grades A: %s", async (_, content, texts) => {
    const { grade, scans, measures } = await reportOn(printedQr(content, texts));
    expect({ grade, scans }).toEqual({ grade: { value: 4, letter: "A" }, scans: true });
    expect(measures.filter((one) => one.grade < 4)).toEqual([]);
    expect(measures.some(({ name }) => name === "version_information")).toBe(content.length === 150);
  });

  it.each(BARCODE_FORMATS)("of bars grades A: %s", async (format) => {
    for (const dpi of ["203", "600"]) {
      const { grade, measures, limits } = await reportOn(
        printedBars(format, CONTENTS[format], { module: "0.33mm", dpi }),
      );
      expect(grade).toEqual({ value: 4, letter: "A" });
      expect(measures.find(({ name }) => name === "decodability")?.value).toBeGreaterThan(0.95);
      expect(limits?.growth?.share).toBeGreaterThan(0.05);
      expect(limits?.shrinkage?.share).toBeLessThan(-0.05);
    }
  });
});

describe("an imperfect print", () => {
  it("has less contrast with paler ink, and fails without any", async () => {
    const inks = ["#000000", "#707070", "#a0a0a0", "#d0d0d0"];
    for (const codeOf of [
      (foreground: string) => printedQr(CONTENT, { size: "25mm", foreground }),
      (foreground: string) => printedBars("EAN13", CONTENTS.EAN13, { module: "0.33mm", foreground }),
    ]) {
      const found = [];
      for (const ink of inks) found.push(measured(codeOf(ink), "symbol_contrast"));
      expect(decreasing(found.map(({ value }) => value))).toBe(true);
      expect(found[0]?.grade).toBe(4);
      expect(found.at(-1)?.grade).toBeLessThan(3);
    }
    // red ink looks white in red light, but not to a phone
    const red = { module: "0.33mm", foreground: "#ff0000" };
    expect(measured(printedBars("EAN13", CONTENTS.EAN13, red), "symbol_contrast").grade).toBe(0);
    expect(measured(printedQr(CONTENT, red), "symbol_contrast").grade).toBe(4);
  });

  it("is graded lower if dots replace modules, but is still read", async () => {
    const code = printedQr(CONTENT, { module: "0.5mm", dpi: "300", modules: "dots" });
    const { scans, measures } = await reportOn(code);
    expect(scans).toBe(true);
    expect(measures.filter(({ grade }) => grade < 4).map(({ name }) => name)).toEqual([
      "fixed_pattern_damage",
    ]);
  });

  it("fails if its quiet zone is too small", async () => {
    expect([await cut("4"), await cut("6"), await cut("3"), await cut("0")]).toEqual([
      { value: 4, grade: 4 },
      { value: 4, grade: 4 },
      { value: 3, grade: 0 },
      { value: 0, grade: 0 },
    ]);
    expect(await barsZone({})).toMatchObject({ grade: 4 });
    // ink that spreads into the quiet zone does not count
    expect(await barsZone({}, 0.2)).toMatchObject({ grade: 4 });
    expect(await barsZone({ quiet_zone: "5", margin: "0mm" })).toEqual({ value: 5, grade: 0 });
  });

  it("is graded lower the more its fixed patterns are damaged", async () => {
    const code = printedQr(CONTENT, { size: "25mm", dpi: "300" });
    const left = (code.drawing.width - code.symbol.size) / 2;
    const grades = [];
    for (const modules of [0, 1, 2, 3, 4]) {
      const torn = modules === 0 ? code : scratched(code, [left, left, modules, 1]);
      grades.push(measured(torn, "fixed_pattern_damage"));
    }
    expect(grades.map(({ grade }) => grade)).toEqual([4, 3, 2, 1, 0]);
    expect(grades.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
    // data modules are not part of the fixed patterns
    const inData = scratched(code, [left + 12, left + 12, 4, 4]);
    expect(measured(inData, "fixed_pattern_damage").grade).toBe(4);
    expect(measured(inData, "unused_error_correction").value).toBeLessThan(1);
  });

  it("has less error correction left the larger its logo is", async () => {
    const left: number[] = [];
    for (const logoSize of ["20", "45", "70"]) {
      const code = printedQr(CONTENT, { size: "40mm", dpi: "300", logo_size: logoSize }, logo());
      left.push(measured(code, "unused_error_correction").value);
    }
    expect([1, ...left]).toEqual([1, ...left].toSorted((a, b) => b - a));
    expect(new Set(left).size).toBe(3);
    expect(left[2]).toBeGreaterThan(0);
  });

  it("is less decodable with uneven bars, and has a defect if a bar is broken", async () => {
    const code = printedBars("CODE128", CONTENTS.CODE128, { module: "0.5mm", dpi: "600" });
    const layer = code.drawing.layers[0];
    if (layer?.kind !== "rects") throw new Error("It has no bars");
    const [bars, { module }] = [layer.rects, code];
    const wider = (dots: number) => {
      const uneven = bars.slice();
      // widens the fourth bar
      uneven[3 * 4 + 2]! += dots;
      return { ...code, drawing: { ...code.drawing, layers: [{ ...layer, rects: uneven }] } };
    };
    const values = [];
    for (const dots of [0, 1, 2, 3]) values.push(measured(wider(dots), "decodability").value);
    expect(decreasing(values)).toBe(true);
    const widths = [...bars].filter((_, at) => at % 4 === 2);
    const at = 4 * widths.indexOf(Math.max(...widths));
    const [x = 0, top = 0, width = 0, height = 0] = bars.subarray(at, at + 4);
    const found = [];
    for (const share of [0.1, 0.2]) {
      const wide = Math.round(share * module);
      const broken = scratched(code, [x + Math.round((width - wide) / 2), top, wide, height]);
      found.push(measured(broken, "defects"));
    }
    expect(measured(code, "defects").value).toBe(0);
    expect(found[0]?.value).toBeLessThan(found[1]?.value ?? 0);
    expect(found[1]?.grade).toBeLessThan(4);
  });
});
