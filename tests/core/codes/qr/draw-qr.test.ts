import { describe, expect, it } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { WHITE } from "../../../../core/codes/color.ts";
import type { Layer } from "../../../../core/codes/drawing.ts";
import { qrDesignSchema, qrPixelSize } from "../../../../core/codes/qr/design.ts";
import { drawQr } from "../../../../core/codes/qr/draw-qr.ts";
import { widestLogo } from "../../../../core/codes/qr/logo-budget.ts";
import { logo } from "../../../support/codes/codes.ts";

const symbol = qrEncoder.encode("https://example.com", { level: "H" });
const draw = (design: object, picture = logo()) => drawQr(symbol, qrDesignSchema.parse(design), picture);

/** Bounding box of a path in which only control points lie outside the endpoints. */
function extent(layer: Layer | undefined) {
  if (layer?.kind !== "path") throw new Error("no path");
  const points = layer.commands.filter((command) => command.op !== "Z");
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe("drawQr", () => {
  it("draws one layer of modules without a logo", () => {
    const { layers, background } = drawQr(symbol, qrDesignSchema.parse({}), null);
    expect(layers.map(({ kind }) => kind)).toEqual(["rects"]);
    expect(background).toEqual(WHITE);
  });

  it.each([
    [300, 2],
    [1000, 0],
    [64, 4],
    [{ width: 900, height: 400 }, 2],
    [{ width: 64, height: 2000 }, 10],
  ])(
    "has the proportions of the canvas and at least the margin on each side: %j, margin %i",
    (size, margin) => {
      const design = qrDesignSchema.parse({ size, margin });
      const drawing = drawQr(symbol, design, null);
      const { width, height } = qrPixelSize(design);
      expect(drawing.width / drawing.height).toBeCloseTo(width / height, 9);
      const [modules] = drawing.layers;
      if (modules?.kind !== "rects") throw new Error("no modules");
      const [left = 0, top = 0] = modules.rects;
      for (const [before, whole] of [
        [left, drawing.width],
        [top, drawing.height],
      ] as const) {
        expect(before).toBeGreaterThanOrEqual(margin);
        expect(whole - before - symbol.size).toBeGreaterThanOrEqual(margin);
        expect(Math.abs(whole - 2 * before - symbol.size)).toBeLessThan(
          1.001 / Math.floor(width / drawing.width),
        );
      }
    },
  );

  it("draws a disc with the logo over the middle of the code", () => {
    const { layers, width } = draw({});
    expect(layers.map(({ kind }) => kind)).toEqual(["rects", "path", "image"]);
    const { left, right, top, bottom } = extent(layers[1]);
    const [modules, , image] = layers;
    if (modules?.kind !== "rects" || image?.kind !== "image") throw new Error("other layers");
    const middle = (modules.rects[0] ?? 0) + symbol.size / 2;
    expect((left + right) / 2).toBeCloseTo(middle, 9);
    expect((top + bottom) / 2).toBeCloseTo(middle, 9);
    expect(middle).toBeCloseTo(width / 2, 0);
    expect(image.x).toBeGreaterThan(left);
    expect(image.x + image.width).toBeLessThan(right);
  });

  it.each([20, 50, 70])("draws at %i % of the slider that share of the widest safe disc", (logoSize) => {
    const { left, right } = extent(draw({ logoSize }).layers[1]);
    expect(right - left).toBeCloseTo((widestLogo(symbol) * logoSize) / 100, 9);
  });

  it("leaves a rim of at least half a module around the logo", () => {
    for (const logoSize of [20, 50, 70]) {
      const { layers } = draw({ logoSize });
      const image = layers[2];
      if (image?.kind !== "image") throw new Error("no logo");
      expect(image.x - extent(layers[1]).left).toBeGreaterThan(0.49);
    }
  });

  it.each([
    ["#ffee58", "#ffee58"],
    ["transparent", "#ffffff"],
    ["#ff000080", "#ff7f7f"],
  ])("fills the disc on a %s background with %s", (background, fill) => {
    const disc = draw({ background }).layers[1];
    if (disc?.kind !== "path" || "kind" in disc.fill) throw new Error("no disc of one color");
    const { red, green, blue, alpha } = disc.fill;
    expect(alpha).toBe(1);
    expect(`#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`).toBe(
      fill,
    );
  });

  it("draws no disc for an invisible logo", () => {
    const clear = logo();
    clear.rgba.fill(0);
    expect(draw({}, clear).layers).toHaveLength(1);
  });
});
