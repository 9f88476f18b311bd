import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { encodePng } from "../../../../adapters/codes/files/encode-png.ts";
import { pictureOf } from "../../../../adapters/codes/raster/banded-picture.ts";
import { readIndexedPng } from "../../../../adapters/codes/prove/read-indexed-png.node.ts";
import { readPng } from "../../../../adapters/codes/prove/read-png.ts";
import { isSamePicture, logo, picture, pixelsOf } from "../../../support/codes/codes.ts";

const png = (source: Parameters<typeof encodePng>[0]) => encodePng(source, (bytes) => deflateSync(bytes));

describe("a PNG", () => {
  it.each([
    ["2 colors", picture(37, 20, (x, y) => [0, 0, (x ^ (y >> 1)) & 1 ? 255 : 0, 255] as const)],
    [
      "4 colors, some see-through",
      picture(37, 20, (x, y) => [0, (x % 4) * 60, 0, y % 2 ? 255 : 80] as const),
    ],
    ["12 colors", picture(21, 9, (x) => [(x % 12) * 20, 0, 0, 255] as const)],
    ["200 colors", picture(200, 3, (x) => [x, 0, 0, 255] as const)],
    ["more colors than a palette has", logo()],
    ["more colors, opaque", picture(90, 90, (x, y) => [x * 2, y * 2, 0, 255] as const)],
  ])("has the same pixels as in other programs: %s", async (_, source) => {
    const file = png(source);
    const read = readPng(file);
    expect(read && isSamePicture(pictureOf(read), await pixelsOf(file))).toBe(true);
  });

  it("compressed by another program has the same pixels", async () => {
    const source = picture(64, 48, (x, y) => [x * 4, y * 5, 9, 255] as const);
    const raw = { width: 64, height: 48, channels: 4 } as const;
    for (const palette of [true, false]) {
      const file = await sharp(source.rgba, { raw }).png({ palette, compressionLevel: 9 }).toBuffer();
      const read = readPng(file);
      expect(read && isSamePicture(pictureOf(read), await pixelsOf(file))).toBe(true);
    }
  });

  it("of another kind than ours returns null", async () => {
    const deep = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#123" } })
      .toColorspace("rgb16")
      .png()
      .toBuffer();
    expect(readPng(deep)).toBeNull();
  });

  it("with any changed byte, or truncated, is refused", () => {
    const file = png(picture(37, 20, (x, y) => [0, 0, (x ^ (y >> 1)) & 1 ? 255 : 0, 255] as const));
    for (let at = 0; at < file.length; at++) {
      const changed = file.slice();
      changed[at]! ^= 0x20;
      expect(() => readPng(changed), `byte ${at}`).toThrow(Error);
    }
    for (let length = 0; length < file.length; length++) {
      expect(() => readPng(file.subarray(0, length)), `${length} bytes`).toThrow(Error);
    }
  });
});

describe("an indexed PNG", () => {
  it.each([
    ["1 color", picture(5, 4, () => [7, 8, 9, 255] as const)],
    ["2 colors", picture(37, 20, (x, y) => [0, 0, (x ^ (y >> 1)) & 1 ? 255 : 0, 255] as const)],
    [
      "4 colors, some see-through",
      picture(37, 20, (x, y) => [0, (x % 4) * 60, 0, y % 2 ? 255 : 80] as const),
    ],
    ["12 colors", picture(21, 9, (x) => [(x % 12) * 20, 0, 0, 255] as const)],
    ["200 colors", picture(200, 3, (x) => [x, 0, 0, 255] as const)],
  ])("has the same pixels as in other programs: %s", async (_, source) => {
    const file = png(source);
    const read = readIndexedPng(file);
    expect(read && isSamePicture(pictureOf(read), await pixelsOf(file))).toBe(true);
  });

  it("is the only kind that readIndexedPng reads", async () => {
    expect(readIndexedPng(png(logo()))).toBeNull();
    const photo = { create: { width: 9, height: 9, channels: 3, background: "#123" } } as const;
    expect(
      readIndexedPng(await sharp(photo).png({ progressive: true, palette: true }).toBuffer()),
    ).toBeNull();
    expect(readIndexedPng(await sharp(photo).jpeg().toBuffer())).toBeNull();
  });

  it("with any changed byte, or with another length, is not read", () => {
    const file = png(picture(37, 20, (x, y) => [0, 0, (x ^ (y >> 1)) & 1 ? 255 : 0, 255] as const));
    for (let at = 0; at < file.length; at++) {
      const changed = file.slice();
      changed[at]! ^= 0x20;
      expect(readIndexedPng(changed), `byte ${at}`).toBeNull();
    }
    for (let length = 0; length < file.length; length++) {
      expect(readIndexedPng(file.subarray(0, length)), `${length} bytes`).toBeNull();
    }
    expect(readIndexedPng(Buffer.concat([file, Buffer.of(0)]))).toBeNull();
  });

  it("with a color outside the palette or missing pixels is not read", () => {
    const source = picture(9, 3, (x) => [(x % 3) * 9, 0, 0, 255] as const);
    const lines = (rows: number, value: number) =>
      encodePng(source, () => deflateSync(Buffer.alloc(rows * 4, Buffer.of(0, value, value, value))));
    expect(readIndexedPng(lines(3, 0b00_01_10_00))).not.toBeNull();
    expect(readIndexedPng(lines(3, 0b11_11_11_11))).toBeNull();
    expect(readIndexedPng(lines(2, 0))).toBeNull();
    expect(() => readIndexedPng(lines(4, 0))).toThrow(RangeError);
  });
});
