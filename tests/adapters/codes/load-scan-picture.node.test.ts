import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { loadScanPicture } from "../../../adapters/codes/scan/load-scan-picture.node.ts";
import { scanPicture } from "../../../adapters/codes/scan/scan-picture.ts";
import { pictureOf } from "../../../adapters/codes/scan/scan-gray.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import { SCAN_BYTES } from "../../../core/codes/scan-file.ts";
import { bmpFile } from "../../support/files/bmp-file.ts";
import { QR_CONTENT, qrGray } from "../../support/codes/scan-pictures.ts";

const zxing = await loadZxingScannerNode();
const code = pictureOf(qrGray(5));
const file = () =>
  sharp(code.rgba, { raw: { width: code.width, height: code.height, channels: 4 } }).removeAlpha();

const read = async (bytes: Uint8Array) => {
  const loaded = await loadScanPicture(bytes);
  if ("problem" in loaded) return loaded.problem.code;
  return (await scanPicture(loaded.picture, { zxing })).codes[0]?.text;
};

describe("a picture to scan", () => {
  test.each(["png", "jpeg", "gif", "webp"] as const)("may be a %s", async (format) => {
    expect(await read(await file().toFormat(format).toBuffer())).toBe(QR_CONTENT);
  });

  test("may be a BMP", async () => {
    expect(await read(bmpFile(code.width, code.height, code.rgba))).toBe(QR_CONTENT);
  });

  test("may have 16 bits per channel, CMYK colors, one channel or only alpha", async () => {
    expect(await read(await file().toColorspace("rgb16").png().toBuffer())).toBe(QR_CONTENT);
    expect(await read(await file().toColorspace("cmyk").jpeg().toBuffer())).toBe(QR_CONTENT);
    expect(await read(await file().toColorspace("b-w").png().toBuffer())).toBe(QR_CONTENT);
    const clear = code.rgba.map((value, at) => (at % 4 === 3 ? 255 - code.rgba[at - 1]! : 0));
    const shape = sharp(clear, { raw: { width: code.width, height: code.height, channels: 4 } });
    expect(await read(await shape.png().toBuffer())).toBe(QR_CONTENT);
  });

  test("is rotated by its EXIF orientation", async () => {
    const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } });
    const photo = await wide.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await loadScanPicture(photo)).toMatchObject({ picture: { width: 20, height: 40 } });
  });

  test("is the first frame of an animation", async () => {
    const blank = sharp({
      create: { width: code.width, height: code.height, channels: 3, background: "#fff" },
    });
    const frames = [await file().png().toBuffer(), await blank.png().toBuffer()];
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await read(animation)).toBe(QR_CONTENT);
  });

  test("is scaled down if it has more pixels than needed", async () => {
    const large = sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#fff" } });
    const loaded = await loadScanPicture(await large.jpeg().toBuffer());
    if ("problem" in loaded) throw new Error(loaded.problem.message);
    const { width, height, rgba } = loaded.picture;
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(width / height).toBeCloseTo(1.5, 2);
    expect(rgba.length).toBe(4 * width * height);
  });
});

describe("a file that cannot be scanned", () => {
  test("is reported as empty, too large, of another kind or damaged", async () => {
    const png = await file().png().toBuffer();
    expect(await read(new Uint8Array(0))).toBe("empty");
    expect(await read(Buffer.from("just a text that somebody called code.png"))).toBe("type");
    expect(await read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      "type",
    );
    expect(await read(Buffer.concat([png, Buffer.alloc(SCAN_BYTES)]))).toBe("too_large");
    expect(await read(png.subarray(0, 12))).toBe("broken");
    expect(await read(png.subarray(0, png.length / 2))).toBe("broken");
    expect(await read(bmpFile(code.width, code.height).subarray(0, 2000))).toBe("broken");
  });

  test("is refused for too many pixels before any is decompressed", async () => {
    const huge = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } });
    expect(await read(await huge.png().toBuffer())).toBe("too_many_pixels");
    expect(await read(bmpFile(10, 10).fill(0x7f, 18, 22))).toBe("too_many_pixels");
  });
});
