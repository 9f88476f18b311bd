import { utf8Length } from "../utf8.ts";
import { ALWAYS_FITS } from "./capacity.ts";
import { planSymbol } from "./plan-symbol.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "./symbol.ts";
import { levelWithMarker } from "./utf8-marker.ts";

/**
 * The error correction level of a code. A requested one stays, but for a logo, which raises it as far as the
 * content lets it. Where none is requested, the highest that holds the content, and beyond ASCII the highest that says
 * that it is UTF-8.
 */
export function usedLevel(
  content: string,
  asked: ErrorCorrectionLevel | null,
  hasLogo: boolean,
): ErrorCorrectionLevel {
  if (asked !== null && !hasLogo) return asked;
  const highest = highestLevel(content, asked ?? "L");
  // what a logo hides needs all of it; most contents are ASCII
  return hasLogo || utf8Length(content) === content.length ? highest : levelWithMarker(content, highest);
}

/**
 * The highest level that holds the content: less error correction is better than no code.
 * @param lowest the level where none does
 */
export function highestLevel(content: string, lowest: ErrorCorrectionLevel): ErrorCorrectionLevel {
  if (content.length <= ALWAYS_FITS) return "H";
  const levels = ERROR_CORRECTION_LEVELS.slice(ERROR_CORRECTION_LEVELS.indexOf(lowest)).toReversed();
  return levels.find((level) => planSymbol(content, level).version !== null) ?? lowest;
}
