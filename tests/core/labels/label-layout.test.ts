import { describe, expect, test } from "vitest";
import { fitText } from "../../../core/labels/fit-text.ts";
import { labelPlaces, pagesFor } from "../../../core/labels/label-places.ts";
import { codeRoom, labelRoom, placeCode, ROTATIONS, turned } from "../../../core/labels/label-room.ts";
import { ownTemplate } from "../../../core/labels/own-template.ts";
import { MOST_COPIES } from "../../../core/codes/print/label-printer.ts";
import { readQuantity } from "../../../core/labels/quantity.ts";

const grid = { columns: 2, rows: 3, left: 10, top: 20, pitchX: 50, pitchY: 30 };

describe("the order of labels", () => {
  test("is by rows or by columns", () => {
    expect(labelPlaces({ grids: [grid] }, "rows").slice(0, 3)).toEqual([
      { x: 10, y: 20 },
      { x: 60, y: 20 },
      { x: 10, y: 50 },
    ]);
    expect(labelPlaces({ grids: [grid] }, "columns").slice(0, 4)).toEqual([
      { x: 10, y: 20 },
      { x: 10, y: 50 },
      { x: 10, y: 80 },
      { x: 60, y: 20 },
    ]);
  });

  test("is grid by grid if a sheet has several", () => {
    const grids = [grid, { ...grid, columns: 1, rows: 1, left: 150 }];
    expect(labelPlaces({ grids }, "rows")[6]).toEqual({ x: 150, y: 20 });
  });

  test.each([
    [1, 1, 1],
    [21, 1, 1],
    [22, 1, 2],
    [17, 5, 1],
    [18, 5, 2],
    [1, 21, 1],
  ])("%d labels starting at number %d fill %d pages of 21", (labels, start, pages) =>
    expect(pagesFor(labels, start, 21)).toBe(pages),
  );
});

describe("a custom label layout", () => {
  const a4 = { width: 210, height: 297 };
  const made = (measures: Partial<Parameters<typeof ownTemplate>[0]>) => {
    const own = ownTemplate({ label: { width: 50, height: 30 }, page: a4, gapX: 0, gapY: 0, ...measures });
    return own.ok ? own.template.grids[0] : own.sentence.message;
  };

  test("has as many labels as fit, centered on the page, unless specified otherwise", () => {
    expect(made({})).toEqual({ columns: 4, rows: 9, left: 5, top: 13.5, pitchX: 50, pitchY: 30 });
    expect(made({ gapX: 2, gapY: 3, columns: 3, left: 7, top: 15 })).toEqual({
      columns: 3,
      rows: 8,
      left: 7,
      top: 15,
      pitchX: 52,
      pitchY: 33,
    });
    expect(made({ page: { width: 50, height: 30 } })).toMatchObject({ columns: 1, rows: 1, left: 0, top: 0 });
  });

  test("with labels that do not fit is refused with the number that would", () => {
    expect(made({ columns: 5 })).toBe(
      "5 columns of 50 mm with gaps of 0 mm do not fit a page that is 210 mm wide: it has room for 4.",
    );
    expect(made({ rows: 9, gapY: 5 })).toContain("it has room for 8");
    expect(made({ label: { width: 250, height: 30 } })).toBe(
      "A label that is 250 mm wide does not fit a page that is 210 mm wide.",
    );
    expect(made({ top: 280 })).toContain("after a margin of 280 mm");
  });
});

describe("the usable area of a label", () => {
  test("excludes the margin, and within a round label is the largest rectangle", () => {
    const label = { kind: "rectangle", width: 63.5, height: 38.1, corners: 2, hole: 0 } as const;
    expect(labelRoom(label, 1.5)).toEqual({ x: 1.5, y: 1.5, width: 60.5, height: 35.1 });
    const round = labelRoom({ ...label, kind: "ellipse", width: 40, height: 40 }, 0);
    expect(Math.hypot(round.x - 20, round.y - 20)).toBeCloseTo(20, 9);
  });

  test("is below the hole of a disc and within its edge", () => {
    const disc = { kind: "disc", width: 117, height: 117, corners: 0, hole: 20.5 } as const;
    const { x, y, width, height } = labelRoom(disc, 1.5);
    expect(y).toBeCloseTo(58.5 + 22, 9);
    expect(Math.hypot(x - 58.5, y + height - 58.5)).toBeCloseTo(57, 9);
    expect(width).toBeGreaterThan(40);
  });

  test("is shared by code and text, on whichever side the code is", () => {
    const room = { width: 60, height: 30 };
    expect(codeRoom(room, null)).toEqual(room);
    expect(codeRoom(room, "left")).toEqual({ width: 30, height: 30 });
    expect(codeRoom(room, "top")).toEqual({ width: 60, height: 21 });
    const code = { width: 20, height: 20 };
    expect(placeCode(room, code, null).code).toEqual({ x: 20, y: 5 });
    expect(placeCode(room, code, "right")).toEqual({
      code: { x: 40, y: 5 },
      text: { x: 0, y: 0, width: 39, height: 30 },
    });
    expect(placeCode(room, code, "bottom")).toEqual({
      code: { x: 20, y: 10 },
      text: { x: 0, y: 0, width: 60, height: 9 },
    });
  });

  test.each(ROTATIONS)("rotated by %d degrees stays on its label", (rotation) => {
    const label = { width: 60, height: 30 };
    const [a, b, c, d, e, f] = turned(rotation, label);
    const [width, height] = rotation % 180 === 0 ? [60, 30] : [30, 60];
    const corners = [
      [0, 0],
      [width, height],
    ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f]);
    expect(corners.flat().toSorted((one, other) => one - other)).toEqual([0, 0, 30, 60]);
  });
});

/** Every letter is half an em wide. */
const widthOf = (line: string) => line.length / 2;

describe("text on a label", () => {
  test("keeps its size if it fits, and is broken between words", () => {
    expect(fitText(["ab cd"], { width: 10, height: 10 }, 3, widthOf)).toEqual({ size: 3, lines: ["ab cd"] });
    expect(fitText(["ab cd"], { width: 4, height: 10 }, 3, widthOf)).toEqual({
      size: 3,
      lines: ["ab", "cd"],
    });
  });

  test("is shrunk down to 4 points, and then refused", () => {
    const fitted = fitText(["abcdefgh"], { width: 8, height: 10 }, 3, widthOf);
    expect(fitted?.size).toBeLessThanOrEqual(2);
    expect(fitted?.size).toBeGreaterThan(1.9);
    expect(fitText(["a".repeat(20)], { width: 8, height: 10 }, 3, widthOf)).toBeNull();
    expect(fitText(["ab", "cd"], { width: 8, height: 3 }, 3, widthOf)).toBeNull();
  });
});

test.each([
  [undefined, 1],
  ["", 1],
  ["3", 3],
  ["03", 3],
  ["3,00", 3],
  ["10000", MOST_COPIES],
])("a quantity of %s means %d labels", (text, number) => expect(readQuantity(text)).toBe(number));

test.each(["0", "-1", "1.5", "1e9", "1000000000", "10001", "1,000", "12.000", "two"])(
  "refuses %s as a quantity",
  (text) => expect(readQuantity(text)).toBeNull(),
);
