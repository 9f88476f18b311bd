import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { type Gray, grayOf } from "../../../adapters/codes/scan/scan-gray.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { picture as pictureFrom, randomFrom } from "./codes.ts";
import { paintModules } from "./qr-pixels.ts";
import { plainSymbol } from "./qr-symbols.ts";

export const QR_CONTENT = "https://example.com/table/17";

/** A QR code, black on white, with its quiet zone. @param modulePx px per module */
export const qrGray = (modulePx: number, content = QR_CONTENT): Gray =>
  grayOf(paintModules(plainSymbol(content, "M"), modulePx));

/** A barcode on white, as the page exports it. */
export function barcodePicture(format: BarcodeFormat, content: string): Picture {
  const made = makeBarcode(format, content, barcodeDesignSchema.parse({}));
  if (!made.ok) throw new Error(made.message);
  return rasterize(made.drawing, made.widthPx);
}

/** Maps each pixel with `change`. */
export const changed = (gray: Gray, change: (light: number, x: number, y: number) => number): Gray => ({
  ...gray,
  light: Uint8Array.from(gray.light, (light, at) =>
    Math.min(255, Math.max(0, change(light, at % gray.width, Math.floor(at / gray.width)))),
  ),
});

export function cropped({ width, light }: Gray, left: number, top: number, w: number, h: number): Gray {
  const part = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    part.set(light.subarray((top + y) * width + left, (top + y) * width + left + w), y * w);
  return { width: w, height: h, light: part };
}

/** Pictures side by side or stacked, on white. */
export function joined(parts: Picture[], direction: "beside" | "below"): Picture {
  const isBeside = direction === "beside";
  const widths = parts.map(({ width }) => width);
  const heights = parts.map(({ height }) => height);
  const width = isBeside ? sum(widths) : Math.max(...widths);
  const height = isBeside ? Math.max(...heights) : sum(heights);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  let at = 0;
  for (const part of parts) {
    for (let y = 0; y < part.height; y++) {
      const row = part.rgba.subarray(y * part.width * 4, (y + 1) * part.width * 4);
      rgba.set(row, 4 * (isBeside ? y * width + at : (y + at) * width));
    }
    at += isBeside ? part.width : part.height;
  }
  return { width, height, rgba };
}

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Adds noise as from a camera in the dark. @param deviation in steps of luminance */
export function noisy(gray: Gray, deviation: number): Gray {
  const random = randomFrom(5);
  return changed(gray, (light) => light + deviation * (random() + random() + random() + random() - 2) * 1.7);
}

/** A picture of a garden: soft shapes without a code. */
export const landscape = (): Picture =>
  pictureFrom(400, 300, (x, y) => {
    const hill = y > 150 + 40 * Math.sin(x / 60) ? 90 : 190;
    const leaf = 20 * Math.sin(x / 7) * Math.cos(y / 5);
    return [hill + leaf, hill + 20 - leaf, hill - 30, 255];
  });
