import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodePng } from "../../../adapters/codes/files/encode-png.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { renderPng } from "../../../adapters/codes/files/render-png.ts";
import { BLACK } from "../../../core/codes/color.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import {
  CLEAR,
  drawing,
  logo,
  picture,
  pixelsOf,
  randomFrom,
  RED,
  rects,
} from "../../support/codes/codes.ts";

const encode = (image: Picture) => encodePng(image, (bytes) => deflateSync(bytes));
/** Bit depth and color type of IHDR (ISO/IEC 15948 §11.2.2). */
const kind = (png: Uint8Array) => [png[24], png[25]];

/** A picture of `count` colors in random order. */
function confetti(count: number, alpha: boolean): Picture {
  const random = randomFrom(count);
  const colors = Array.from(
    { length: count },
    (_, at) => [at % 256, at >> 8, (at * 7) % 256, alpha && at % 2 ? 100 : 255] as const,
  );
  return picture(61, 47, (x, y) => colors[(y * 61 + x) % count] ?? colors[Math.floor(random() * count)]!);
}

describe("encodePng", () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [16, 4],
    [17, 8],
    [256, 8],
  ])("encodes %i colors with %i bits per pixel without loss", async (count, bits) => {
    for (const alpha of [false, true]) {
      const image = confetti(count, alpha);
      const png = encode(image);
      expect(kind(png)).toEqual([bits, 3]);
      expect((await pixelsOf(png)).rgba).toEqual(image.rgba);
    }
  });

  test("encodes more colors as truecolor, with alpha only if needed", async () => {
    for (const [alpha, type] of [
      [false, 2],
      [true, 6],
    ] as const) {
      const image = confetti(1000, alpha);
      const png = encode(image);
      expect(kind(png)).toEqual([8, type]);
      expect((await pixelsOf(png)).rgba).toEqual(image.rgba);
    }
  });

  test("encodes every width, down to one pixel", async () => {
    for (let width = 1; width <= 17; width++) {
      const image = picture(width, 3, (x, y) => ((x * y) % 3 === 1 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
      expect((await pixelsOf(encode(image))).rgba).toEqual(image.rgba);
    }
  });

  test("encodes a picture whose pixels are part of a larger buffer", async () => {
    const whole = confetti(5, false);
    const part = { width: 61, height: 2, rgba: whole.rgba.subarray(61 * 4, 61 * 4 * 3) };
    expect((await pixelsOf(encode(part))).rgba).toEqual(Uint8ClampedArray.from(part.rgba));
  });
});

describe("renderPng", () => {
  const drawings = {
    "one color on white": drawing({ layers: [rects([1, 1, 3, 3, 5, 5, 4, 1])] }),
    "two colors on a clear ground": drawing({
      background: CLEAR,
      layers: [rects([1, 1, 3, 3]), rects([2, 2, 7, 1], RED)],
    }),
    "half clear bars": drawing({ layers: [rects([1, 1, 3, 8], { ...BLACK, alpha: 0.4 })] }),
    "nothing at all": drawing(),
    "a logo": drawing({
      layers: [rects([1, 1, 3, 3]), { kind: "image", x: 2, y: 3, width: 5, height: 5, picture: logo() }],
    }),
  };
  test.each(Object.entries(drawings))("has the pixels of the preview: %s", async (_, code) => {
    const { rgba } = rasterize(code, 133);
    for (const render of [renderPng, renderPngNode])
      expect((await pixelsOf(render(code, 133))).rgba).toEqual(rgba);
  });

  test("has the pixels of the preview for any rectangles at any width", async () => {
    const random = randomFrom(7);
    for (let width = 1; width <= 60; width++) {
      const some = Array.from({ length: 12 }, () => [14, 14, 6, 6].map((most) => random() * most - 2)).flat();
      const code = drawing({ layers: [rects(some)] });
      expect((await pixelsOf(renderPngNode(code, width))).rgba, `${width} px`).toEqual(
        rasterize(code, width).rgba,
      );
    }
  });

  test("produces the same file every time", () => {
    const code = drawings["a logo"];
    expect(renderPngNode(code, 200)).toEqual(renderPngNode(code, 200));
  });

  test("uses one bit per pixel for a code of two colors", () => {
    const png = renderPngNode(drawings["one color on white"], 1000);
    expect(kind(png)).toEqual([1, 3]);
    expect(png.length).toBeLessThan(700);
  });
});
