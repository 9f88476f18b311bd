import { contentProblem } from "../core/codes/qr/content.ts";
import { EXPORT_SIZE, type QrDesign, qrPixelSize } from "../core/codes/qr/design.ts";
import { planSymbol } from "../core/codes/qr/plan-symbol.ts";
import type { TextProblem } from "./design-texts.ts";

/** Modules a side of the largest symbol, version 40. */
const LARGEST = 177;
/** UTF-16 units that fit version 40 at every level, even at three bytes each (ISO/IEC 18004 table 7: 1,273 bytes at H). */
const ALWAYS_FITS = 424;

/**
 * Why this content cannot become a QR code of this design, or null. Looks no closer than it must: it is asked for each row.
 * @param design null where it is wrong itself: the content is judged by the level that takes most
 */
export const qrProblem = (content: string, design: QrDesign | null): TextProblem | null => {
  if (content.length > ALWAYS_FITS || content.trim() === "") {
    const problem = contentProblem(content, design?.level ?? "L");
    if (problem) return { name: "content", message: `${problem.message}.` };
  }
  if (design === null) return null;
  const { width, height } = qrPixelSize(design);
  const side = Math.min(width, height);
  if (side >= LARGEST + 2 * design.margin) return null;
  const { version } = planSymbol(content, design.level);
  const needed = 17 + 4 * (version ?? 40) + 2 * design.margin;
  if (side >= needed) return null;
  const message = `${side} px are too few: the modules of this code and its margin need ${needed} px.`;
  return needed > EXPORT_SIZE.max
    ? { name: "size", message }
    : { name: "size", message, corrected: String(needed) };
};
