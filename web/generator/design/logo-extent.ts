import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { widestLogo } from "../../../core/codes/qr/logo-budget.ts";

/** Diameter of the logo's disc in the exported picture. */
export interface LogoExtent {
  pixels: number;
  /** Percent of the picture's width. */
  share: number;
}

/** The logo's size in a code. */
export function logoExtentOf({ symbol, drawing, widthPx, design }: MadeQr): LogoExtent {
  const share = (widestLogo(symbol) * design.logoSize) / 100 / drawing.width;
  return { pixels: Math.round(share * widthPx), share: Math.round(share * 100) };
}
