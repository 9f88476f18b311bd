import { checkCertainContent } from "../../../core/codes/barcode/certain-check.ts";
import { type Barcode, tryBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import { barcodeWidth } from "../../../core/codes/barcode/layout.ts";
import type { BarcodeProblem } from "../../../core/codes/barcode/problem.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { jsbarcodeEncoder } from "./jsbarcode-encoder.ts";
import { printedSize } from "../../../core/codes/print/printed-size.ts";
import type { MadeCode } from "./made-code.ts";
import { barcodePdfBox, printedBox } from "../files/pdf-box.ts";

export type MadeBarcode = MadeCode & Barcode;

/** A barcode, or a sentence with the reason why there is none. A number that may lack its leading zero is completed, with a notice. */
export function makeBarcode(
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): ({ ok: true } & MadeBarcode) | BarcodeProblem {
  const made = tryBarcode(jsbarcodeEncoder, format, content, design);
  if (!made.ok) return made;
  const { width, height } = made.drawing;
  const { print } = design;
  const code = barcodeWidth(made.symbol, made.module, design);
  const pixels = { width, height, code, module: made.module, barHeight: made.barHeight };
  const printed = print ? printedSize(print.dpi, pixels) : null;
  return {
    ...made,
    asked: { format, content: made.symbol.content },
    widthPx: width,
    printed,
    boxOn: (page) => (printed ? printedBox(printed, page) : barcodePdfBox(made, page)),
  };
}

/** `makeBarcode` for callers without a user to ask: a number that may lack its leading zero would become another product's. */
export function makeCertainBarcode(
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): ReturnType<typeof makeBarcode> {
  const check = checkCertainContent(format, content);
  return check.ok ? makeBarcode(format, content, design) : check;
}
