import { type BarcodeCheck, checkBarcodeContent } from "./check-content.ts";
import type { BarcodeFormat } from "./symbol.ts";

/** `checkBarcodeContent` for callers without a user to ask: rejects a number that may have lost its leading zero. */
export const checkCertainContent = (format: BarcodeFormat, content: string): BarcodeCheck => {
  const check = checkBarcodeContent(format, content);
  return check.ok && check.notice?.code === "barcode.lost_zero" ? { ...check.notice, ok: false } : check;
};
