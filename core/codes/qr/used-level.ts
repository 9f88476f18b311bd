import { ALWAYS_FITS } from "./capacity.ts";
import { planSymbol } from "./plan-symbol.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "./symbol.ts";

/**
 * The error correction level of a code. A requested one stays, but for a logo, which raises it as far as the
 * content lets it. Where none is requested, the highest that holds the content: less error correction
 * is better than no code. Content that does not fit gets the lowest of these.
 */
export function usedLevel(
  content: string,
  asked: ErrorCorrectionLevel | null,
  hasLogo: boolean,
): ErrorCorrectionLevel {
  if (asked !== null && !hasLogo) return asked;
  if (content.length <= ALWAYS_FITS) return "H";
  const lowest = asked ?? "L";
  const levels = ERROR_CORRECTION_LEVELS.slice(ERROR_CORRECTION_LEVELS.indexOf(lowest)).toReversed();
  return levels.find((level) => planSymbol(content, level).version !== null) ?? lowest;
}
