import sharp from "sharp";
import { expect, test } from "vitest";
import { readPictureHead } from "../../../core/codes/picture-head.ts";
import { checkScanFile, checkScanPicture, SCAN_BYTES } from "../../../core/codes/scan-file.ts";
import { bmpFile } from "../../support/files/bmp-file.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false });
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["jpeg", () => picture(301, 202).jpeg().toBuffer()],
  ["jpeg", () => picture(301, 202).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()],
  ["png", () => picture(301, 202).png().toBuffer()],
  ["gif", () => picture(301, 202).gif().toBuffer()],
  ["webp", () => picture(301, 202).webp().toBuffer()],
  ["webp", () => picture(301, 202).webp({ lossless: true }).toBuffer()],
  ["webp", () => picture(301, 202).withMetadata({ orientation: 6 }).webp().toBuffer()],
  ["bmp", async () => bmpFile(301, 202)],
])("reads the size of a %s", async (type, make) => {
  const file = new Uint8Array(await make());
  expect(readPictureHead(file)).toEqual({ type, size: { width: 301, height: 202 } });
  expect(readPictureHead(file.subarray(0, 16))?.type).toBe(type);
});

test("refuses text, other kinds and empty files with a reason", async () => {
  const { message } = { ...checkScanFile(11, bytes("not a pictu")) };
  expect(message).toBe("Please select a valid image file (JPG, PNG, GIF, BMP, WebP)");
  expect(checkScanFile(5, bytes("<svg>"))?.code).toBe("type");
  const tiff = await picture(2, 2).tiff().toBuffer();
  expect(checkScanFile(tiff.length, tiff.subarray(0, 16))?.code).toBe("type");
  expect(checkScanFile(0, bytes(""))?.code).toBe("empty");
});

test("accepts 10 MB, but not one byte more", async () => {
  const start = new Uint8Array(await picture(2, 2).png().toBuffer()).subarray(0, 16);
  expect(checkScanFile(SCAN_BYTES, start)).toBeNull();
  expect(checkScanFile(SCAN_BYTES + 1, start)?.message).toBe("File size must be less than 10MB");
});

test("refuses 100 million pixels before they are decompressed", async () => {
  const file = new Uint8Array(await picture(10_000, 10_000).png().toBuffer());
  expect(file.length).toBeLessThan(SCAN_BYTES);
  expect(checkScanPicture(file)?.message).toBe(
    "This picture has 100 million pixels: cut it down to the code, or make it smaller than 64 million",
  );
  expect(checkScanPicture(new Uint8Array(await picture(8000, 8000).png().toBuffer()))).toBeNull();
});

test("reports a picture that ends before its size as damaged", async () => {
  for (const make of [picture(30, 20).png(), picture(30, 20).jpeg(), picture(30, 20).webp()]) {
    const file = new Uint8Array(await make.toBuffer());
    expect(checkScanPicture(file.subarray(0, 18))?.code).toBe("broken");
  }
  const gif = new Uint8Array(await picture(30, 20).gif().toBuffer());
  expect(checkScanPicture(gif.subarray(0, 7))?.code).toBe("broken");
  const noFrame = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0);
  expect(checkScanPicture(noFrame)?.code).toBe("broken");
});
