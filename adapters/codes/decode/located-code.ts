import type { Point } from "../../../core/codes/scan.ts";
import type { Gray } from "../scan/scan-gray.ts";
import { type FinderPattern, isSimilar } from "./finder-patterns.ts";
import { areJoined } from "./timing-pattern.ts";

/** A QR code whose place is known from its finder patterns; px. */
export interface LocatedCode {
  /** Top left, top right, bottom right, bottom left, quiet zone left out. */
  corners: readonly [Point, Point, Point, Point];
  /** At the top left, the top right and the bottom left. */
  finders: readonly [FinderPattern, FinderPattern, FinderPattern];
  module: number;
}

/** Modules between the centers of two finder patterns: 14 in version 1, 170 in version 40. */
const MIN_SPAN = 10;
const WIDEST_SPAN = 190;
/** Maximum number of candidates; a page of text has many. */
const MAX_FINDERS = 24;

/** Three finder patterns in the positions of one code; the best candidates, or null. */
export function locateCode(found: FinderPattern[]): LocatedCode | null {
  const finders = wellSeen(found);
  let best: { code: LocatedCode; hits: number } | null = null;
  for (const corner of finders)
    for (const right of finders)
      for (const below of finders) {
        if (corner === right || corner === below || right === below) continue;
        const code = codeOf(corner, right, below);
        const hits = corner.hits + right.hits + below.hits;
        if (code && hits > (best?.hits ?? 0)) best = { code, hits };
      }
  return best?.code ?? null;
}

/** Whether it is as square as a code seen from the front. Three letters of a small text hardly ever are. */
export function isSquare({ finders: [corner, right, below] }: LocatedCode): boolean {
  const sides = [right, below].map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y));
  const modules = [corner, right, below].map(({ module }) => module);
  return Math.max(...sides) < 1.15 * Math.min(...sides) && Math.max(...modules) < 1.25 * Math.min(...modules);
}

/** Whether at least one side has a timing pattern: the other may be covered. */
export function isJoined({ finders: [corner, right, below], module }: LocatedCode, twoToned: Gray): boolean {
  const along = (from: FinderPattern, to: FinderPattern): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) / module;
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  };
  return (
    areJoined(twoToned, corner, right, along(corner, below)) ||
    areJoined(twoToned, corner, below, along(corner, right))
  );
}

/** Candidates found on nearly all lines across their core, the best first. */
const wellSeen = (found: FinderPattern[]): FinderPattern[] =>
  found
    .filter(({ hits, module }) => hits >= 1.5 * module)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, MAX_FINDERS);

function codeOf(corner: FinderPattern, right: FinderPattern, below: FinderPattern): LocatedCode | null {
  const [ax, ay] = [right.x - corner.x, right.y - corner.y];
  const [bx, by] = [below.x - corner.x, below.y - corner.y];
  const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  const module = (corner.module + right.module + below.module) / 3;
  const cross = ax * by - ay * bx;
  // clockwise, about a right angle, about as wide as high
  if (cross < 0.8 * a * b || Math.max(a, b) > 1.5 * Math.min(a, b)) return null;
  if (!isSimilar(corner.module, right.module) || !isSimilar(corner.module, below.module)) return null;
  if (Math.min(a, b) < MIN_SPAN * module || Math.max(a, b) > WIDEST_SPAN * module) return null;
  // from the center of a finder pattern it is 3.5 modules to the edge, along both sides
  const [u, v] = [(3.5 * module) / a, (3.5 * module) / b];
  const at = (along: number, down: number): Point => ({
    x: corner.x + ax * along + bx * down,
    y: corner.y + ay * along + by * down,
  });
  return {
    corners: [at(-u, -v), at(1 + u, -v), at(1 + u, 1 + v), at(-u, 1 + v)],
    finders: [corner, right, below],
    module,
  };
}

/**
 * Whether two finder patterns belong to a code whose third one would lie outside of the picture.
 * @param found all of the picture
 * @param twoToned the picture, black and white only
 */
export function isCutOff(found: FinderPattern[], twoToned: Gray): boolean {
  const { width, height } = twoToned;
  const [one, other] = wellSeen(found);
  if (!one || !other || !isSimilar(one.module, other.module)) return false;
  const module = (one.module + other.module) / 2;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const span = Math.hypot(dx, dy) / module;
  if (span < MIN_SPAN || span > WIDEST_SPAN) return false;
  const isOutside = (x: number, y: number) =>
    x < 3 * module || y < 3 * module || x > width - 3 * module || y > height - 3 * module;
  // the third one is at a right angle at either end, on either side
  return [1, -1].some(
    (side) =>
      [one, other].every(({ x, y }) => isOutside(x - side * dy, y + side * dx)) &&
      areJoined(twoToned, one, other, { x: (-side * dy) / span, y: (side * dx) / span }),
  );
}
