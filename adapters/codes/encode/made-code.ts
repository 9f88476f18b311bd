import type { Drawing } from "../../../core/codes/drawing.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";
import type { PdfBox } from "../files/pdf-box.ts";

/** A code that is drawn and checked, ready to be written as a file and read back. */
export interface MadeCode {
  /** What decoders must read from it. */
  asked: ExpectedCode;
  drawing: Drawing;
  /** Px of the picture that it is written as. */
  widthPx: number;
  /** Where it stands on a page. */
  pdfBox: PdfBox;
}
