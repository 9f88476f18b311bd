import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { provePicture } from "../../../adapters/codes/prove/prove-picture.node.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { grayOf } from "../../../adapters/codes/scan/scan-gray.ts";
import { readPrintedBars } from "../../../adapters/codes/scan/scan-printed-bars.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { picture } from "../../support/codes/codes.ts";

const read = async (given: Picture) => {
  const paper = onWhite(given);
  return (await readPrintedBars(paper, grayOf(paper))).map(({ format, text }) => `${format} ${text}`);
};

/** Codes with so few bars that lines in a drawing can look like them. */
const SHORT = [
  ...["3", "4", "5", "6"].map((content) => ["pharmacode", content] as const),
  ...["0", "1", "9", "12", "00", "07"].map((content) => ["MSI", content] as const),
];

describe("the scanner reads a short MSI code or pharmacode whenever its proof holds", () => {
  it.each(SHORT)("%s %s in the default design", async (format, content) => {
    const made = makeBarcode(format, content, barcodeDesignSchema.parse({}));
    if (!made.ok) throw new Error(made.message);
    expect(await read(rasterize(made.drawing, made.widthPx))).toEqual([`${format} ${content}`]);
  });

  it("in any size and color, with or without text and background", async () => {
    const designs = fc.record({
      barWidth: fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
      barHeight: fc.integer({ min: 80, max: 160 }),
      // bars that touch both edges could be the lines of a table
      margin: fc.integer({ min: 1, max: 20 }),
      displayValue: fc.boolean(),
      fontSize: fc.integer({ min: 10, max: 30 }),
      foreground: fc.constantFrom("#000000", "#003366"),
      background: fc.constantFrom("#ffffff", "#ffeecc", "transparent"),
      canvas: fc.option(
        fc.record({
          width: fc.integer({ min: 200, max: 400 }),
          height: fc.integer({ min: 320, max: 600 }),
        }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SHORT), designs, async ([format, content], design) => {
        const made = makeBarcode(format, content, barcodeDesignSchema.parse(design));
        if (!made.ok) throw new Error(made.message);
        const drawn = rasterize(made.drawing, made.widthPx);
        expect((await provePicture(made.asked, drawn)).scans).toBe(true);
        expect(await read(drawn)).toEqual([`${format} ${content}`]);
      }),
      { numRuns: 100 },
    );
  });
});

/** Two strokes of 4 px with 8 px between them, which would be pharmacode 3 on their own. */
const isStroke = (x: number, y: number): boolean =>
  y >= 20 && y < 100 && ((x >= 100 && x < 104) || (x >= 112 && x < 116));
const drawing = (isInk: (x: number, y: number) => boolean): Picture =>
  picture(220, 180, (x, y) => (isInk(x, y) ? [0, 0, 0, 255] : [255, 255, 255, 255]));
const inBox = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
  x >= left! && x < right! && y >= top! && y < bottom!;

describe("lines of a drawing are not read as a pharmacode", () => {
  it("except for the same two strokes alone", async () => {
    expect(await read(drawing(isStroke))).toEqual(["pharmacode 3"]);
  });

  it.each([
    ["that cross the whole picture", (x: number) => isStroke(x, 30)],
    ["of the letter H", (x: number, y: number) => isStroke(x, y) || inBox(x, y, [100, 46, 116, 50])],
    ["of the letter U", (x: number, y: number) => isStroke(x, y) || inBox(x, y, [100, 96, 116, 100])],
    ["of different lengths", (x: number, y: number) => isStroke(x, y) && (x < 110 || y > 30)],
    ["as short as letters", (x: number, y: number) => isStroke(x, y) && y < 76],
    ["with a mark above", (x: number, y: number) => isStroke(x, y) || inBox(x, y, [20, 4, 60, 12])],
    ["within a frame", (x: number, y: number) => isStroke(x, y) || !inBox(x, y, [2, 2, 218, 178])],
    ["on a line", (x: number, y: number) => isStroke(x, y) || inBox(x, y, [60, 100, 160, 102])],
    [
      "above two lines of text",
      (x: number, y: number) =>
        isStroke(x, y) || inBox(x, y, [40, 110, 180, 120]) || inBox(x, y, [40, 130, 180, 140]),
    ],
    ["above a picture", (x: number, y: number) => isStroke(x, y) || inBox(x, y, [40, 104, 180, 170])],
    [
      "a pixel wider than they should be",
      (x: number, y: number) => isStroke(x, y) || (isStroke(x - 1, y) && x < 110),
    ],
    ["a pixel farther apart", (x: number, y: number) => (x < 110 ? isStroke(x, y) : isStroke(x - 1, y))],
  ])("%s", async (_, isInk) => {
    expect(await read(drawing(isInk))).toEqual([]);
  });
});
