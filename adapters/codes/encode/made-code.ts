import type { BarcodeSymbol } from "../../../core/codes/barcode/symbol.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";
import type { Page, CodeBox } from "../../../core/codes/print/page.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";

/** A code that is drawn and checked, ready to be written as a file and read back. */
export interface MadeCode {
  /** The content that decoders must read. */
  asked: ExpectedCode;
  symbol: QrSymbol | BarcodeSymbol;
  drawing: Drawing;
  /** Px of a module in the picture. */
  module: number;
  /** Width of the output picture in px. */
  widthPx: number;
  /** Size on paper; null if none was requested. */
  printed: PrintedSize | null;
  /** Its position on a page. @throws DomainError `validation_failed` if the page is too small for its size on paper */
  boxOn: (page: Page) => CodeBox;
}
