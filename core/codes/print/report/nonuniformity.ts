import { gradeOfAtMost, type Steps } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";
import { edgesOf } from "./scan-profile.ts";
import type { QrSamples } from "./qr-samples.ts";
import { extremes, globalThreshold } from "./symbol-contrast.ts";

/** Public source of both: Cognex VisionPro, "CogIDProcessControlMetricsISO15415". */
const AXIAL: Steps = [0.06, 0.08, 0.1, 0.12];
const GRID: Steps = [0.38, 0.5, 0.63, 0.75];

/**
 * The first measured module of the timing pattern: the light one before it ends at the finder pattern, whose corner may
 * be round. Also the middle of that pattern.
 */
const FIRST = 8;
const FINDER_MIDDLE = 3.5;

interface Spacing {
  /** Distance between modules, in steps of the profile. */
  mean: number;
  /** Largest deviation of a module of the timing pattern from its place, modules. */
  farthest: number;
}

/**
 * Measures the positions of the modules of a timing pattern.
 * @param size of the symbol, modules
 * @returns null if its modules merge
 */
function spacingOf(profile: Float64Array, size: number, threshold: number): Spacing | null {
  // the finder patterns at its ends are dark from its first step to its last, but for those with round corners
  const isDark = (value: number) => value < threshold;
  const inner = edgesOf(profile, threshold);
  if (!isDark(profile[0]!)) inner.shift();
  if (!isDark(profile.at(-1)!)) inner.pop();
  const edges = [0, ...inner, profile.length];
  const middles = edges.slice(1).map((edge, at) => (edge + edges[at]!) / 2);
  // two finder patterns, and single modules between them
  if (middles.length !== size - 12) return null;
  const [first, last] = [middles[2]!, middles.at(-3)!];
  const mean = (last - first) / (size - 2 * FIRST - 1);
  // by the ends of the symbol: where corners are round, the side of a finder pattern is not in its middle
  const half = (FINDER_MIDDLE / size) * profile.length;
  const ends = [half, profile.length - half] as const;
  const ideal = (ends[1] - ends[0]) / (size - 2 * FINDER_MIDDLE);
  const off = middles.slice(2, -2).map((middle, at) => {
    const place = ends[0] + (at + FIRST + 0.5 - FINDER_MIDDLE) * ideal;
    return Math.abs(middle - place) / ideal;
  });
  return { mean, farthest: Math.max(...off) };
}

/**
 * Axial nonuniformity, the difference of the module spacing across and down as |X - Y| over their mean, and grid nonuniformity, the largest
 * deviation of the grid in modules. Measured along the timing patterns.
 */
export function nonuniformity({ symbol, reflectance, timing }: QrSamples): [Measure, Measure] {
  const threshold = globalThreshold(extremes(reflectance));
  const across = spacingOf(timing.across, symbol.size, threshold);
  const down = spacingOf(timing.down, symbol.size, threshold);
  if (across === null || down === null)
    return [measure("axial_nonuniformity", null, 0), measure("grid_nonuniformity", null, 0)];
  const axial = Math.abs(across.mean - down.mean) / ((across.mean + down.mean) / 2);
  const grid = Math.max(across.farthest, down.farthest);
  return [
    measure("axial_nonuniformity", axial, gradeOfAtMost(axial, AXIAL)),
    measure("grid_nonuniformity", grid, gradeOfAtMost(grid, GRID)),
  ];
}
