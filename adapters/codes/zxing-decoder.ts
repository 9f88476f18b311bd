import { prepareZXingModule, type ReaderOptions, readBarcodes, type ReadResult } from "zxing-wasm/reader";
import { onWhite } from "../../core/codes/on-white.ts";
import type { CodeDecoder } from "../../core/ports/code-decoder.ts";
import { utf8Text } from "./byte-text.ts";

/** What it calls a symbology, and what we do. Others keep its name. */
const FORMATS: Partial<Record<ReadResult["format"], string>> = {
  QRCode: "QR Code",
  QRCodeModel2: "QR Code",
  Code128: "CODE128",
  Code39: "CODE39",
  Code39Std: "CODE39",
  EAN13: "EAN13",
  EAN8: "EAN8",
  UPCA: "UPC",
  ITF: "ITF",
  ITF14: "ITF",
};

const READ_AS_MADE: ReaderOptions = { tryRotate: false, tryInvert: false, textMode: "Plain" };

/**
 * Reads every code of every symbology it knows, upright and dark on light; not MSI and not pharmacode.
 *
 * @param wasm the bytes of `zxing-wasm/reader/zxing_reader.wasm`, or an address of our own that serves it: by itself the
 *   package would fetch it from a public network
 */
export function createZxingDecoder(wasm: ArrayBuffer | string): CodeDecoder {
  prepareZXingModule({
    overrides: typeof wasm === "string" ? { locateFile: () => wasm } : { wasmBinary: wasm },
  });
  return {
    name: "zxing-wasm",
    async decode(picture) {
      const { width, height, rgba } = onWhite(picture);
      const image = { width, height, data: rgba, colorSpace: "srgb" } as ImageData;
      const results = await readBarcodes(image, READ_AS_MADE);
      return results.map((result) => ({
        decoder: "zxing-wasm",
        format: FORMATS[result.format] ?? result.format,
        text: textOf(result),
      }));
    },
  };
}

/** Without an ECI marker it guesses the character set, and guesses wrong for some short texts in UTF-8. */
function textOf({ hasECI, bytes, text }: ReadResult): string {
  return hasECI ? text : (utf8Text(bytes) ?? text);
}
