import type { Picture } from "../../../core/codes/drawing.ts";

interface Weights {
  first: number;
  values: number[];
}

/**
 * Resizes a picture: averages the area under each new pixel when shrinking, interpolates linearly when
 * enlarging. Colors are weighted by their alpha, so that transparent pixels do not bleed into edges.
 *
 * @param width whole px, at least 1; `height` likewise
 */
export function resample(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const across = weightsOf(picture.width, width);
  const down = weightsOf(picture.height, height);
  const rows = new Float32Array(width * picture.height * 4);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < width; x++) {
      const { first, values } = across[x]!;
      const to = (y * width + x) * 4;
      let from = (y * picture.width + first) * 4;
      for (let part = 0; part < values.length; part++, from += 4) {
        const alpha = values[part]! * picture.rgba[from + 3]!;
        rows[to]! += alpha * picture.rgba[from]!;
        rows[to + 1]! += alpha * picture.rgba[from + 1]!;
        rows[to + 2]! += alpha * picture.rgba[from + 2]!;
        rows[to + 3]! += alpha;
      }
    }
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const { first, values } = down[y]!;
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      let from = (first * width + x) * 4;
      for (let part = 0; part < values.length; part++, from += width * 4) {
        const weight = values[part]!;
        red += weight * rows[from]!;
        green += weight * rows[from + 1]!;
        blue += weight * rows[from + 2]!;
        alpha += weight * rows[from + 3]!;
      }
      if (alpha === 0) continue;
      const to = (y * width + x) * 4;
      rgba[to] = red / alpha;
      rgba[to + 1] = green / alpha;
      rgba[to + 2] = blue / alpha;
      rgba[to + 3] = alpha;
    }
  }
  return { width, height, rgba };
}

/**
 * For each new pixel along one side, the old pixels that contribute to it, and their weights, which add up to
 * 1.
 */
function weightsOf(from: number, to: number): Weights[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, index) =>
    ratio > 1
      ? areaWeights(index * ratio, (index + 1) * ratio, from)
      : linearWeights((index + 0.5) * ratio, from),
  );
}

function areaWeights(start: number, end: number, size: number): Weights {
  const first = Math.floor(start);
  const last = Math.min(size - 1, Math.ceil(end) - 1);
  const values: number[] = [];
  for (let at = first; at <= last; at++)
    values.push((Math.min(end, at + 1) - Math.max(start, at)) / (end - start));
  return { first, values };
}

function linearWeights(center: number, size: number): Weights {
  const position = Math.min(size - 1, Math.max(0, center - 0.5));
  const first = Math.floor(position);
  const share = position - first;
  return { first, values: share === 0 ? [1] : [1 - share, share] };
}
