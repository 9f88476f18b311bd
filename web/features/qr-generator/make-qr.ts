import { qrcodeEncoder } from "../../../adapters/codes/qrcode-encoder.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { contentProblem } from "../../../core/codes/qr/content.ts";
import { createQr, type QrCode } from "../../../core/codes/qr/create-qr.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { DomainError } from "../../../core/errors.ts";

export type MadeQr =
  | { kind: "empty" }
  /** Even the lowest error correction level holds less: by so many bytes. */
  | { kind: "too_long"; bytes: number }
  | { kind: "failed"; message: string }
  | { kind: "made"; code: QrCode };

/** Digits that the largest symbol holds (ISO/IEC 18004 table 7, 40-L): more characters than this never fit. */
const MOST_CHARACTERS = 7089;

/**
 * The code at the level of the design (H by default), or at the highest one below that still holds the content: the page
 * has no control for it, and a code with less error correction is better than none.
 */
export function makeQr(content: string, design: QrDesign, logo: Picture | null): MadeQr {
  if (content.trim() === "") return { kind: "empty" };
  const bytes = contentProblem(content, "L")?.values.bytes ?? 0;
  if (content.length > MOST_CHARACTERS) return { kind: "too_long", bytes };
  try {
    if (logo)
      return { kind: "made", code: createQr(qrcodeEncoder, content, { ...design, level: "L" }, logo) };
    return { kind: "made", code: createAtHighestLevel(content, design) };
  } catch (error) {
    if (error instanceof DomainError && error.code === "content_too_long") return { kind: "too_long", bytes };
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

function createAtHighestLevel(content: string, design: QrDesign): QrCode {
  const levels = ERROR_CORRECTION_LEVELS.slice(1, ERROR_CORRECTION_LEVELS.indexOf(design.level) + 1);
  for (const level of levels.toReversed()) {
    try {
      return createQr(qrcodeEncoder, content, { ...design, level }, null);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "content_too_long")) throw error;
    }
  }
  return createQr(qrcodeEncoder, content, { ...design, level: "L" }, null);
}
