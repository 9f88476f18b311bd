import * as z from "zod/mini";
import { BARCODE_FORMATS } from "../codes/barcode/symbol.ts";
import { findBarcodeFormat, findSymbology } from "../codes/texts/barcode-format-name.ts";

/** Reads a name with `find`; other values stay as they are, for the schema behind it to refuse. */
const named = (find: (text: string) => string | null) =>
  z.transform((given: unknown) => (typeof given === "string" ? (find(given) ?? given) : given));

/** The symbology of a barcode by any name that the command line takes: `EAN13`, `ean-13`, `UPC-A`. */
export const barcodeFormatField = z
  .pipe(named(findBarcodeFormat), z.enum(BARCODE_FORMATS))
  .check(z.meta({ type: "string", enum: BARCODE_FORMATS }));

/** The same, or `qr`. */
export const symbologyField = z
  .pipe(named(findSymbology), z.enum(["QR Code", ...BARCODE_FORMATS]))
  .check(z.meta({ type: "string", enum: ["qr", ...BARCODE_FORMATS] }));
