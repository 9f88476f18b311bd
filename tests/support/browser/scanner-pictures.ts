import sharp, { type Sharp } from "sharp";
import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";

/** A file as Playwright passes it to a page. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PAPER = "#e8e4da";

function drawn(drawing: Drawing, widthPx: number): Sharp {
  const { width, height, rgba } = rasterize(drawing, widthPx);
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

/** A QR code with a quiet zone of four modules. */
export const qrPicture = (text: string, widthPx = 300): Sharp =>
  drawn(makeQr(text, qrDesignSchema.parse({ margin: 4 }), null).drawing, widthPx);

export function barcodePicture(format: BarcodeFormat, content: string): Sharp {
  const made = makeBarcode(format, content, barcodeDesignSchema.parse({}));
  if (!made.ok) throw new Error(made.message);
  return drawn(made.drawing, made.widthPx * 2);
}

export const asPng = async (name: string, picture: Sharp): Promise<TestFile> => ({
  name,
  mimeType: "image/png",
  buffer: await picture.png().toBuffer(),
});

/** Codes stacked on paper, as on a shelf label or menu. */
export async function severalCodes(pictures: readonly Sharp[]): Promise<Sharp> {
  const tiles = await Promise.all(pictures.map((one) => one.png().toBuffer({ resolveWithObject: true })));
  const width = Math.max(...tiles.map(({ info }) => info.width)) + 120;
  let top = 60;
  const placed = tiles.map(({ data, info }) => {
    const tile = { input: data, left: 60, top };
    top += info.height + 60;
    return tile;
  });
  return sharp({ create: { width, height: top, channels: 3, background: PAPER } }).composite(placed);
}

/** A GIF with two frames; the code is in the first one. */
export async function animatedGif(name: string, picture: Sharp): Promise<TestFile> {
  const { data, info } = await picture.flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const frames = Buffer.concat([data, Buffer.alloc(data.length, 128)]);
  const buffer = await sharp(frames, { raw: { width, height: height * 2, channels: 3, pageHeight: height } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  return { name, mimeType: "image/gif", buffer };
}

/** A video of a still picture for Chromium's fake camera (YUV4MPEG2, 4:2:0). */
export async function stillVideo(picture: Sharp, width = 640, height = 480): Promise<Buffer> {
  const inner = await picture.png().toBuffer();
  const gray = await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([{ input: inner }])
    .grayscale()
    .raw()
    .toBuffer();
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), gray.subarray(0, width * height), chroma]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ]);
}
