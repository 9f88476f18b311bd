import { fillSentence } from "../sentence.ts";
import { type QrDesign, qrPixelSize } from "./design.ts";

/** Sentences about sizes; the web catalog spreads them in. */
export const qrSizeMessages = {
  "qr.too_few_pixels": "{side} px is too small: this code and its quiet zone need at least {needed} px",
} as const;

export interface SizeProblem {
  code: "too_few_pixels";
  /** `side`: of the square that the picture has room for; `needed`: of the smallest that shows every module. Px. */
  values: { side: number; needed: number };
  message: string;
}

/**
 * Why a picture of this design cannot show every module, each of which takes at least one px, or null.
 * @param modules a side of the symbol, without its quiet zone
 */
export function sizeProblem(modules: number, design: Pick<QrDesign, "size" | "margin">): SizeProblem | null {
  const { width, height } = qrPixelSize(design);
  const side = Math.min(width, height);
  const needed = modules + 2 * design.margin;
  if (side >= needed) return null;
  const values = { side, needed };
  return {
    code: "too_few_pixels",
    values,
    message: fillSentence(qrSizeMessages["qr.too_few_pixels"], values),
  };
}
