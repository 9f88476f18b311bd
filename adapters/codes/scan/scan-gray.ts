import type { Picture } from "../../../core/codes/drawing.ts";

/** A picture as a scanner sees it: the luminance of each pixel, row by row from the top. */
export interface Gray {
  width: number;
  height: number;
  light: Uint8Array;
}

/** @param picture opaque */
export function grayOf({ width, height, rgba }: Picture): Gray {
  const light = new Uint8Array(width * height);
  // ITU-R BT.601, in 1/1024
  for (let at = 0, from = 0; at < light.length; at++, from += 4)
    light[at] = (306 * rgba[from]! + 601 * rgba[from + 1]! + 117 * rgba[from + 2]! + 512) >> 10;
  return { width, height, light };
}

export function pictureOf({ width, height, light }: Gray): Picture {
  const rgba = new Uint8ClampedArray(light.length * 4);
  const pixels = new Uint32Array(rgba.buffer);
  // independent of the byte order
  for (let at = 0; at < light.length; at++) pixels[at] = (light[at]! * 0x01010101) | 0;
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return { width, height, rgba };
}

export function inverted({ width, height, light }: Gray): Gray {
  return { width, height, light: light.map((value) => 255 - value) };
}

/**
 * Resizes a picture: averages the area under each new pixel when shrinking, interpolates linearly when
 * enlarging.
 */
export function scaled(gray: Gray, scale: number): Gray {
  const width = Math.max(1, Math.round(gray.width * scale));
  const height = Math.max(1, Math.round(gray.height * scale));
  return scale < 1 ? shrunk(gray, width, height) : enlarged(gray, width, height);
}

function shrunk(gray: Gray, width: number, height: number): Gray {
  const across = areas(gray.width, width);
  const down = areas(gray.height, height);
  const rows = new Float32Array(width * gray.height);
  for (let y = 0, to = 0; y < gray.height; y++)
    for (let x = 0; x < width; x++, to++) {
      const { first, weights } = across[x]!;
      let sum = 0;
      for (let part = 0, from = y * gray.width + first; part < weights.length; part++, from++)
        sum += weights[part]! * gray.light[from]!;
      rows[to] = sum;
    }
  const light = new Uint8Array(width * height);
  const sums = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const { first, weights } = down[y]!;
    sums.fill(0.5);
    for (let part = 0, from = first * width; part < weights.length; part++)
      for (let x = 0; x < width; x++, from++) sums[x]! += weights[part]! * rows[from]!;
    light.set(sums, y * width);
  }
  return { width, height, light };
}

/** For each new pixel along one side, the old pixels under it and their weights, which add up to 1. */
function areas(from: number, to: number): { first: number; weights: number[] }[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, index) => {
    const [start, end] = [index * ratio, Math.min(from, (index + 1) * ratio)];
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let at = first; at < end - 1e-9; at++)
      weights.push((Math.min(end, at + 1) - Math.max(start, at)) / (end - start));
    return { first, weights };
  });
}

function enlarged(gray: Gray, width: number, height: number): Gray {
  return mapped(gray, width, height, (x, y) => [
    ((x + 0.5) * gray.width) / width - 0.5,
    ((y + 0.5) * gray.height) / height - 0.5,
  ]);
}

/** Rotated clockwise about its center on a canvas large enough for all of it; the new corners are white. */
export function turned(gray: Gray, degrees: number): Gray {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.ceil(Math.abs(gray.width * cos) + Math.abs(gray.height * sin));
  const height = Math.ceil(Math.abs(gray.width * sin) + Math.abs(gray.height * cos));
  const back = turnedBack(gray, degrees);
  return mapped(gray, width, height, (x, y) => back(x, y));
}

/** Maps a position in `turned(gray, degrees)` back to `gray`. */
export function turnedBack(
  gray: { width: number; height: number },
  degrees: number,
): (x: number, y: number) => [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.ceil(Math.abs(gray.width * cos) + Math.abs(gray.height * sin));
  const height = Math.ceil(Math.abs(gray.width * sin) + Math.abs(gray.height * cos));
  return (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [gray.width / 2 + dx * cos + dy * sin, gray.height / 2 - dx * sin + dy * cos];
  };
}

/**
 * Maps each new pixel to a position in the source, with linear interpolation; positions outside are white.
 * @param place position in the source, px; NaN if there is none
 */
export function mapped(
  gray: Gray,
  width: number,
  height: number,
  place: (x: number, y: number) => [number, number],
): Gray {
  const { light: from, width: w, height: h } = gray;
  const light = new Uint8Array(width * height).fill(255);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const [u, v] = place(x, y);
      if (!(u >= -0.5 && v >= -0.5 && u <= w - 0.5 && v <= h - 0.5)) continue;
      const left = Math.max(0, Math.floor(u));
      const top = Math.max(0, Math.floor(v));
      const right = Math.min(w - 1, left + 1);
      const below = Math.min(h - 1, top + 1);
      const [dx, dy] = [Math.max(0, u - left), Math.max(0, v - top)];
      const above = from[top * w + left]! * (1 - dx) + from[top * w + right]! * dx;
      const under = from[below * w + left]! * (1 - dx) + from[below * w + right]! * dx;
      light[to] = above * (1 - dy) + under * dy + 0.5;
    }
  return { width, height, light };
}

/** Box blur over 2 × radius + 1 px. */
export function blurred({ width, height, light }: Gray, radius: number): Gray {
  const means = new Uint8Array(light.length);
  const columns = new Int32Array(width);
  const side = 2 * radius + 1;
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius - 1; y < radius; y++)
    for (let x = 0, from = row(y); x < width; x++) columns[x]! += light[from + x]!;
  for (let y = 0; y < height; y++) {
    const enters = row(y + radius);
    const leaves = row(y - radius - 1);
    for (let x = 0; x < width; x++) columns[x]! += light[enters + x]! - light[leaves + x]!;
    let sum = 0;
    for (let x = -radius - 1; x < radius; x++) sum += columns[Math.min(width - 1, Math.max(0, x))]!;
    for (let x = 0; x < width; x++) {
      sum += columns[Math.min(width - 1, x + radius)]! - columns[Math.max(0, x - radius - 1)]!;
      means[y * width + x] = sum / (side * side) + 0.5;
    }
  }
  return { width, height, light: means };
}

/** Unsharp mask: adds `amount` times the difference from the blurred picture. */
export function sharpened(gray: Gray, radius: number, amount: number): Gray {
  const { light: mean } = blurred(gray, radius);
  const light = new Uint8ClampedArray(mean.length);
  for (let at = 0; at < light.length; at++)
    light[at] = gray.light[at]! + amount * (gray.light[at]! - mean[at]!);
  return { ...gray, light: new Uint8Array(light.buffer) };
}

/**
 * Adaptive threshold: black if a pixel is darker than the mean of its surroundings, otherwise white. Removes
 * shadows.
 */
export function thresholded(gray: Gray, radius: number, margin: number): Gray {
  const { light: mean } = blurred(gray, radius);
  const light = new Uint8Array(mean.length);
  for (let at = 0; at < light.length; at++) light[at] = gray.light[at]! < mean[at]! - margin ? 0 : 255;
  return { ...gray, light };
}

/** Evens out the lighting: each pixel relative to its surroundings, stretched to the full range. */
export function levelled(gray: Gray, radius: number): Gray {
  const { light: mean } = blurred(gray, radius);
  const light = new Uint8ClampedArray(mean.length);
  for (let at = 0; at < light.length; at++) light[at] = (128 * gray.light[at]!) / Math.max(1, mean[at]!);
  return { ...gray, light: new Uint8Array(light.buffer) };
}
