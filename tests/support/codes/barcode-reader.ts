import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";

/** zxing's names of our formats. */
const ZXING_FORMATS = {
  CODE128: "Code128",
  CODE39: "Code39Std",
  EAN13: "EAN13",
  EAN8: "EAN8",
  UPC: "EAN13",
  ITF: "ITF",
} as const satisfies Partial<Record<BarcodeFormat, NonNullable<ReaderOptions["formats"]>[number]>>;
export type ZxingFormat = keyof typeof ZXING_FORMATS;

const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({
  overrides: {
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
  },
});

/** All texts that a scanner for this format reads from the exported drawing, at one px per unit. */
export async function scan(format: ZxingFormat, drawing: Drawing): Promise<string[]> {
  const { width, height, rgba } = rasterize(drawing, drawing.width);
  const image = { width, height, data: rgba, colorSpace: "srgb" } as ImageData;
  const results = await readBarcodes(image, {
    formats: [ZXING_FORMATS[format]],
    textMode: "Plain",
    tryRotate: false,
    tryInvert: false,
    // otherwise it also tries a third of the size and finds a second text that does not exist
    tryDownscale: false,
  });
  // a UPC-A has the same bars as an EAN-13 that begins with 0 (ISO/IEC 15420 §4.1), and zxing reports the
  // latter
  return results.map(({ text }) => (format === "UPC" ? text.replace(/^0(?=\d{12}$)/, "") : text));
}
