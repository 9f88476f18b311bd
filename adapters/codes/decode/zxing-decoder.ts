import type { ReaderOptions, ReadResult } from "zxing-wasm/reader";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { QuickFormat } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { utf8Text } from "./byte-text.ts";
import { formatName, prepareZxing, readZxing } from "./zxing-module.ts";

/** Not the plain Code39, which would also guess at full ASCII and turn "+B" into "b"; UPC-A is an EAN13 to it. */
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
 * Reads every code of many symbologies, upright and dark on light; not MSI and not pharmacode.
 *
 * @param wasm as for `prepareZxing`
 */
export function createZxingDecoder(wasm: ArrayBuffer | string): CodeDecoder {
  return decoderWith(wasm, OPTIONS);
}

/** What it looks for where a code of ours is expected. UPC-A is an EAN-13 to it. */
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
 * Reads one code of a format, upright and clean, several times as quick; of others nothing.
 *
 * @param wasm as for `prepareZxing`
 */
export function createQuickZxingDecoder(wasm: ArrayBuffer | string, format: QuickFormat): CodeDecoder {
  return decoderWith(wasm, {
    ...OPTIONS,
    formats: [EXPECTED[format]],
    // only of matrix codes does it look straight at the modules
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

/** Without an ECI marker it guesses the character set, and guesses wrong for some short texts in UTF-8. */
function textOf({ hasECI, bytes, text }: ReadResult): string {
  return hasECI ? text : (utf8Text(bytes) ?? text);
}
