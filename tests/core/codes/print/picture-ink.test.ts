import { expect, test } from "vitest";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { pictureInkProblem } from "../../../../core/codes/print/picture-ink.ts";

/** A 16 × 16 px picture with equal shares of these pixels. */
const pictureOf = (...pixels: [number, number, number, number][]): Picture => ({
  width: 16,
  height: 16,
  rgba: Uint8ClampedArray.from({ length: 256 * 4 }, (_, at) => pixels[(at >> 2) % pixels.length]![at % 4]!),
});

const BLACK: [number, number, number, number] = [0, 0, 0, 255];
const WHITE: [number, number, number, number] = [255, 255, 255, 255];
const GRAY: [number, number, number, number] = [120, 120, 120, 255];
const BLUE: [number, number, number, number] = [0, 0, 160, 255];

test("black ink alone accepts a picture in black and grays, even with compression artifacts", () => {
  for (const picture of [
    pictureOf(BLACK, WHITE),
    pictureOf(BLACK, GRAY, WHITE),
    pictureOf([9, 4, 0, 255], [250, 255, 252, 255]),
    pictureOf(BLACK, [0, 0, 255, 0]),
  ])
    expect(pictureInkProblem(picture, "k")).toBeNull();
  expect(pictureInkProblem(pictureOf(BLACK, BLUE), "k")).toEqual({
    name: "logo",
    message: expect.stringContaining("take one in black and grays, leave it out, or print in rgb."),
    reason: { code: "rows.black_picture", values: {} },
  });
});

test("a label printer accepts black shapes with smooth edges, but no grays", () => {
  expect(pictureInkProblem(pictureOf(BLACK, WHITE), "thermal")).toBeNull();
  expect(pictureInkProblem(pictureOf(BLACK, BLACK, WHITE, WHITE, GRAY), "thermal")).toBeNull();
  for (const picture of [pictureOf(GRAY, WHITE), pictureOf(BLACK, BLUE), pictureOf([0, 0, 0, 120])])
    expect(pictureInkProblem(picture, "thermal")?.message).toContain("take one in black and white");
});

test("rgb accepts any picture", () => {
  expect(pictureInkProblem(pictureOf(BLUE, GRAY), "rgb")).toBeNull();
});
