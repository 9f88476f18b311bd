import { printedBarsCautions } from "../../../core/codes/barcode/barcode-cautions.ts";
import type { Caution } from "../../../core/codes/caution.ts";
import { fineModulesCaution } from "../../../core/codes/qr/qr-cautions.ts";
import type { MadeCode } from "../encode/made-code.ts";

/** Cautions about the code of a label: modules finer than scanners need, and low bars. @param file a label printer (ZPL) may have finer bars */
export function labelCautions(
  { printed, asked: { format } }: Pick<MadeCode, "printed" | "asked">,
  file: "pdf" | "zpl",
): Pick<Caution<unknown>, "code" | "values" | "message">[] {
  if (printed === null) return [];
  if (format !== "QR Code") return printedBarsCautions(format, printed, file, "label");
  const fine = fineModulesCaution(printed.module, null);
  return fine === null ? [] : [fine];
}
