import type { ReaderOptions, ReadResult } from "zxing-wasm/reader";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { QuickFormat } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { utf8Text } from "./byte-text.ts";
import { formatName, prepareZxing, readZxing } from "./zxing-module.ts";

/** Not plain Code39, which also guesses full ASCII and turns "+B" into "b". zxing reports UPC-A as EAN13. */
const FORMATS = [
  "QRCode",
  "Code128",
  "Code39Std",
  "EAN13",
  "EAN8",
  "ITF",
  "UPCE",
  "Codabar",
  "Code93",
  "DataBar",
  "DataBarExp",
  "DataMatrix",
  "Aztec",
  "PDF417",
] as const;

const OPTIONS: ReaderOptions = {
  formats: [...FORMATS],
  tryRotate: false,
  tryInvert: false,
  textMode: "Plain",
};

/**
 * Reads all codes in a picture, upright and dark on light, of many symbologies but not MSI or Pharmacode.
 *
 * @param wasm as for `prepareZxing`
 */
export function createZxingDecoder(wasm: ArrayBuffer | string): CodeDecoder {
  return decoderWith(wasm, OPTIONS);
}

/** zxing's format for each expected code. It reports UPC-A as EAN-13. */
const EXPECTED: Record<QuickFormat, (typeof FORMATS)[number]> = {
  "QR Code": "QRCode",
  CODE128: "Code128",
  CODE39: "Code39Std",
  EAN13: "EAN13",
  EAN8: "EAN8",
  UPC: "EAN13",
  ITF: "ITF",
};

/**
 * Reads one clean, upright code of the given format, several times as fast as the full decoder.
 *
 * @param wasm as for `prepareZxing`
 */
export function createQuickZxingDecoder(wasm: ArrayBuffer | string, format: QuickFormat): CodeDecoder {
  return decoderWith(wasm, {
    ...OPTIONS,
    formats: [EXPECTED[format]],
    // only for matrix codes, this samples the modules directly
    isPure: format === "QR Code",
    tryHarder: false,
    tryDownscale: false,
    maxNumberOfSymbols: 1,
  });
}

function decoderWith(wasm: ArrayBuffer | string, options: ReaderOptions): CodeDecoder {
  prepareZxing(wasm);
  return {
    name: "zxing-wasm",
    async decode(picture) {
      const { width, height, rgba } = onWhite(picture);
      const image = { width, height, data: rgba, colorSpace: "srgb" } as ImageData;
      const results = await readZxing(image, options);
      return results.map((result) => ({
        decoder: "zxing-wasm",
        format: formatName(result),
        text: textOf(result),
      }));
    },
  };
}

/** Without an ECI marker, zxing guesses the character set, and guesses wrong for some short UTF-8 texts. */
function textOf({ hasECI, bytes, text }: ReadResult): string {
  return hasECI ? text : (utf8Text(bytes) ?? text);
}
