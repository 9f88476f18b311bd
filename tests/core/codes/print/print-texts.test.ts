import { describe, expect, test } from "vitest";
import { readAmount, readLength, readSignedLength } from "../../../../core/codes/print/length.ts";
import { readPage } from "../../../../core/codes/print/page.ts";
import { dotsWithin, mmOfDots, nearestDots } from "../../../../core/codes/print/resolution.ts";
import { designFileOf, namedDesignOf, readDesignFile } from "../../../../core/codes/texts/design-file.ts";
import {
  overrule,
  readBarcodeDesign,
  readQrDesign,
  type DesignTexts,
} from "../../../../core/codes/texts/design-texts.ts";
import { qrProblem } from "../../../../core/codes/texts/qr-problem.ts";

test.each([
  ["25mm", 25],
  ["2.5 cm", 25],
  ["1in", 25.4],
  ['.5"', 12.7],
  ["72pt", 25.4],
  ["2,5cm", 25],
  [",5in", 12.7],
  ["1inch", 25.4],
  ["1 inch", 25.4],
  ["2 Inches", 50.8],
  ["13mil", 0.3302],
  // 0.00618236 mm as a program converts it
  ["0.0002434in", 0.00618236],
  [" 10MM ", 10],
  ["1½in", 38.1],
  ["½ in", 12.7],
  ["2 ¼ inches", 57.15],
  ["1 1/2in", 38.1],
  ["3/8in", 9.525],
  ["1″", 25.4],
  ["1½”", 38.1],
  ["1“", 25.4],
])("reads %s as a length", (text, mm) => expect(readLength(text)).toBeCloseTo(mm, 9));

test.each([
  "25",
  "mm",
  "25px",
  "1 inc",
  "25 foo",
  "-1mm",
  "1e3mm",
  "1.234,5mm",
  "1,2,3mm",
  "0x10mm",
  "1mm2mm",
  "9999999mm",
  "٣mm",
  "½",
  "1/0in",
  "1.5½in",
  "11⁄2⁄2in",
  "1′",
])("refuses %s as a length", (text) => expect(readLength(text)).toBeNull());

test.each([
  ["-0.05mm", -0.05],
  ["+1mm", 1],
  [" − 1 mm", -1],
  ["–1,5mm", -1.5],
  ["0", 0],
  ["-0", 0],
  ["−0mm", 0],
  ["1", null],
  ["--1mm", null],
  ["00", null],
  ["", null],
])("%s as a signed length is %s", (text, mm) => expect(readSignedLength(text)).toBe(mm));

test("an unsigned length may be zero without a unit", () => {
  expect(["0", "+3mm", "-3mm", "3"].map(readAmount)).toEqual([0, 3, null, null]);
});

test("px can be written with or without a unit", () => {
  expect(readQrDesign({ size: "400 px" })).toMatchObject({ ok: true, design: { size: 400 } });
  expect(readQrDesign({ width: "400PX", height: "300" })).toMatchObject({
    design: { size: { width: 400, height: 300 } },
  });
  expect(readBarcodeDesign({ bar_width: "3px", margin: "12 px" })).toMatchObject({
    design: { barWidth: 3, margin: 12 },
  });
  // out of range, and the quiet zone of a QR code, which is in modules
  for (const texts of [{ size: "5px" }, { margin: "4px" }]) expect(readQrDesign(texts).ok).toBe(false);
});

test("a bar width in px is refused beside a font size on paper", () => {
  const widths = ["1px", "5", "0.5mm"].map((width) =>
    readBarcodeDesign({ bar_width: width, font_size: "10pt" }),
  );
  expect(widths.map((reading) => reading.ok || reading.problems.map(({ name }) => name))).toEqual([
    ["bar_width"],
    ["bar_width"],
    true,
  ]);
  expect(readBarcodeDesign({ bar_width: "5px", font_size: "20" }).ok).toBe(true);
});

test("a length uses the dots that fit into it, and a module the nearest", () => {
  expect(dotsWithin(25, 300)).toBe(295);
  expect(dotsWithin(25.4, 600)).toBe(600);
  expect(nearestDots(0.4, 600)).toBe(9);
  expect(nearestDots(0.001, 203)).toBe(1);
});

test("dots written as a length with four decimals are read back as the same dots", () => {
  for (const dpi of [72, 203, 300, 600, 1200, 2400])
    for (let dots = 21; dots <= 4000; dots += 7)
      expect(dotsWithin(Number(mmOfDots(dots, dpi).toFixed(4)), dpi)).toBe(dots);
});

test.each([
  ["a4", { width: 210, height: 297 }],
  ["Letter", { width: 215.9, height: 279.4 }],
  ["100x150mm", { width: 100, height: 150 }],
  ["4in x 5in", { width: 101.6, height: 127 }],
  ["4x5in", { width: 101.6, height: 127 }],
  ["4″ × 5″", { width: 101.6, height: 127 }],
  ["4x5½in", { width: 101.6, height: 139.7 }],
  ["4x5 inches", { width: 101.6, height: 127 }],
  ["code", "code"],
])("reads %s as a page", (text, page) => expect(readPage(text)).toEqual(page));

