import { describe, expect, test } from "vitest";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { BLACK } from "../../../../core/codes/color.ts";
import type { PathCommand } from "../../../../core/codes/drawing.ts";
import { CLEAR, drawing, picture, pixelAt, RED, rects } from "../../../support/codes/codes.ts";

const square = (x: number, y: number, side: number, clockwise = true): PathCommand[] => {
  const corners = [
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ];
  return [
    { op: "M", x, y },
    ...(clockwise ? corners : corners.toReversed()).map((corner) => ({ op: "L" as const, ...corner })),
    { op: "Z" },
  ];
};
const ring = (clockwise: boolean) => ({
  kind: "path" as const,
  fill: BLACK,
  commands: [...square(1, 1, 8), ...square(3, 3, 4, clockwise)],
});
const darkness = (image: { rgba: Uint8ClampedArray }) =>
  image.rgba.reduce((sum, value, index) => (index % 4 === 0 ? sum + (255 - value) / 255 : sum), 0);

describe("size", () => {
  test("is the requested width, with the height in proportion", () => {
    const { width, height, rgba } = rasterize(drawing({ width: 33, height: 20 }), 301);
    expect([width, height, rgba.length]).toEqual([301, 182, 301 * 182 * 4]);
  });

  test("is at least one pixel", () => {
    expect(rasterize(drawing({ width: 1000, height: 1 }), 64).height).toBe(1);
  });
});

describe("rectangles", () => {
  test("end on whole pixels without intermediate colors", () => {
    const image = rasterize(drawing({ layers: [rects([0.26, 0, 3.5, 10])] }), 10);
    const row = Array.from({ length: 10 }, (_, x) => pixelAt(image, x, 5)[0]);
    expect(row).toEqual([0, 0, 0, 0, 255, 255, 255, 255, 255, 255]);
  });

  test("that touch have no gap and no overlap at any scale", () => {
    const columns = drawing({
      layers: [rects([0, 0, 3, 10]), rects([3, 0, 4, 10], RED), rects([7, 0, 3, 10])],
    });
    for (const width of [7, 10, 13, 97, 300])
      expect(new Set(rasterize(columns, width).rgba.filter((_, at) => at % 4 === 1))).toEqual(new Set([0]));
  });

  test("outside the drawing are clipped", () => {
    const image = rasterize(drawing({ layers: [rects([-5, -5, 7, 7, 8, 8, 50, 50])] }), 10);
    expect([pixelAt(image, 0, 0)[0], pixelAt(image, 2, 2)[0], pixelAt(image, 9, 9)[0]]).toEqual([0, 255, 0]);
  });

  test("are blended if they are translucent", () => {
    const half = { ...BLACK, alpha: 0.5 };
    const image = rasterize(
      drawing({ layers: [rects([0, 0, 5, 10], RED), rects([0, 0, 10, 10], half)] }),
      10,
    );
    expect([pixelAt(image, 0, 0), pixelAt(image, 9, 0)]).toEqual([
      [128, 0, 0, 255],
      [128, 128, 128, 255],
    ]);
  });
});

describe("background", () => {
  test("stays transparent or translucent", () => {
    const layers = [rects([0, 0, 5, 10])];
    const clear = rasterize(drawing({ background: CLEAR, layers }), 10);
    const half = rasterize(drawing({ background: { ...RED, alpha: 0.5 }, layers }), 10);
    expect([pixelAt(clear, 9, 9)[3], pixelAt(clear, 0, 0)]).toEqual([0, [0, 0, 0, 255]]);
    expect(pixelAt(half, 9, 9)).toEqual([255, 0, 0, 128]);
  });
});

describe("paths", () => {
  test("cover each pixel in proportion to their area in it", () => {
    const path = { kind: "path" as const, fill: BLACK, commands: square(1.25, 1.5, 5) };
    expect(darkness(rasterize(drawing({ layers: [path] }), 10))).toBeCloseTo(25, 0);
  });

  test("have the right area, including curves", () => {
    const arm = 0.5522847498 * 4;
    const circle: PathCommand[] = [
      { op: "M", x: 9, y: 5 },
      { op: "C", x1: 9, y1: 5 + arm, x2: 5 + arm, y2: 9, x: 5, y: 9 },
      { op: "C", x1: 5 - arm, y1: 9, x2: 1, y2: 5 + arm, x: 1, y: 5 },
      { op: "C", x1: 1, y1: 5 - arm, x2: 5 - arm, y2: 1, x: 5, y: 1 },
      { op: "C", x1: 5 + arm, y1: 1, x2: 9, y2: 5 - arm, x: 9, y: 5 },
      { op: "Z" },
    ];
    const image = rasterize(drawing({ layers: [{ kind: "path", fill: BLACK, commands: circle }] }), 200);
    expect(darkness(image) / (Math.PI * 80 * 80)).toBeCloseTo(1, 2);
  });

  test("draw a quadratic curve as a parabola", () => {
    const commands: PathCommand[] = [
      { op: "M", x: 0, y: 0 },
      { op: "Q", x1: 5, y1: 10, x: 10, y: 0 },
      { op: "Z" },
    ];
    const image = rasterize(drawing({ layers: [{ kind: "path", fill: BLACK, commands }] }), 300);
    expect(darkness(image) / ((2 / 3) * 10 * 5 * 900)).toBeCloseTo(1, 2);
  });

  test("have a hole only if the inner shape has the opposite direction (nonzero rule)", () => {
    expect(darkness(rasterize(drawing({ layers: [ring(false)] }), 10))).toBeCloseTo(48, 5);
    expect(darkness(rasterize(drawing({ layers: [ring(true)] }), 10))).toBeCloseTo(64, 5);
  });
});

describe("logo", () => {
  const halves = picture(40, 40, (x) => (x < 20 ? [255, 0, 0, 255] : [0, 0, 255, 0]));
  const layer = { kind: "image" as const, x: 2, y: 2, width: 6, height: 6, picture: halves };

  test("fills exactly its box, and transparent parts show what is below", () => {
    const image = rasterize(drawing({ layers: [layer] }), 10);
    expect([pixelAt(image, 1, 5), pixelAt(image, 2, 5), pixelAt(image, 7, 5), pixelAt(image, 8, 5)]).toEqual([
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [255, 255, 255, 255],
      [255, 255, 255, 255],
    ]);
  });

  test("is averaged when shrunk, ignoring the color of transparent pixels", () => {
    const image = rasterize(
      drawing({
        width: 1,
        height: 1,
        background: CLEAR,
        layers: [{ ...layer, x: 0, y: 0, width: 1, height: 1 }],
      }),
      1,
    );
    expect(pixelAt(image, 0, 0)).toEqual([255, 0, 0, 128]);
  });

  test("is interpolated when enlarged", () => {
    const two = picture(2, 1, (x) => (x === 0 ? [0, 0, 0, 255] : [200, 200, 200, 255]));
    const image = rasterize(
      drawing({ layers: [{ ...layer, x: 0, y: 0, width: 10, height: 10, picture: two }] }),
      10,
    );
    const row = Array.from({ length: 10 }, (_, x) => pixelAt(image, x, 5)[0] ?? 0);
    expect(row).toEqual(row.toSorted((a, b) => a - b));
    expect(new Set(row).size).toBeGreaterThan(4);
  });

  test("may extend beyond the drawing", () => {
    const image = rasterize(drawing({ layers: [{ ...layer, x: -3, y: -3 }] }), 10);
    expect([image.width, pixelAt(image, 0, 0)[2]]).toEqual([10, 255]);
  });
});
