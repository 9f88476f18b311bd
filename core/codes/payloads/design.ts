import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../qr/symbol.ts";
import { highestLevel } from "../qr/used-level.ts";

/** Size slider of the payload generators, px of the exported picture. */
export const PAYLOAD_SIZE = { min: 128, max: 512, step: 16, default: 256 } as const;

/** Share of a symbol that each level restores, percent (ISO/IEC 18004 table 12). */
export const RESTORED_PERCENT: Record<ErrorCorrectionLevel, number> = { L: 7, M: 15, Q: 25, H: 30 };

const rank = (level: ErrorCorrectionLevel) => ERROR_CORRECTION_LEVELS.indexOf(level);

/** Whether the first level corrects fewer errors than the second. */
export const isLowerLevel = (level: ErrorCorrectionLevel, than: ErrorCorrectionLevel): boolean =>
  rank(level) < rank(than);

/** The requested level, or the highest below it that fits the content: less error correction is better than no code. */
export function levelThatFits(content: string, asked: ErrorCorrectionLevel): ErrorCorrectionLevel {
  const highest = highestLevel(content, "L");
  return isLowerLevel(asked, highest) ? asked : highest;
}
