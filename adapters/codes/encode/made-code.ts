import type { BarcodeSymbol } from "../../../core/codes/barcode/symbol.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";
import type { Page, PageBox } from "../../../core/codes/print/page.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";

/** A code that is drawn and checked, ready to be written as a file and read back. */
export interface MadeCode {
  /** What decoders must read from it. */
  asked: ExpectedCode;
  symbol: QrSymbol | BarcodeSymbol;
  drawing: Drawing;
  /** Px of a module in the picture. */
  module: number;
  /** Px of the picture that it is written as. */
  widthPx: number;
  /** How large it is on paper; null where nobody said it. */
  printed: PrintedSize | null;
  /** Where it stands on a page. @throws DomainError `validation_failed` where it has a size on paper that the page is too small for */
  boxOn: (page: Page) => PageBox;
}
