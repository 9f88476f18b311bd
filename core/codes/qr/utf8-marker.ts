import { planSymbol, type SymbolPlan } from "./plan-symbol.ts";
import { BYTE, type Segment } from "./segment.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "./symbol.ts";

/** Mode indicator and assignment number (ISO/IEC 18004 §7.4.2). */
export const UTF8_MARKER_BITS = 12;

/** Whether a symbol begins with the marker for UTF-8: text beyond ASCII has it where its version has room (docs/decisions/0003-eci.md). */
export const hasUtf8Marker = ({ segments, spareBits }: SymbolPlan): boolean =>
  spareBits >= UTF8_MARKER_BITS && segments.some(isBeyondAscii);

const isBeyondAscii = ({ mode, text, length }: Segment): boolean => mode === BYTE && length !== text.length;

/**
 * The highest level up to this one at which a content beyond ASCII has the marker in no larger a symbol: a code with a little less
 * error correction is better than one whose letters some readers guess wrong. This one where there is none.
 * @param level at which the content fits
 */
export function levelWithMarker(content: string, level: ErrorCorrectionLevel): ErrorCorrectionLevel {
  const plan = planSymbol(content, level);
  if (!plan.segments.some(isBeyondAscii) || hasUtf8Marker(plan)) return level;
  const lower = ERROR_CORRECTION_LEVELS.slice(0, ERROR_CORRECTION_LEVELS.indexOf(level)).toReversed();
  return lower.find((each) => hasUtf8Marker(planSymbol(content, each))) ?? level;
}
