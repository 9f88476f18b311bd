import type { PdfBox } from "../adapters/codes/pdf-box.ts";
import type { Drawing } from "../core/codes/drawing.ts";
import type { Asked } from "../core/codes/proof.ts";

/** A code that is drawn but no file yet. */
export interface MadeCode {
  drawing: Drawing;
  /** Px of the picture that it is written as. */
  widthPx: number;
  /** Where it stands on a page. */
  box: PdfBox;
  /** What decoders must read from it. */
  asked: Asked;
  /** Sentences to tell beside it: a check digit that was added. */
  notes: string[];
}
