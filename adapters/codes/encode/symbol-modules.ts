import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import type { Symbology } from "../../../core/codes/print/advice/readers.ts";
import { QR_MARGIN } from "../../../core/codes/qr/design.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import type { ErrorCorrectionLevel } from "../../../core/codes/qr/symbol.ts";
import { usedLevel } from "../../../core/codes/qr/used-level.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { jsbarcodeEncoder } from "./jsbarcode-encoder.ts";

/**
 * Modules per side of a code, including the quiet zone that its symbology requires.
 * @param level of error correction of a QR code; null: the highest that fits
 * @throws DomainError `content_empty`, `content_too_long`, `barcode_invalid`
 */
export function symbolModules(
  symbology: Symbology,
  content: string,
  level: ErrorCorrectionLevel | null,
): number {
  if (symbology === "QR Code") {
    const { size } = qrEncoder.encode(content, { level: usedLevel(content, level, false) });
    return size + 2 * QR_MARGIN.needed;
  }
  const { symbol } = createBarcode(jsbarcodeEncoder, symbology, content, barcodeDesignSchema.parse({}));
  const { left, right } = barcodeFormats[symbology].quietZone;
  return left + symbol.widths.reduce((sum, width) => sum + width, 0) + right;
}
