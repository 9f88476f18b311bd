import sharp from "sharp";
import { expect, test } from "vitest";
import { createSharpPictureReader } from "../../../adapters/images/sharp-picture-reader.ts";
import { blankPng } from "../../support/files/blank-png.ts";
import { slowJpeg } from "../../support/files/slow-jpeg.ts";
import { BLACK_PNG } from "../../support/files/tiny-pictures.ts";

const reader = createSharpPictureReader();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c471ed" } });

test.each(["jpeg", "png", "gif", "webp"] as const)("converts a %s to PNG", async (format) => {
  const read = await reader.toPng(await picture(300, 150).toFormat(format).toBuffer(), 200);
  expect([read.width, read.height]).toEqual([200, 100]);
  expect((await sharp(read.bytes).metadata()).format).toBe("png");
});

test.each(["tiff", "avif"] as const)("refuses a %s", async (format) => {
  const bytes = await picture(30, 30).toFormat(format).toBuffer();
  await expect(reader.toPng(bytes, 200)).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP",
  });
});

test("reads a picture of 40 million pixels and refuses a larger one, naming the limit", async () => {
  const read = await reader.toPng(await picture(8000, 5000).png().toBuffer(), 200);
  expect([read.width, read.height]).toEqual([200, 125]);
  await expect(reader.toPng(await picture(8001, 5000).png().toBuffer(), 200)).rejects.toMatchObject({
    code: "logo_unreadable",
    message: "The picture has too many pixels: make it smaller than 40 million pixels",
  });
});

test("refuses 256 million pixels in 32 kB before they are decompressed", async () => {
  await expect(reader.toPng(blankPng(16_000), 200)).rejects.toMatchObject({
    code: "logo_unreadable",
    message: "The picture has too many pixels: make it smaller than 40 million pixels",
  });
});

test("refuses a JPEG that would take half a minute to decode before reading it", async () => {
  const patient = createSharpPictureReader({ seconds: 0 });
  await expect(patient.toPng(slowJpeg(6320, 800), 200)).rejects.toMatchObject({
    code: "logo_unreadable",
    sentence: { key: "logo.slow" },
  });
});

test("reads a progressive JPEG with few scans", async () => {
  expect(await reader.toPng(slowJpeg(80, 20), 200)).toMatchObject({ width: 80, height: 80 });
  const progressive = await picture(300, 150).jpeg({ progressive: true }).toBuffer();
  expect(await reader.toPng(progressive, 200)).toMatchObject({ width: 200, height: 100 });
});

test("gives up on a picture that takes too long", async () => {
  const hasty = createSharpPictureReader({ seconds: 1 });
  await expect(hasty.toSquare(BLACK_PNG, 16_000)).rejects.toMatchObject({
    code: "logo_unreadable",
    message: "The picture took longer than 1 seconds to load: try a smaller file",
  });
});

test("refuses a picture if too many are waiting already", async () => {
  const small = createSharpPictureReader({ running: 1, waiting: 1 });
  const png = await picture(2000, 2000).png().toBuffer();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => small.toPng(png, 200)));
  expect(outcomes).toMatchObject([
    { status: "fulfilled" },
    { status: "fulfilled" },
    { status: "rejected", reason: { code: "unavailable" } },
  ]);
  expect(await small.toPng(png, 200)).toMatchObject({ width: 200 });
});

const ENTITY_BOMB =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;&b;&b;</text></svg>';
const FOREIGN_ENTITY =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>' +
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a;</text></svg>';

test.each([
  ["an SVG with an entity bomb", ENTITY_BOMB],
  ["an SVG with external entities", FOREIGN_ENTITY],
  ["an SVG with a byte order mark", `\ufeff${FOREIGN_ENTITY}`],
  ["a page", "<!doctype html><script>1</script>"],
  ["a path", "/etc/hostname"],
])("refuses %s as not a picture", async (_name, text) => {
  await expect(reader.toPng(new TextEncoder().encode(text), 200)).rejects.toMatchObject({
    code: "unsupported_media_type",
  });
});

test.each(["GIF89a", "\u0089PNG\r\n\u001a\n", "\u00ff\u00d8\u00ff"])(
  "does not render an SVG that hides behind the first bytes %j of a picture",
  async (start) => {
    const bytes = Buffer.concat([Buffer.from(start, "latin1"), Buffer.from(ENTITY_BOMB)]);
    await expect(reader.toPng(bytes, 200)).rejects.toMatchObject({
      code: "logo_unreadable",
      sentence: { key: "logo.broken" },
    });
  },
);

test("removes a script that is hidden in a picture file", async () => {
  const script = "<script>alert(1)</script>";
  const png = Buffer.concat([await picture(30, 30).png().toBuffer(), Buffer.from(script)]);
  const comment = await picture(30, 30)
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer();
  for (const file of [png, comment]) {
    expect(Buffer.from(file).includes(script)).toBe(true);
    for (const read of [await reader.toPng(file, 200), await reader.toSquare(file, 200)]) {
      expect(Buffer.from(read.bytes).includes("script")).toBe(false);
    }
  }
});

test("fills a square, whatever the shape and size of the picture", async () => {
  for (const [width, height] of [
    [1000, 500],
    [30, 90],
  ] as const) {
    const read = await reader.toSquare(await picture(width, height).png().toBuffer(), 400);
    expect([read.width, read.height]).toEqual([400, 400]);
    expect(await sharp(read.bytes).metadata()).toMatchObject({ format: "webp", width: 400, height: 400 });
  }
});

test("rotates a photo upright and removes its metadata", async () => {
  const bytes = await picture(40, 20)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
  const read = await reader.toPng(bytes, 200);
  expect([read.width, read.height]).toEqual([20, 40]);
  expect((await sharp(read.bytes).metadata()).exif).toBeUndefined();
});
