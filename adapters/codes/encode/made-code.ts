import type { Drawing } from "../../../core/codes/drawing.ts";
import type { Page, PageBox } from "../../../core/codes/print/page.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";

/** A code that is drawn and checked, ready to be written as a file and read back. */
export interface MadeCode {
  /** What decoders must read from it. */
  asked: ExpectedCode;
  drawing: Drawing;
  /** Px of the picture that it is written as. */
  widthPx: number;
  /** How large it is on paper; null where nobody said it. */
  printed: PrintedSize | null;
  /** Where it stands on a page if it has no size on paper. */
  boxOn: (page: Page) => PageBox;
}
