import { planSymbol, type SymbolPlan } from "./plan-symbol.ts";
import { BYTE, type Segment } from "./segment.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "./symbol.ts";

/** Mode indicator and assignment number (ISO/IEC 18004 §7.4.2). */
export const UTF8_MARKER_BITS = 12;

/**
 * Whether a symbol starts with the UTF-8 marker: text beyond ASCII has it if its version has room
 * (docs/decisions/0003-eci.md).
 */
export const hasUtf8Marker = ({ segments, spareBits }: SymbolPlan): boolean =>
  spareBits >= UTF8_MARKER_BITS && segments.some(isBeyondAscii);

const isBeyondAscii = ({ mode, text, length }: Segment): boolean => mode === BYTE && length !== text.length;

/**
 * The highest level up to this one at which content beyond ASCII gets the marker without a larger symbol: a
 * code with slightly less error correction is better than one whose letters some scanners misread. This level
 * if there is none.
 * @param level a level that fits the content
 */
export function levelWithMarker(content: string, level: ErrorCorrectionLevel): ErrorCorrectionLevel {
  const plan = planSymbol(content, level);
  if (!plan.segments.some(isBeyondAscii) || hasUtf8Marker(plan)) return level;
  const lower = ERROR_CORRECTION_LEVELS.slice(0, ERROR_CORRECTION_LEVELS.indexOf(level)).toReversed();
  return lower.find((each) => hasUtf8Marker(planSymbol(content, each))) ?? level;
}
