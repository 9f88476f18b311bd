import { printedBarsCautions } from "../../../core/codes/barcode/barcode-cautions.ts";
import type { Caution } from "../../../core/codes/caution.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import { densityCaution } from "../../../core/codes/qr/qr-cautions.ts";
import type { MadeBarcode } from "../encode/make-barcode.ts";
import type { MadeQr } from "../encode/make-qr.ts";

/**
 * Why scanners may miss the code of a row's file: its modules are too small, its bars too thin or too low. What else its design
 * says is noted when the row is read. @param file a label printer (ZPL) may have finer bars
 */
export function fileCautions(
  code: MadeQr | MadeBarcode,
  file?: ExportFormat,
): Pick<Caution<unknown>, "code" | "values" | "message">[] {
  const { format } = code.asked;
  if (format !== "QR Code") return printedBarsCautions(format, code.printed, file);
  const dense = "design" in code ? densityCaution(code.symbol, code.design) : null;
  return dense === null ? [] : [dense];
}
