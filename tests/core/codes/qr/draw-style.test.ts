import { describe, expect, test } from "vitest";
import { renderPngNode } from "../../../../adapters/codes/files/render-png.node.ts";
import { renderSvg } from "../../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../../adapters/codes/files/stored-zlib.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { drawQr } from "../../../../core/codes/qr/draw-qr.ts";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import {
  EYE_SHAPES,
  LOGO_BACKINGS,
  MODULE_SHAPES,
  PLAIN_STYLE,
} from "../../../../core/codes/qr/style/style.ts";
import { logo, pixelAt } from "../../../support/codes/codes.ts";

const symbol = qrEncoder.encode("https://example.com/menu/summer/2026", { level: "H" });
const UNIT = 12;
const size = UNIT * (symbol.size + 8);
const draw = (style?: object, hasLogo = false, other: object = {}) =>
  drawQr(symbol, qrDesignSchema.parse({ size, ...other, ...(style && { style }) }), hasLogo ? logo() : null);

describe("a plain code", () => {
  test.each([[false], [true]])(
    "looks the same with the style of a plain code; with a logo: %s",
    (hasLogo) => {
      const [plain, styled] = [draw(undefined, hasLogo), draw(PLAIN_STYLE, hasLogo)];
      expect(renderPngNode(styled, size)).toEqual(renderPngNode(plain, size));
      expect(renderSvg(styled, size, storedZlib)).toBe(renderSvg(plain, size, storedZlib));
    },
  );
});

const within = (at: number) => (at < 7 ? at : at >= symbol.size - 7 ? at - symbol.size + 7 : null);

/**
 * Parts of an eye that styles may round or cut. Scanners measure the lines through its center, which must
 * stay intact.
 */
const isEyeCorner = (column: number, row: number): boolean => {
  const [x, y] = [within(column), within(row)];
  const isEye = x !== null && y !== null && !(column > 7 && row > 7);
  return isEye && Math.abs(x - 3) > 1 && Math.abs(y - 3) > 1;
};

const styles = [
  ...MODULE_SHAPES.map((modules) => ({ modules })),
  ...EYE_SHAPES.map((shape) => ({ modules: "dots", eyeFrame: shape, eyeBall: shape })),
  { modules: "square", gradient: { from: "#000000", to: "#202020" } },
];
test.each(styles)("the middle of every module has the color of the symbol: %j", (style) => {
  const picture = rasterize(draw(style), size);
  for (let row = 0; row < symbol.size; row++)
    for (let column = 0; column < symbol.size; column++) {
      if (isEyeCorner(column, row)) continue;
      const middle = (at: number) => (4 + at) * UNIT + UNIT / 2;
      const [red = 0] = pixelAt(picture, middle(column), middle(row));
      expect(red < 128 ? 1 : 0, `${column}, ${row}`).toBe(symbol.modules[row * symbol.size + column]);
    }
});

test("a gradient runs from one color to the other, over the code or an eye", () => {
  const picture = rasterize(draw({ gradient: { from: "#ff0000", to: "#0000ff" } }), size);
  const [red = 0, , blue = 0] = pixelAt(picture, 4 * UNIT + 2, 4 * UNIT + 2);
  expect(red).toBeGreaterThan(240);
  expect(blue).toBeLessThan(15);
  const far = (4 + symbol.size) * UNIT - 2;
  expect(pixelAt(picture, far, 4 * UNIT + 2)[2]).toBeGreaterThan(240);
  const eyes = rasterize(draw({ eyeGradient: { from: "#ff0000", to: "#0000ff" } }), size);
  expect(pixelAt(eyes, 11 * UNIT - 2, 4 * UNIT + 2)[2]).toBeGreaterThan(230);
});

test.each(LOGO_BACKINGS)(
  "with the backing %s, the logo and its backing stay within the disc of the circle",
  (logoBacking) => {
    const background = "#ffff00";
    const whole = rasterize(draw({ modules: "dots" }, false, { background }), size);
    const drawn = rasterize(draw({ modules: "dots", logoBacking }, true, { background, logoSize: 70 }), size);
    const circle = draw(undefined, true, { logoSize: 70 }).layers[1];
    if (circle?.kind !== "path" || circle.commands[0]?.op !== "M") throw new Error("no disc");
    // a module with its center in the disc can extend beyond it by half its diagonal
    const reach = (circle.commands[0].x - 4 - symbol.size / 2 + Math.SQRT1_2) * UNIT + 1;
    const changed: string[] = [];
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) <= reach) continue;
        if (pixelAt(drawn, x, y)[0] !== pixelAt(whole, x, y)[0]) changed.push(`${x}, ${y}`);
      }
    expect(changed).toEqual([]);
  },
);
