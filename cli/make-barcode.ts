import { jsbarcodeEncoder } from "../adapters/codes/jsbarcode-encoder.ts";
import { barcodePdfBox } from "../adapters/codes/pdf-box.ts";
import { tryBarcode } from "../core/codes/barcode/create-barcode.ts";
import type { BarcodeDesign } from "../core/codes/barcode/design.ts";
import type { BarcodeProblem } from "../core/codes/barcode/problem.ts";
import type { BarcodeFormat } from "../core/codes/barcode/symbol.ts";
import type { MadeCode } from "./made-code.ts";

/** A barcode, or the sentence that says why there is none. */
export const makeBarcode = (
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): (MadeCode & { ok: true }) | BarcodeProblem => {
  const made = tryBarcode(jsbarcodeEncoder, format, content, design);
  if (!made.ok) return made;
  return {
    ok: true,
    drawing: made.drawing,
    widthPx: made.drawing.width,
    box: barcodePdfBox(made),
    asked: { format, content: made.symbol.content },
    notes: made.notice === null ? [] : [`${made.notice.message}.`],
  };
};
