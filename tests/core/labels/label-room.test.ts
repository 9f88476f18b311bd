import { describe, expect, test } from "vitest";
import { codeRoom, labelRoom, placeCode, ROTATIONS, turned } from "../../../core/labels/label-room.ts";

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
