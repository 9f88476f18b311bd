import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { inkProblem } from "../../../../core/codes/print/ink-problem.ts";
import { narrowRects } from "../../../../core/codes/print/narrow-rects.ts";
import { layOutPress } from "../../../../core/codes/print/press-page.ts";
import { readPress } from "../../../../core/codes/print/press-texts.ts";
import { type DesignTexts, readQrDesign } from "../../../../core/codes/texts/design-texts.ts";

describe("the press settings of a file", () => {
  test("are read from texts", () => {
    const texts = { page: "code", ink: "K", bleed: "3mm", crop_marks: true, bar_width_reduction: "0.02mm" };
    expect(readPress(texts, "pdf")).toEqual({
      press: {
        page: "code",
        ink: "k",
        bleed: 3,
        cropMarks: true,
        barWidthReduction: 0.02,
        native: false,
        copies: 1,
      },
      problems: [],
    });
  });

  test.each(["pdf", "png"] as const)("may be the defaults explicitly: %s", (format) => {
    const texts = { ink: "rgb", bleed: "0", bar_width_reduction: "0" };
    expect(readPress(texts, format)).toEqual(readPress({}, format));
  });

  test.each([
    [{ ink: "cmyk" }, "pdf", "ink", '"cmyk" is not one of rgb, k.'],
    [{ ink: "k" }, "png", "ink", "This is for print shops, in PDF and EPS files"],
    [{ bleed: "3" }, "pdf", "bleed", '"3" is not a length: write one such as 3mm.'],
    [{ bleed: "-3mm" }, "pdf", "bleed", '"-3mm" is not a length'],
    [{ bleed: "3cm" }, "pdf", "bleed", '"3cm" is out of range: at most 20 mm.'],
    [{ bleed: "3mm" }, "svg", "bleed", "in PDF and EPS files"],
    [{ crop_marks: true }, "png", "crop_marks", "in PDF and EPS files"],
    [{ bar_width_reduction: "1mm" }, "eps", "bar_width_reduction", "at most 0.5 mm"],
    [{ page: "a4" }, "eps", "page", "Only PDF files have a page"],
  ] as const)("are refused by name: %o of %s", (texts, format, name, sentence) => {
    const [problem] = readPress(texts, format).problems;
    expect(problem).toEqual({ name, message: expect.stringContaining(sentence) });
  });

  test("extend the background over the edge by the bleed, and put crop marks off the page", () => {
    const page = { width: 40, height: 30 };
    const layout = layOutPress(page, { x: 0, y: 0, ...page }, { bleed: 4, cropMarks: true });
    expect(layout.paper).toEqual({ width: 58, height: 48 });
    expect(layout.trim).toEqual({ x: 9, y: 9, width: 40, height: 30 });
    expect(layout.background).toEqual(layout.bleed);
    expect(layout.bleed).toEqual({ x: 5, y: 5, width: 48, height: 38 });
    expect(layout.marks).toHaveLength(8);
    for (const { x, y, width, height } of layout.marks)
      expect(x + width <= 5 || y + height <= 5 || x >= 53 || y >= 43).toBe(true);
    const middles = (isWide: boolean) => [
      ...new Set(
        layout.marks
          .filter(({ width, height }) => width > height === isWide)
          .map(({ x, y, width, height }) => (isWide ? y + height / 2 : x + width / 2)),
      ),
    ];
    // on the edges of the trim
    expect([middles(true), middles(false)]).toEqual([
      [9, 39],
      [9, 49],
    ]);
    const inside = layOutPress(page, { x: 5, y: 5, width: 30, height: 20 }, { bleed: 3, cropMarks: false });
    expect(inside.background).toEqual({ x: 8, y: 8, width: 30, height: 20 });
    expect(inside.marks).toEqual([]);
  });
});

const problemOf = (texts: DesignTexts) => {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return inkProblem(reading.design, "k");
};

describe("printing in black ink alone", () => {
  test.each<DesignTexts>([
    {},
    { background: "transparent" },
    { modules: "dots", eyes: "circle" },
    { frame: "label", frame_text: "Scan me" },
  ])("accepts %o", (texts) => expect(problemOf(texts)).toBeNull());

  test.each<[DesignTexts, string, string]>([
    [{ foreground: "#0f766e" }, "foreground", "#0f766e: choose #000000, or print in rgb."],
    [{ foreground: "#222222" }, "foreground", "choose #000000"],
    [{ foreground: "#000000cc" }, "foreground", "choose #000000"],
    [{ background: "#ffffee" }, "background", "choose #ffffff or transparent"],
    [{ gradient: "linear 45 #0f766e #4c1d95" }, "gradient", "prints no gradient: leave it out"],
    [{ eye_gradient: "radial #0f766e #4c1d95" }, "eye_gradient", "prints no gradient"],
    [{ eye_color: "#0f766e" }, "eye_color", "choose #000000"],
    [{ frame: "label", frame_text: "Scan me", frame_color: "#0f766e" }, "frame_color", "choose #000000"],
  ])("refuses %o at %s with a suggestion", (texts, name, sentence) => {
    expect(problemOf(texts)).toMatchObject({ name, message: expect.stringContaining(sentence) });
  });

  test("refuses colored bars", () => {
    expect(inkProblem(barcodeDesignSchema.parse({ foreground: "#00008b" }), "k")?.name).toBe("foreground");
  });
});

describe("rectangles with inset sides", () => {
  test("have no seam where they touch", () => {
    // two rectangles in the shape of an L
    const rects = Float64Array.of(0, 0, 3, 1, 0, 1, 1, 2);
    expect(
      [...narrowRects(rects, { across: 0.1, down: 0.1 })].map((value) => Number(value.toFixed(9))),
    ).toEqual([0.1, 0.1, 2.8, 0.8, 0.1, 0.9, 0.8, 2]);
  });

  test("are dark exactly where all surrounding points were dark", () => {
    const SIZE = 7;
    const BY = 0.2;
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE }), (modules) => {
        const isDark = (x: number, y: number) =>
          x >= 0 && y >= 0 && x < SIZE && y < SIZE && modules[Math.floor(y) * SIZE + Math.floor(x)] === true;
        const rects = modules.flatMap((dark, at) => (dark ? [at % SIZE, Math.floor(at / SIZE), 1, 1] : []));
        const narrow = narrowRects(Float64Array.from(rects), { across: BY, down: BY });
        const hits = (x: number, y: number) => {
          let count = 0;
          for (let at = 0; at < narrow.length; at += 4) {
            const [left = 0, top = 0, width = 0, height = 0] = narrow.subarray(at, at + 4);
            if (x > left && x < left + width && y > top && y < top + height) count++;
          }
          return count;
        };
        let wrong = 0;
        for (let y = 0.05; y < SIZE; y += 0.1)
          for (let x = 0.05; x < SIZE; x += 0.1) {
            const around = [-BY, BY].flatMap((dx) => [-BY, BY].map((dy) => isDark(x + dx, y + dy)));
            if (hits(x, y) !== (around.every(Boolean) ? 1 : 0)) wrong++;
          }
        expect(wrong).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});
