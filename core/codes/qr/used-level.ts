import { utf8Length } from "../utf8.ts";
import { ALWAYS_FITS } from "./capacity.ts";
import { planSymbol } from "./plan-symbol.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "./symbol.ts";
import { levelWithMarker } from "./utf8-marker.ts";

/**
 * The error correction level of a code. A requested level is kept, except that a logo raises it as far as the
 * content allows. Automatically: the highest level that fits the content, and beyond ASCII the highest that
 * also fits the UTF-8 marker.
 */
export function usedLevel(
  content: string,
  asked: ErrorCorrectionLevel | null,
  hasLogo: boolean,
): ErrorCorrectionLevel {
  if (asked !== null && !hasLogo) return asked;
  const highest = highestLevel(content, asked ?? "L");
  // a logo needs the full error correction for the area it hides; most contents are ASCII
  return hasLogo || utf8Length(content) === content.length ? highest : levelWithMarker(content, highest);
}

/**
 * The highest level that fits the content: less error correction is better than no code.
 * @param lowest the level if none fits
 */
export function highestLevel(content: string, lowest: ErrorCorrectionLevel): ErrorCorrectionLevel {
  if (content.length <= ALWAYS_FITS) return "H";
  const levels = ERROR_CORRECTION_LEVELS.slice(ERROR_CORRECTION_LEVELS.indexOf(lowest)).toReversed();
  return levels.find((level) => planSymbol(content, level).version !== null) ?? lowest;
}
