import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { DomainError } from "../../../core/errors.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { makeBarcode } from "../encode/make-barcode.ts";
import { makeQr } from "../encode/make-qr.ts";
import { provePicture } from "../prove/prove-picture.node.ts";
import { rasterize } from "../raster/rasterize.ts";

/**
 * Makes a QR code and a barcode and reads both back.
 * @returns names of the decoders that read them
 * @throws DomainError `validation_failed` with the decoders' results
 */
export async function tryCodes(): Promise<string[]> {
  const qr = makeQr("https://example.com/quiet-zone", qrDesignSchema.parse({}), null);
  const barcode = makeBarcode("EAN13", "4006381333931", barcodeDesignSchema.parse({}));
  if (!barcode.ok) throw new DomainError("validation_failed", barcode.message);
  return [...new Set([...(await readers(qr)), ...(await readers(barcode))])];
}

async function readers({ asked, drawing, widthPx }: MadeCode): Promise<string[]> {
  const { scans, message, checks } = await provePicture(asked, rasterize(drawing, widthPx));
  if (!scans) throw new DomainError("validation_failed", `${asked.format}: ${message}`);
  return checks.map(({ decoder }) => decoder);
}
