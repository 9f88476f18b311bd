import { create, type QRCodeSegment } from "qrcode";
import { describe, expect, test } from "vitest";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { CLEAR, decoders, drawing, picture, rects } from "../../support/codes/codes.ts";

/** A symbol encoded by the package alone, drawn without styles. */
function plainQr(content: string | QRCodeSegment[], background = drawing().background): Picture {
  const { size, data } = create(content, { errorCorrectionLevel: "M" }).modules;
  const dark = Array.from(data, (bit, at) => (bit ? [4 + (at % size), 4 + Math.floor(at / size), 1, 1] : []));
  const side = size + 8;
  return rasterize(
    drawing({ width: side, height: side, background, layers: [rects(dark.flat())] }),
    side * 4,
  );
}
const bytes = (values: number[]): QRCodeSegment[] => [{ data: Uint8ClampedArray.from(values), mode: "byte" }];
const inverted = ({ width, height, rgba }: Picture): Picture => ({
  width,
  height,
  rgba: rgba.map((value, at) => (at % 4 === 3 ? value : 255 - value)),
});

describe.each([decoders.jsqr, decoders.zxing])("$name", (decoder) => {
  const read = async (image: Picture) => (await decoder.decode(image)).map(({ text }) => text);

  test.each([
    "https://example.com",
    "0123456789",
    "HELLO WORLD",
    "1234567890abcDEF0987654321",
    "Grüße, ça và? – 日本語 한국어 🎉👩‍👩‍👧",
    "\ufeffbyte order mark",
    "tab\tnewline\r\nnull\u0000end",
    " blanks kept ",
    "é",
  ])("returns %j byte for byte", async (content) => {
    expect(await read(plainQr(content))).toEqual([content]);
  });

  test("returns text, not an empty string, for bytes that are not UTF-8", async () => {
    expect(await read(plainQr(bytes([0x63, 0x61, 0x66, 0xe9])))).toEqual(["café"]);
  });

  test("reads a character split over two byte segments", async () => {
    expect(await read(plainQr([...bytes([0x61, 0xe2, 0x82]), ...bytes([0xac])]))).toEqual(["a€"]);
  });

  test("treats transparent pixels as white", async () => {
    expect(await read(plainQr("clear ground", CLEAR))).toEqual(["clear ground"]);
  });

  test("reports the decoder and the format", async () => {
    expect(await decoder.decode(plainQr("x"))).toEqual([
      { decoder: decoder.name, format: "QR Code", text: "x" },
    ]);
  });

  test("finds nothing in an empty picture, noise, a single pixel or an inverted code", async () => {
    const noise = picture(200, 200, (x, y) => {
      const gray = (x * 7919 + y * 104_729 + x * y * 31) % 256;
      return [gray, gray, gray, 255];
    });
    const empty = picture(300, 300, () => [255, 255, 255, 255]);
    const pixel = picture(1, 1, () => [0, 0, 0, 255]);
    for (const image of [empty, noise, pixel, inverted(plainQr("light on dark"))])
      expect(await decoder.decode(image)).toEqual([]);
  });
});
