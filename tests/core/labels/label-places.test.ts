import { describe, expect, test } from "vitest";
import { labelPlaces, pagesFor } from "../../../core/labels/label-places.ts";

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
