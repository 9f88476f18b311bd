import { fillSentence } from "../sentence.ts";
import { type QrDesign, qrPixelSize } from "./design.ts";

/** Sentences about sizes; the web catalog includes them. */
export const qrSizeMessages = {
  "qr.too_few_pixels": "{side} px is too small: this code and its quiet zone need at least {needed} px",
} as const;

export interface SizeProblem {
  code: "too_few_pixels";
  /** `side`: of the square that the picture has room for; `needed`: of the smallest that would do. Px. */
  values: { side: number; needed: number };
  message: string;
}

/**
 * Why a picture of this design is too small for its modules, or null.
 * @param modules a side of the symbol, without its quiet zone
 * @param least px of a module: one px shows it
 */
export function sizeProblem(
  modules: number,
  design: Pick<QrDesign, "size" | "margin">,
  least = 1,
): SizeProblem | null {
  const { width, height } = qrPixelSize(design);
  const side = Math.min(width, height);
  const needed = (modules + 2 * design.margin) * least;
  if (side >= needed) return null;
  const values = { side, needed };
  return {
    code: "too_few_pixels",
    values,
    message: fillSentence(qrSizeMessages["qr.too_few_pixels"], values),
  };
}
