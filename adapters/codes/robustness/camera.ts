import { type Gray, mapped } from "../scan/scan-gray.ts";

/** @param change new light of a pixel, from its light (0 to 255) and its position in the picture (0 to 1) */
export function relit(gray: Gray, change: (light: number, right: number, down: number) => number): Gray {
  const { width, height } = gray;
  // rounds and clamps by itself
  const light = new Uint8ClampedArray(gray.light.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      light[at] = change(gray.light[at]!, (x + 0.5) / width, (y + 0.5) / height);
  return { width, height, light: new Uint8Array(light.buffer) };
}

/**
 * Maps a point of the image to the code. Both are relative to the center, in code widths; NaN: outside the
 * code.
 */
type Bend = (right: number, down: number) => [number, number];

/**
 * The code rotated, tilted or curved in front of white paper.
 * @param fine the code at twice the resolution of the result, since interpolation averages only four pixels
 * @param room size of the image, in code widths
 */
export function bent(fine: Gray, room: number, bend: Bend): Gray {
  const side = Math.max(fine.width, fine.height);
  const seen = Math.round((side / 2) * room);
  const fromMiddle = (px: number) => ((px + 0.5) / seen - 0.5) * room;
  return mapped(fine, seen, seen, (x, y) => {
    const [right, down] = bend(fromMiddle(x), fromMiddle(y));
    return [right * side + fine.width / 2 - 0.5, down * side + fine.height / 2 - 0.5];
  });
}

/** @param deviation standard deviation of a Gaussian blur, px, approximated by three box blurs */
export function outOfFocus(gray: Gray, deviation: number): Gray {
  // the variance of a mean over 2r + 1 px is r (r + 1) / 3
  const radius = Math.sqrt(deviation * deviation + 0.25) - 0.5;
  let soft = gray;
  for (let pass = 0; pass < 3; pass++) soft = smeared(smeared(soft, radius, 1, 0), radius, 0, 1);
  return soft;
}

/**
 * Motion blur: the mean along a line.
 * @param radius length of the line on each side of the pixel, in steps; a fractional step has less weight
 */
export function smeared(gray: Gray, radius: number, stepX: number, stepY: number): Gray {
  const { width, height } = gray;
  const reach = Math.ceil(radius);
  const length = 2 * radius + 1;
  const light = new Uint8Array(gray.light.length);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      let sum = 0;
      for (let step = -reach; step <= reach; step++) {
        const nearX = Math.min(width - 1, Math.max(0, x + step * stepX));
        const nearY = Math.min(height - 1, Math.max(0, y + step * stepY));
        sum += Math.min(1, radius + 1 - Math.abs(step)) * gray.light[nearY * width + nearX]!;
      }
      light[to] = sum / length + 0.5;
    }
  return { width, height, light };
}

/** Ink spread. @param px growth of dark areas on each side; negative if they shrink */
export function inkSpread(gray: Gray, px: number): Gray {
  let light = gray.light;
  for (let grown = 0; grown < Math.abs(px); grown++)
    for (const away of [1, gray.width]) light = nextToEach(light, away, px > 0);
  return { ...gray, light };
}

/**
 * The darkest or lightest of each pixel and its two neighbors at the distance `away`. The surroundings of the
 * code count as paper.
 */
function nextToEach(light: Uint8Array, away: number, darkest: boolean): Uint8Array {
  const found = light.slice();
  for (let at = away; at < light.length - away; at++) {
    const [before, here, after] = [light[at - away]!, light[at]!, light[at + away]!];
    found[at] = darkest ? Math.min(before, here, after) : Math.max(before, here, after);
  }
  return found;
}

/** Sensor noise, the same on every run. @param deviation standard deviation, in luminance levels of 255 */
export function noisy(gray: Gray, deviation: number): Gray {
  let state = 0x9e3779b9;
  // mulberry32 by Tommy Ettinger, in the public domain: 0 to 1
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // the sum of three is close to normal, with the variance 1/4
  return relit(gray, (light) => light + 2 * deviation * (random() + random() + random() - 1.5));
}
