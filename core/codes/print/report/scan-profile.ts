/** Positions where a reflectance profile crosses a threshold, in steps; values between steps are interpolated linearly. */
export function edgesOf(profile: Float64Array, threshold: number): number[] {
  const edges: number[] = [];
  for (let at = 1; at < profile.length; at++) {
    const [before, here] = [profile[at - 1]!, profile[at]!];
    if (before < threshold === here < threshold) continue;
    // the position of a step is its middle
    edges.push(at - 0.5 + (threshold - before) / (here - before));
  }
  return edges;
}