test.each(["", "a5x", "100x150", "100mm", "0x150mm", "100x9999999mm", "100x150x3mm", "axbmm"])(
  "refuses %s as a page",
  (text) => expect(readPage(text)).toBeNull(),
);

const qrOf = (texts: DesignTexts) => {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(" "));
  return reading.design;
};
const problemsOf = (reading: ReturnType<typeof readQrDesign> | ReturnType<typeof readBarcodeDesign>) =>
  reading.ok ? [] : reading.problems.map(({ name, message }) => `${name}: ${message}`);

describe("the design of a QR code", () => {
  test("in px has no size on paper", () => expect(qrOf({ size: "300" }).print).toBeUndefined());

  test.each<[DesignTexts, object]>([
    [{ size: "25mm" }, { dpi: 300, size: 295 }],
    [
      { size: "1in", dpi: "600" },
      { dpi: 600, size: 600 },
    ],
    [
      { width: "50mm", height: "1in", dpi: "203" },
      { dpi: 203, size: { width: 399, height: 203 } },
    ],
    [
      { module: "0.4mm", dpi: "600" },
      { dpi: 600, module: 9 },
    ],
    [
      { size: "1in", dpi: "1200dpi" },
      { dpi: 1200, size: 1200 },
    ],
    [
      { size: "1in", dpi: " 600 DPI" },
      { dpi: 600, size: 600 },
    ],
    [
      { module: "9", dpi: "600" },
      { dpi: 600, module: 9 },
    ],
    [{ size: "300", dpi: "600" }, { dpi: 600 }],
  ])("%o has the print size %o", (texts, print) => expect(qrOf(texts).print).toEqual(print));

  test.each<[DesignTexts, string]>([
    [{ size: "25foo" }, 'size: "25foo" is neither a number of px nor a length such as 25mm or 1in.'],
    [{ module: "0mm" }, 'module: "0mm" is out of range: at least 0.169 mm at 300 dpi.'],
    // a dot of 0.042 mm, which nothing reads
    [{ module: "0.04mm", dpi: "600" }, 'module: "0.04mm" is out of range: at least 0.127 mm at 600 dpi.'],
    [{ module: "1", dpi: "600" }, 'module: "1" is neither a length such as 0.4mm nor 3 to 200 dots.'],
    [{ size: "0.05mm" }, 'size: "0.05mm" is out of range: at least 0.085 mm at 300 dpi.'],
    [{ size: "1m", dpi: "600" }, 'size: "1m" is neither a number of px nor a length such as 25mm or 1in.'],
    [
      { size: "200mm", dpi: "600" },
      'size: "200mm" is out of range: at most 169.333 mm at 600 dpi. Up to 508 dpi would do, or write a smaller length.',
    ],
    [
      { size: "1480mm", dpi: "72" },
      'size: "1480mm" is out of range: at most 1411.111 mm at 72 dpi. Write a smaller length: a print shop can enlarge the SVG, PDF or EPS file without loss.',
    ],
    [{ size: "25mm", dpi: "0" }, 'dpi: "0" is not a resolution: write a whole number from 72 to 2400 dpi.'],
    [
      { size: "25mm", dpi: "2401 dpi" },
      'dpi: "2401 dpi" is not a resolution: write a whole number from 72 to 2400 dpi.',
    ],
    [
      { size: "25mm", dpi: "NaN" },
      'dpi: "NaN" is not a resolution: write a whole number from 72 to 2400 dpi.',
    ],
    [{ size: "25mm", module: "1mm" }, "module: A size follows from the module: write one of them, not both."],
    [
      { size: "25mm", width: "30mm", height: "30mm" },
      "size: Write a size, or a width and a height, not both.",
    ],
    [{ size: "300", width: "400", height: "400" }, "size: Write a size, or a width and a height, not both."],
    [{ module: "wide" }, 'module: "wide" is neither a length such as 0.4mm nor 2 to 200 dots.'],
    [{ module: "0" }, 'module: "0" is neither a length such as 0.4mm nor 2 to 200 dots.'],
    [{ width: "25mm", height: "300" }, "width: A canvas has a width and a height, both px or both a length."],
    // the quiet zone of a QR code is given in modules
    [{ margin: "2mm" }, 'margin: "2mm" is not a number.'],
  ])("%o is refused", (texts, problem) => expect(problemsOf(readQrDesign(texts))[0]).toBe(problem));

  test("a module that makes the picture too large is refused with the largest possible one", () => {
    const problem = qrProblem("x".repeat(1000), qrOf({ module: "2mm", dpi: "1200" }), false);
    expect(problem?.name).toBe("module");
    expect(problem?.message).toMatch(/write at most 0\.\d+ mm, or a lower dpi/);
    expect(qrProblem("short", qrOf({ module: "2mm", dpi: "1200" }), false)).toBeNull();
  });

  test("a size with less than a dot per module is refused with the smallest possible one", () => {
    const problem = qrProblem("x".repeat(2000), qrOf({ size: "10mm", dpi: "203" }), false);
    expect(problem).toMatchObject({ name: "size", message: expect.stringMatching(/at least [\d.]+ mm/) });
  });

  test("a size whose modules nothing reads is refused with the one that would do", () => {
    const ofSize = (size: string, dpi = "600") => qrProblem("hello", qrOf({ size, dpi }), false);
    // 29 modules of 3 dots; 2 dots are 0.085 mm
    expect(ofSize("3mm")).toMatchObject({
      name: "size",
      message: "The size is too small: at 600 dpi this code and its quiet zone need at least 3.69 mm.",
    });
    expect(ofSize("3.69mm")).toBeNull();
    // also if it has fewer dots than any code has modules
    expect(ofSize("0.5mm")).toEqual(ofSize("3mm"));
    const ofCanvas = (width: string, height: string) =>
      qrProblem("hello", qrOf({ width, height, dpi: "600" }), false)?.name;
    expect([ofCanvas("3mm", "5mm"), ofCanvas("5mm", "3mm")]).toEqual(["width", "height"]);
    expect(ofSize("3mm", "254")).toBeNull();
    // a stored design has dots
    const stored = { ...qrOf({ module: "5", dpi: "600" }), print: { dpi: 600, module: 1 } };
    expect(qrProblem("hello", stored, false)).toMatchObject({
      name: "module",
      message: expect.stringContaining("at least 3.69 mm"),
    });
    // px may be drawn at any size
    expect(qrProblem("hello", qrOf({ size: "64", dpi: "600" }), false)).toBeNull();
  });

  test("the module of a row replaces the size of the run, and vice versa", () => {
    expect(overrule({ size: "25mm", dpi: "600" }, { module: "0.4mm" })).toEqual({
      dpi: "600",
      module: "0.4mm",
    });
    expect(overrule({ module: "0.4mm" }, { size: "300" })).toEqual({ size: "300" });
    expect(overrule({ height: "100" }, { width: "200" })).toEqual({ height: "100", width: "200" });
  });

  test.each<DesignTexts>([
    { size: "25mm", dpi: "203" },
    { width: "50mm", height: "20mm" },
    { module: "0.5mm", dpi: "600" },
    { size: "500", dpi: "96" },
  ])("%o is read back unchanged from a design file", (texts) => {
    const design = qrOf(texts);
    const file = readDesignFile(designFileOf({ name: "A", design, logo: null }), "it");
    expect(namedDesignOf(file, "it").design).toEqual(design);
  });
});

