/** The dark shares of the pixels along a line over a drawn file or a part of it, and the length of the line, mm. */
export interface Line {
  dark: ArrayLike<number>;
  mm: number;
  /** Where it begins, mm from the side of the file; 0 where it says nothing. */
  from?: number;
}

/** What is darker counts as ink: renderers leave a trace of gray beside an edge. */
const TRACE = 0.02;

/** Where a line turns dark and light, mm from the side of the file. What is dark is as long as all that is dark of its pixels. */
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

/** By how many mm the farthest edge misses its place. @throws Error if there are more or fewer edges */
export function worstMiss(found: readonly number[], said: readonly number[]): number {
  if (found.length !== said.length) throw new Error(`${found.length} edges in place of ${said.length}`);
  return found.reduce((most, edge, at) => Math.max(most, Math.abs(edge - said[at]!)), 0);
}
