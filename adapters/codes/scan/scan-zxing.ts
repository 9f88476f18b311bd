import type { ReaderOptions, ReadResult } from "zxing-wasm/reader";
import { utf8Text } from "../decode/byte-text.ts";
import { scanContent } from "./scan-content.ts";
import type { ScanReading, ZxingOptions, ZxingScanner } from "./scan-reading.ts";
import { formatName, loadZxing, readZxing } from "../decode/zxing-module.ts";

/**
 * Not plain Code39, which also guesses full ASCII; not Codabar, which has no check digit and which noise
 * resembles.
 */
const LINEAR = [
  "Code128",
  "Code39Std",
  "EAN13",
  "EAN8",
  "UPCA",
  "ITF",
  "UPCE",
  "Code93",
  "DataBar",
  "DataBarExp",
] as const;
/** "QRCode" would include Micro QR and rMQR, which detect few misreads. */
const QR = ["QRCodeModel2", "QRCodeModel1"] as const;
const FORMATS = {
  common: [...QR, ...LINEAR],
  qr: [...QR],
  linear: [...LINEAR],
  rare: ["DataMatrix", "AztecCode", "PDF417"],
} satisfies Record<string, NonNullable<ReaderOptions["formats"]>>;

const THRESHOLDS = { local: "LocalAverage", global: "GlobalHistogram", fixed: "FixedThreshold" } as const;

/**
 * The decoder for scanning, which also tries rotated and inverted pictures; proofs use the strict one.
 *
 * @param wasm as for `loadZxing`
 * @returns once the wasm is loaded
 */
export async function loadZxingScanner(wasm: ArrayBuffer | string): Promise<ZxingScanner> {
  await loadZxing(wasm);
  return {
    async read({ width, height, rgba }, look = {}) {
      const image = { width, height, data: rgba, colorSpace: "srgb" } as ImageData;
      return (await readZxing(image, optionsOf(look))).map(readingOf);
    },
  };
}

const optionsOf = ({ formats, denoise, threshold }: ZxingOptions): ReaderOptions => ({
  formats: FORMATS[formats ?? "common"],
  textMode: "Plain",
  tryDenoise: denoise ?? false,
  binarizer: THRESHOLDS[threshold ?? "local"],
  // a code that was detected but not read is worth another attempt
  returnErrors: true,
});

function readingOf(result: ReadResult): ScanReading {
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
  const reading = {
    decoder: "zxing-wasm",
    format: formatName(result),
    ...scanContent(textOf(result), result.bytes),
    corners: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({ x, y })),
    lines: result.lineCount,
    failed: !result.isValid,
  };
  // a UPC-A is an EAN-13 that begins with 0, with the same bars (ISO/IEC 15420 §4.1)
  const isUpc = reading.format === "UPC" || (reading.format === "EAN13" && reading.text.startsWith("0"));
  return isUpc ? { ...reading, format: "UPC", text: reading.text.replace(/^0(?=\d{12}$)/, "") } : reading;
}

/** Without an ECI marker, zxing guesses the character set, and guesses wrong for some short UTF-8 texts. */
function textOf({ hasECI, bytes, text }: ReadResult): string {
  return hasECI ? text : (utf8Text(bytes) ?? text);
}
