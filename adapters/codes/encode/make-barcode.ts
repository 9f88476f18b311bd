import { type Barcode, tryBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import type { BarcodeProblem } from "../../../core/codes/barcode/problem.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { jsbarcodeEncoder } from "./jsbarcode-encoder.ts";
import type { MadeCode } from "./made-code.ts";
import { barcodePdfBox } from "../files/pdf-box.ts";

export type MadeBarcode = MadeCode & Barcode;

/** A barcode, or the sentence that says why there is none. */
export function makeBarcode(
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): ({ ok: true } & MadeBarcode) | BarcodeProblem {
  const made = tryBarcode(jsbarcodeEncoder, format, content, design);
  if (!made.ok) return made;
  return {
    ...made,
    asked: { format, content: made.symbol.content },
    widthPx: made.drawing.width,
    pdfBox: barcodePdfBox(made),
  };
}
