import sharp from "sharp";
import { expect, test } from "vitest";
import { loadPictureNode } from "../../../adapters/codes/files/load-picture.node.ts";
import { loadScanPicture } from "../../../adapters/codes/scan/load-scan-picture.node.ts";
import { createSharpPictureReader } from "../../../adapters/images/sharp-picture-reader.ts";
import { gifOfFrames, webpOfFrames } from "../../support/files/animations.ts";
import { slowJpeg } from "../../support/files/slow-jpeg.ts";

const reader = createSharpPictureReader();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c471ed" } });
const turned = (width: number, height: number, orientation: number) =>
  picture(width, height).withMetadata({ orientation }).jpeg({ progressive: true }).toBuffer();

/** Memory limit of libvips in MB: 65,535 x 1 px once took gigabytes. */
const MAX_MEMORY = 128;

const NARROW: [string, () => Promise<Buffer>][] = [
  ["a PNG of 65,535 × 1 px", () => picture(65_535, 1).png().toBuffer()],
  ["a PNG of 1 × 65,535 px", () => picture(1, 65_535).png().toBuffer()],
  ["a PNG of a million × 1 px", () => picture(1_000_000, 1).png().toBuffer()],
  ["a PNG of 4,000 × 4 px", () => picture(4000, 4).png().toBuffer()],
  ["an interlaced PNG of 4 × 4,000 px", () => picture(4, 4000).png({ progressive: true }).toBuffer()],
  ["a PNG of 2,001 × 40 px", () => picture(2001, 40).png().toBuffer()],
  ["a JPEG of 65,500 × 1 px", () => picture(65_500, 1).jpeg().toBuffer()],
  ["a JPEG of 4,000 × 4 px that lies on its side", () => turned(4000, 4, 6)],
  ["a WebP of 16,383 × 1 px", () => picture(16_383, 1).webp().toBuffer()],
  ["a GIF of 4,000 × 4 px", () => picture(4000, 4).gif().toBuffer()],
  ["an animated WebP of 16 × 16,000 px", () => webpOfFrames(100, 16, 16_000)],
];

test.each(NARROW)("%s is refused before any pixel is decoded", async (_name, make) => {
  const bytes = await make();
  const refusal = {
    code: "logo_unreadable",
    message:
      "The picture is too long and narrow: crop it so that no side is more than 50 times as long as the other",
  };
  await expect(reader.toSquare(bytes, 400)).rejects.toMatchObject(refusal);
  await expect(reader.toPng(bytes, 400)).rejects.toMatchObject(refusal);
  await expect(loadPictureNode(bytes)).rejects.toMatchObject(refusal);
});

const DRAWN: [string, () => Promise<Buffer>][] = [
  ["a PNG of 1 × 1 px", () => picture(1, 1).png().toBuffer()],
  ["a PNG of 1 × 50 px", () => picture(1, 50).png().toBuffer()],
  ["a PNG of 2,000 × 40 px", () => picture(2000, 40).png().toBuffer()],
  ["a PNG of 40 × 2,000 px", () => picture(40, 2000).png().toBuffer()],
  [
    "an interlaced PNG of 16 bits",
    () => picture(2000, 40).toColorspace("rgb16").png({ progressive: true }).toBuffer(),
  ],
  ["a PNG with a palette", () => picture(2000, 40).png({ palette: true }).toBuffer()],
  ["a progressive JPEG", () => picture(2000, 40).jpeg({ progressive: true }).toBuffer()],
  ["a JPEG in CMYK", () => picture(2000, 40).toColorspace("cmyk").jpeg().toBuffer()],
  ["a JPEG that lies on its side", () => turned(2000, 40, 6)],
  ["a JPEG that lies on its side, in a mirror", () => turned(40, 2000, 7)],
  ["a GIF of 5,000 frames", async () => gifOfFrames(5000, 1000, 100)],
  ["a GIF with small frames on a screen of 65,535 × 1 px", async () => gifOfFrames(2000, 65_535, 1)],
  ["a WebP of 1,000 frames", () => webpOfFrames(1000, 1000, 100)],
];

test.each(DRAWN)("%s can be converted to a square, a PNG and a logo", async (_name, make) => {
  const bytes = await make();
  expect(await reader.toSquare(bytes, 400)).toMatchObject({ width: 400, height: 400 });
  for (const { width, height } of [await reader.toPng(bytes, 400), await loadPictureNode(bytes)]) {
    expect(Math.max(width, height)).toBeLessThanOrEqual(512);
  }
});

test("converting these shapes keeps the memory of libvips bounded", () => {
  expect(sharp.cache().memory.high).toBeLessThan(MAX_MEMORY);
});

test.each<[string, () => Promise<Uint8Array>]>([
  ["a WebP of 2,000 frames", () => webpOfFrames(2000, 100, 100)],
  ["a JPEG of 101 scans", async () => slowJpeg(80, 100)],
])("%s is refused as too slow by every reader of pictures", async (_name, make) => {
  const bytes = await make();
  const slow = { code: "logo_unreadable", sentence: { key: "logo.slow" } };
  await expect(reader.toSquare(bytes, 400)).rejects.toMatchObject(slow);
  await expect(reader.toPng(bytes, 400)).rejects.toMatchObject(slow);
  await expect(loadPictureNode(bytes)).rejects.toMatchObject(slow);
  expect(await loadScanPicture(bytes)).toMatchObject({ problem: { code: "slow" } });
});

test("a picture to scan may be as narrow as a line, but no side may be longer than 65,535 px", async () => {
  const line = await loadScanPicture(await picture(65_535, 1).png().toBuffer());
  expect(line).toMatchObject({ picture: { width: 65_535, height: 1 } });
  expect(await loadScanPicture(await picture(1, 65_536).png().toBuffer())).toMatchObject({
    problem: {
      code: "too_long",
      message:
        "A side of this picture is longer than 65535 pixels: cut it down to the code, or make it smaller",
    },
  });
});

test("a closed reader finishes the picture in progress and refuses those that wait", async () => {
  const closing = createSharpPictureReader({ running: 1 });
  const bytes = await picture(2000, 2000).png().toBuffer();
  const outcomes = Promise.allSettled([1, 2, 3].map(() => closing.toPng(bytes, 200)));
  closing.close();
  expect(await outcomes).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { code: "unavailable" } },
    { status: "rejected", reason: { code: "unavailable" } },
  ]);
});
