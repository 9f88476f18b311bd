import type { Gray } from "../scan/scan-gray.ts";

const within = (at: number, side: number): number => Math.min(side - 1, Math.max(0, at));

/**
 * Simulates a round measuring aperture: the mean light inside it.
 * @param diameter of the aperture, px
 * @returns the share of light around a point (px from the top left corner); outside the picture, its edge pixels repeat
 */
export function spotMeter(
  { width, height, light }: Gray,
  diameter: number,
): (x: number, y: number) => number {
  const radius = diameter / 2;
  const reach = Math.ceil(radius);
  const offsets: [number, number][] = [];
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      if (Math.hypot(right, down) <= radius) offsets.push([right, down]);
  return (x, y) => {
    // the center of a pixel is at one half
    const [column, row] = [Math.round(x - 0.5), Math.round(y - 0.5)];
    let sum = 0;
    for (const [right, down] of offsets)
      sum += light[within(row + down, height) * width + within(column + right, width)]!;
    return sum / offsets.length / 255;
  };
}
