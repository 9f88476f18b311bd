/** The share of dark in each pixel along a line across a file or a part of it, and its length in mm. */
export interface Line {
  dark: ArrayLike<number>;
  mm: number;
  /** Where the line begins, mm from the side of the file; 0 by default. */
  from?: number;
}

/** Darker pixels count as ink: renderers leave traces of gray beside an edge. */
const TRACE = 0.02;

/**
 * The dark-light edges on a line, mm from the side of the file. A dark run is as long as the sum of its dark
 * shares.
 */
export function edgesOf({ dark, mm, from = 0 }: Line): number[] {
  const px = mm / dark.length;
  const edges: number[] = [];
  for (let at = 0; at < dark.length; at++) {
    if (dark[at]! < TRACE) continue;
    const start = at;
    while (at < dark.length && dark[at]! >= TRACE) at++;
    const [first, last] = [dark[start]!, dark[at - 1]!];
    edges.push(from + (start + 1 - first) * px, from + (at - 1 + last) * px);
  }
  return edges;
}

/** The largest distance in mm of an edge from its place. @throws Error if the numbers of edges differ */
export function worstMiss(found: readonly number[], said: readonly number[]): number {
  if (found.length !== said.length) throw new Error(`${found.length} edges in place of ${said.length}`);
  return found.reduce((most, edge, at) => Math.max(most, Math.abs(edge - said[at]!)), 0);
}