describe("the design of a barcode", () => {
  test.each<[DesignTexts, object]>([
    [
      { module: "0.33mm", dpi: "600" },
      { dpi: 600, barWidth: 8 },
    ],
    [
      { bar_width: "0.5mm", bar_height: "15mm" },
      { dpi: 300, barWidth: 6, barHeight: 177 },
    ],
    [{ bar_height: "15mm" }, { dpi: 300, barHeight: 177 }],
    [
      { width: "40mm", height: "20mm" },
      { dpi: 300, canvas: { width: 472, height: 236 } },
    ],
    [{ bar_width: "3", dpi: "203" }, { dpi: 203 }],
  ])("%o has the print size %o", (texts, print) => {
    const reading = readBarcodeDesign(texts);
    expect(reading.ok && reading.design.print).toEqual(print);
  });

  test.each<DesignTexts>([
    { module: "0.33mm", width: "40mm", height: "20mm" },
    { module: "0.33mm", width: "400", height: "200" },
  ])("%o is refused, since a canvas would determine the bar width", (texts) => {
    expect(problemsOf(readBarcodeDesign(texts))).toEqual([
      "module: The bars fill a canvas: write its width and height or a module, not both.",
    ]);
  });

  test("has no bar width beside a canvas, which determines it", () => {
    expect(problemsOf(readBarcodeDesign({ bar_width: "0.5mm", width: "40mm", height: "30mm" }))).toEqual([
      "bar_width: The bars fill a canvas: write its width and height or a module, not both.",
    ]);
  });

  test("has only one bar width", () => {
    expect(problemsOf(readBarcodeDesign({ module: "0.33mm", bar_width: "2" }))).toEqual([
      "module: The module is the width of the narrowest bar: write one of them, not both.",
    ]);
  });
});

test.each([
  [{ width: "400", height: "400" }, { size: "300" }, { size: "300" }],
  [{ size: "300" }, { width: "400", height: "200" }, { width: "400", height: "200" }],
  [{ module: "0.5mm" }, { size: "25mm" }, { size: "25mm" }],
  [{ size: "25mm" }, { module: "0.5mm" }, { module: "0.5mm" }],
])("of the sizes %o, those of a row, %o, replace all that contradict them", (below, own, sizes) =>
  expect(overrule(below, own)).toEqual(sizes),
);
