import { makeQr, type MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { contentProblem } from "../../../core/codes/qr/content.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";

export type QrAttempt =
  | { kind: "empty" }
  /** It exceeds the capacity at the lowest error correction level by this many bytes. */
  | { kind: "too_long"; bytes: number }
  | { kind: "failed"; error: unknown }
  | { kind: "made"; code: MadeQr };

/**
 * The code, or the reason why there is none. @param lettering writes the text of its frame; null if it has
 * none
 */
export function tryQr(
  content: string,
  design: QrDesign,
  logo: Picture | null,
  lettering: Lettering | null = null,
): QrAttempt {
  const problem = contentProblem(content, design.level ?? "L");
  if (problem?.code === "content_empty") return { kind: "empty" };
  if (problem) return { kind: "too_long", bytes: problem.values.bytes };
  try {
    return { kind: "made", code: makeQr(content, design, logo, lettering) };
  } catch (error) {
    console.warn("The QR code could not be made:", error);
    return { kind: "failed", error };
  }
}
