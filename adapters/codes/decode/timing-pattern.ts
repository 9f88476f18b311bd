import type { Point } from "../../../core/codes/scan.ts";
import type { Gray } from "../scan/scan-gray.ts";
import type { FinderPattern } from "./finder-patterns.ts";

/**
 * Share of modules that must match the standard. Random shapes that resemble finder patterns match about
 * half.
 */
const MIN_SHARE = 0.85;

/**
 * Whether two finder patterns belong to the same code: between them, dark and light modules alternate from
 * the last row of one pattern to that of the other (ISO/IEC 18004 §6.3.3 to 6.3.5).
 * @param twoToned black and white only
 * @param inward vector of one module toward the center of the code
 */
export function areJoined(twoToned: Gray, one: FinderPattern, other: FinderPattern, inward: Point): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const module = (one.module + other.module) / 2;
  // 14 modules from center to center in version 1, and four more per version
  const versions = (Math.hypot(dx, dy) / module - 14) / 4;
  return [Math.floor(versions), Math.ceil(versions)].some((version) => {
    const span = 14 + 4 * Math.max(0, version);
    let [seen, right] = [0, 0];
    for (let at = -3; at <= span + 3; at++) {
      const x = Math.round(one.x + (dx * at) / span + 3 * inward.x - 0.5);
      const y = Math.round(one.y + (dy * at) / span + 3 * inward.y - 0.5);
      if (x < 0 || y < 0 || x >= twoToned.width || y >= twoToned.height) continue;
      const isDark = twoToned.light[y * twoToned.width + x]! < 128;
      // a finder pattern is dark up to its third module from the center; the alternating modules follow
      const isFinder = at <= 3 || at >= span - 3;
      seen++;
      if (isDark === (isFinder || at % 2 === 1)) right++;
    }
    return seen > 10 && right >= MIN_SHARE * seen;
  });
}
