import { type ReaderOptions, readBarcodes, type ReadResult } from "zxing-wasm/reader";
import { utf8Text } from "./byte-text.ts";
import { scanContent } from "./scan-content.ts";
import type { ScanReading, ZxingLook, ZxingScanner } from "./scan-reading.ts";
import { loadZxing } from "./zxing-module.ts";

/** UPC-A comes as an EAN13 from the family's reader; the plain Code39 would also guess at full ASCII. */
const LINEAR = [
  "Code128",
  "Code39Std",
  "EAN13",
  "EAN8",
  "UPCA",
  "ITF",
  "UPCE",
  "Codabar",
  "Code93",
  "DataBar",
  "DataBarExp",
] as const;
const MATRIX = ["QRCode", "MicroQRCode", "DataMatrix", "Aztec", "PDF417"] as const;
const FORMATS = { matrix: [...MATRIX], linear: [...LINEAR], all: [...MATRIX, ...LINEAR] };

/** Our names for what it reports. Others keep its name. */
const NAMES: Partial<Record<ReadResult["format"], string>> = {
  QRCode: "QR Code",
  QRCodeModel1: "QR Code",
  QRCodeModel2: "QR Code",
  Code128: "CODE128",
  Code39: "CODE39",
  Code39Std: "CODE39",
  ITF14: "ITF",
  UPCA: "UPC",
};

const THRESHOLDS = { local: "LocalAverage", global: "GlobalHistogram", fixed: "FixedThreshold" } as const;

/**
 * The reader for scanning, which turns and inverts pictures as well; proofs use the strict one.
 *
 * @param wasm as for `loadZxing`
 * @returns when its program is there
 */
export async function loadZxingScanner(wasm: ArrayBuffer | string): Promise<ZxingScanner> {
  await loadZxing(wasm);
  return {
    async read({ width, height, rgba }, look = {}) {
      const image = { width, height, data: rgba, colorSpace: "srgb" } as ImageData;
      return (await readBarcodes(image, optionsOf(look))).map(readingOf);
    },
  };
}

function optionsOf({ formats, denoise, threshold, downscale = 3, errors }: ZxingLook): ReaderOptions {
  return {
    formats: FORMATS[formats ?? "all"],
    textMode: "Plain",
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: downscale > 0,
    ...(downscale > 0 ? { downscaleFactor: downscale } : {}),
    tryDenoise: denoise ?? false,
    binarizer: THRESHOLDS[threshold ?? "local"],
    returnErrors: errors ?? false,
  };
}

function readingOf(result: ReadResult): ScanReading {
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
  return {
    decoder: "zxing-wasm",
    format: NAMES[result.format] ?? result.format,
    ...scanContent(textOf(result), result.bytes),
    corners: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({ x, y })),
    lines: result.lineCount,
    error: result.isValid ? "" : result.error || "error",
  };
}

/** Without an ECI marker it guesses the character set, and guesses wrong for some short texts in UTF-8. */
function textOf({ hasECI, bytes, text }: ReadResult): string {
  return hasECI ? text : (utf8Text(bytes) ?? text);
}
