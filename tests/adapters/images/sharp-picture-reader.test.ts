import sharp from "sharp";
import { expect, test } from "vitest";
import { sharpPictureReader } from "../../../adapters/images/sharp-picture-reader.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c471ed" } });

test.each(["jpeg", "png", "gif", "webp"] as const)("a %s becomes a PNG", async (format) => {
  const read = await sharpPictureReader.toPng(await picture(300, 150).toFormat(format).toBuffer(), 200);
  expect([read.width, read.height]).toEqual([200, 100]);
  expect((await sharp(read.bytes).metadata()).format).toBe("png");
});

test.each(["tiff", "avif"] as const)("a %s is refused", async (format) => {
  const bytes = await picture(30, 30).toFormat(format).toBuffer();
  await expect(sharpPictureReader.toPng(bytes, 200)).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP",
  });
});

test("a picture of 40 million pixels is read, and one of more is refused with the number", async () => {
  const read = await sharpPictureReader.toPng(await picture(8000, 5000).png().toBuffer(), 200);
  expect([read.width, read.height]).toEqual([200, 125]);
  await expect(
    sharpPictureReader.toPng(await picture(8001, 5000).png().toBuffer(), 200),
  ).rejects.toMatchObject({
    code: "logo_unreadable",
    message: "The logo has too many pixels: make it smaller than 40 million pixels",
  });
});

test("a photograph that lies on its side is put upright, and says no more where it was taken", async () => {
  const bytes = await picture(40, 20)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
  const read = await sharpPictureReader.toPng(bytes, 200);
  expect([read.width, read.height]).toEqual([20, 40]);
  expect((await sharp(read.bytes).metadata()).exif).toBeUndefined();
});
