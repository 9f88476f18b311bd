import { makeBarcode } from "../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../adapters/codes/encode/make-qr.ts";
import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import type { Lettering } from "../../core/codes/qr/frame/lettering.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { DomainError } from "../../core/errors.ts";
import type { HistoryRow } from "./history-api.ts";

/** Redraws the code of a record from its content and design. Null if it violates current rules. */
export function redraw(
  { content, design }: Pick<HistoryRow, "content" | "design">,
  logo: Picture | null,
  lettering: Lettering | null,
): MadeCode | null {
  try {
    if (design.kind === "qr") return makeQr(content, design, logo, lettering);
    const made = makeBarcode(design.barcodeFormat, content, design);
    return made.ok ? made : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
