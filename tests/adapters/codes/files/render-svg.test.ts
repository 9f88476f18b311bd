import { describe, expect, test } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { renderSvg } from "../../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../../adapters/codes/files/stored-zlib.ts";
import { BLACK } from "../../../../core/codes/color.ts";
import { createQr } from "../../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import {
  CLEAR,
  decoders,
  described,
  drawing,
  isSamePicture,
  logo,
  pixelsOf,
  RED,
  rects,
} from "../../../support/codes/codes.ts";

const qr = (design: object, withLogo = false) =>
  createQr(qrEncoder, "https://example.com/a?b=1&c=2", qrDesignSchema.parse(design), withLogo ? logo() : null)
    .drawing;

describe("renderSvg", () => {
  test.each([
    { size: 300 },
    { size: 313, margin: 0, foreground: "#123456", background: "#ffee00" },
    { size: { width: 500, height: 217 } },
    { size: 2000, level: "L" },
    { size: 300, background: "transparent" },
    { size: 300, foreground: "#00000080", background: "#ff000040" },
  ])("looks like the PNG when rendered by librsvg: %j", async (design) => {
    const code = qr(design);
    const widthPx = typeof design.size === "number" ? design.size : design.size.width;
    const [ours, theirs] = [rasterize(code, widthPx), await pixelsOf(renderSvg(code, widthPx, storedZlib))];
    expect([theirs.width, theirs.height]).toEqual([ours.width, ours.height]);
    const worst = ours.rgba.reduce(
      (most, value, at) => Math.max(most, ours.rgba[at | 3] === 0 ? 0 : Math.abs(value - theirs.rgba[at]!)),
      0,
    );
    // translucent colors are rounded at different stages
    expect(worst).toBeLessThanOrEqual(design.foreground?.length === 9 ? 3 : 0);
  });

  test("embeds the logo, and smooth shapes look nearly the same as ours", async () => {
    const code = qr({ size: 600 }, true);
    const svg = renderSvg(code, 600, storedZlib);
    expect(svg.match(/href="data:image\/png;base64,/g)).toHaveLength(1);
    const [ours, theirs] = [rasterize(code, 600), await pixelsOf(svg)];
    const different = ours.rgba.filter((value, at) => Math.abs(value - theirs.rgba[at]!) > 40).length;
    expect(different / ours.rgba.length).toBeLessThan(0.002);
    expect(await decoders.zxing.decode(theirs)).toMatchObject([{ text: "https://example.com/a?b=1&c=2" }]);
  });

  test("has crisp edges and no external references except its namespace", () => {
    const svg = renderSvg(qr({}, true), 300, storedZlib);
    expect(svg).toContain('shape-rendering="crispEdges"');
    expect(svg.match(/https?:[^" <]*/g)).toEqual([
      "http://www.w3.org/2000/svg",
      "https://example.com/a?b=1&amp;c=2",
    ]);
    expect(svg).not.toMatch(/<script|<foreignObject|<style| on\w+=/i);
  });

  test("has a title and description, a size in px and a view box in modules", () => {
    const svg = renderSvg(drawing({ width: 33, height: 33 }), 330, storedZlib);
    expect(svg).toContain('width="330" height="330" viewBox="0 0 33 33"');
    expect(svg).toContain('role="img"><title>Title</title><desc>Description</desc>');
  });

  test("is well-formed whatever the content", async () => {
    const description = `</desc><script>alert("1")</script> & ' \u0000\u0008\u000b\ufffe\ud800 é 🎉 ]]>`;
    const svg = renderSvg(
      drawing({ description: described(description), layers: [rects([1, 1, 3, 3])] }),
      100,
      storedZlib,
    );
    expect(svg).toContain(
      "&lt;/desc&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; '  é 🎉 ]]&gt;</desc>",
    );
    expect((await pixelsOf(svg)).width).toBe(100);
  });

  test("omits a transparent background and sets opacity separately", () => {
    const svg = renderSvg(
      drawing({ background: CLEAR, layers: [rects([1, 1, 2, 2], { ...RED, alpha: 0.25 })] }),
      100,
      storedZlib,
    );
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(svg).toContain('fill="#ff0000" fill-opacity=".25"');
  });

  test("keeps positions exact over thousands of relative steps", async () => {
    const third = Array.from({ length: 3000 }, (_, at) => [
      (at % 60) + 1 / 3,
      Math.floor(at / 60),
      1 / 3,
      1,
    ]).flat();
    const code = drawing({ width: 60, height: 50, layers: [rects(third, BLACK)] });
    const drawn = await pixelsOf(renderSvg(code, 720, storedZlib));
    expect(isSamePicture(drawn, rasterize(code, 720))).toBe(true);
  });
});
