import { describe, expect, test } from "vitest";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema, qrPixelSize } from "../../../core/codes/qr/design.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { decoders, logo, pixelsOf } from "../../support/codes/codes.ts";
import { sampleContents } from "../../support/codes/sample-contents.ts";

/** Writes a PNG, decodes it with libpng, and reads it with both decoders. */
async function readBack(content: string, design: object, picture: Picture | null = null) {
  const full = qrDesignSchema.parse(design);
  const { drawing } = createQr(qrEncoder, content, full, picture);
  const pixels = await pixelsOf(renderPngNode(drawing, qrPixelSize(full).width));
  const read = async (decoder: (typeof decoders)["jsqr"]) =>
    (await decoder.decode(pixels)).map(({ text }) => text);
  return { jsqr: await read(decoders.jsqr), zxing: await read(decoders.zxing) };
}

const designs: Record<string, object> = {
  "the smallest slider size": { size: 200 },
  "an odd size": { size: 317 },
  "the largest size": { size: 2000 },
  "a wide canvas": { size: { width: 900, height: 400 } },
  "a tall canvas": { size: { width: 400, height: 900 } },
  "no margin": { margin: 0 },
  "a wide margin": { margin: 10, size: 500 },
  "dark blue on cream": { foreground: "#1a237e", background: "#fff8e1" },
  "dark green on yellow": { foreground: "#1b5e20", background: "#ffee58", level: "L" },
  "black on a clear ground": { background: "transparent" },
  "half clear ink": { foreground: "#000000b0" },
};

describe("every content at every level is read back from the PNG byte for byte", () => {
  const cases = Object.entries(sampleContents).flatMap(([name, content]) =>
    ERROR_CORRECTION_LEVELS.map((level) => ({ name, content, level })),
  );
  test.each(cases)("$name, level $level", async ({ content, level }) => {
    // no larger than the modules need, since jsqr looks at every pixel
    const size = content.length > 200 ? 500 : 300;
    expect(await readBack(content, { level, size })).toEqual({ jsqr: [content], zxing: [content] });
  });
});

describe("every design is read back byte for byte", () => {
  const contents = [
    "short address",
    "German",
    "Japanese",
    "emoji with joiners",
    "vCard",
    "WiFi",
    "Arabic",
    "Korean",
    "product serial",
  ];
  const cases = Object.entries(designs).flatMap(([name, design]) =>
    contents.map((content) => ({ name, content, design })),
  );
  test.each(cases)("$content, $name", async ({ content: key, design }) => {
    const content = sampleContents[key] ?? "";
    expect(await readBack(content, design)).toEqual({ jsqr: [content], zxing: [content] });
  });
});

describe("a logo of any size on the slider keeps the code readable", () => {
  const contents = ["short address", "phone", "Japanese", "vCard", "product serial", "300 characters"];
  const cases = contents.flatMap((content) =>
    [20, 35, 50, 70].flatMap((logoSize) =>
      [false, true].map((isSquare) => ({ content, logoSize, shape: isSquare ? "square" : "round" })),
    ),
  );
  test.each(cases)("$content, $shape logo, $logoSize %", async ({ content: key, logoSize, shape }) => {
    const content = sampleContents[key] ?? "";
    const picture = logo();
    if (shape === "square") picture.rgba.forEach((_, at) => at % 4 === 3 && (picture.rgba[at] = 255));
    expect(await readBack(content, { logoSize, size: 400 }, picture)).toEqual({
      jsqr: [content],
      zxing: [content],
    });
  });
});
