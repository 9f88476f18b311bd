import type { Gray } from "../scan/scan-gray.ts";

/** A candidate for the finder pattern of a QR code (ISO/IEC 18004 §6.3.3): 1:1:3:1:1 along every line across. */
export interface FinderPattern {
  x: number;
  y: number;
  /** Width of a module, px. */
  module: number;
  /** Number of lines on which it was found. */
  hits: number;
}

/** Tolerance of a run in modules: the ring, and the core of three. */
const RING_TOLERANCE = 0.7;
const CORE_TOLERANCE = 1.2;
const MIN_OUTER = 0.4;
const FEWEST_HITS = 2;

/** @param twoToned black and white only */
export function findFinderPatterns(twoToned: Gray): FinderPattern[] {
  const found: FinderPattern[] = [];
  for (let y = 0; y < twoToned.height; y++)
    for (const across of ringsAlong(twoToned, y * twoToned.width, 1, twoToned.width)) {
      const x = Math.floor(across.center);
      const down = ringsAlong(twoToned, x, twoToned.width, twoToned.height).find(
        (ring) => Math.abs(ring.center - y) < ring.module && isSimilar(ring.module, across.module),
      );
      if (down)
        add(found, { x: across.center, y: down.center, module: (across.module + down.module) / 2, hits: 1 });
    }
  return found.filter(({ hits }) => hits >= FEWEST_HITS);
}

export const isSimilar = (one: number, other: number): boolean => one < 1.6 * other && other < 1.6 * one;

/** Dark cores with a light ring and something dark around it, along one line of pixels. */
function ringsAlong({ light }: Gray, start: number, step: number, count: number) {
  const rings: { center: number; module: number }[] = [];
  // lengths of the last five runs; the last one is light or dark as `dark` says
  const runs = [0, 0, 0, 0, 0];
  let dark = false;
  for (let at = 0; at <= count; at++) {
    const isDark = at < count && light[start + at * step]! < 128;
    if (isDark === dark && at < count) {
      runs[4]!++;
      continue;
    }
    if (dark) {
      const module = (runs[1]! + runs[2]! + runs[3]!) / 5;
      if (isRing(runs, module)) rings.push({ center: at - runs[4]! - runs[3]! - runs[2]! / 2, module });
    }
    runs.shift();
    runs.push(1);
    dark = isDark;
  }
  return rings;
}

const isRing = ([outer, before, core, after, end]: number[], module: number): boolean =>
  module > 0.9 &&
  Math.min(outer!, end!) >= MIN_OUTER * module &&
  Math.abs(before! - module) < RING_TOLERANCE * module &&
  Math.abs(after! - module) < RING_TOLERANCE * module &&
  Math.abs(core! - 3 * module) < CORE_TOLERANCE * module;

function add(found: FinderPattern[], one: FinderPattern): void {
  const near = found.find(
    ({ x, y, module }) => Math.hypot(x - one.x, y - one.y) < 2 * module && isSimilar(module, one.module),
  );
  if (!near) return void found.push(one);
  const total = near.hits + 1;
  near.x += (one.x - near.x) / total;
  near.y += (one.y - near.y) / total;
  near.module += (one.module - near.module) / total;
  near.hits = total;
}
