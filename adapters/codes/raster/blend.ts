import type { Color } from "../../../core/codes/color.ts";

/** The color that results from painting `top` over `below`: "source over" of W3C Compositing §9.1.4. */
export function over(top: Color, below: Color): Color {
  if (top.alpha >= 1) return top;
  const alpha = top.alpha + below.alpha * (1 - top.alpha);
  if (alpha === 0) return below;
  const mix = (a: number, b: number) => (a * top.alpha + b * below.alpha * (1 - top.alpha)) / alpha;
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha,
  };
}

/** Applies `over` to the four bytes of the pixel at `at`. Alpha is 0 to 1, channels are 0 to 255. */
export function blendPixel(
  rgba: Uint8ClampedArray,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  const below = (rgba[at + 3]! / 255) * (1 - alpha);
  const total = alpha + below;
  if (total === 0) return;
  rgba[at] = (red * alpha + rgba[at]! * below) / total;
  rgba[at + 1] = (green * alpha + rgba[at + 1]! * below) / total;
  rgba[at + 2] = (blue * alpha + rgba[at + 2]! * below) / total;
  rgba[at + 3] = total * 255;
}
