import { edgesOf } from "./scan-profile.ts";
import { extremes, globalThreshold, type Reflectances } from "./symbol-contrast.ts";

/** One scan line across printed bars: its reflectance profile and the positions of its elements. */
export interface BarScan extends Reflectances {
  profile: Float64Array;
  /** Edges from the left end of the first bar to the right end of the last, in steps of the profile. */
  edges: number[];
  /** Widths of bars and spaces, alternating. */
  widths: number[];
}

export function barScan(profile: Float64Array): BarScan {
  const range = extremes(profile);
  const edges = edgesOf(profile, globalThreshold(range));
  return { ...range, profile, edges, widths: edges.slice(1).map((edge, at) => edge - edges[at]!) };
}

/** The profile split into elements, including the quiet zones at both ends. */
export function elementsOf({ profile, edges }: BarScan): Float64Array[] {
  const ends = [0, ...edges.map((edge) => Math.round(edge)), profile.length];
  return ends.slice(1).map((end, at) => profile.subarray(ends[at], Math.max(end, ends[at]! + 1)));
}
