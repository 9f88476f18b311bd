import type { Picture } from "../../../core/codes/drawing.ts";
import { inkSpread } from "../robustness/camera.ts";
import { type Gray, scaled } from "../scan/scan-gray.ts";

/** Px per module at which ink spread is simulated: fine enough for 1% of a module, as fractions of a pixel are gray. */
const FINE_PX = 12;
/** Pictures with more modules than this get a lower resolution, because they would be too large. */
const LARGE = { modules: 80 * 80, px: 6 } as const;

/** A picture of dots, enlarged with its edges in place. */
export interface RefinedPicture {
  gray: Gray;
  /** Px per module. */
  px: number;
}

/** @param dots per module */
export function refined(gray: Gray, dots: number): RefinedPicture {
  const modules = (gray.width * gray.height) / (dots * dots);
  const wanted = modules > LARGE.modules ? LARGE.px : FINE_PX;
  if (dots > (wanted * 4) / 3) return { gray: scaled(gray, wanted / dots), px: wanted };
  const times = Math.max(1, Math.round(wanted / dots));
  return { gray: times === 1 ? gray : enlarged(gray, times), px: dots * times };
}

function enlarged(gray: Gray, times: number): Gray {
  const [width, height] = [gray.width * times, gray.height * times];
  const light = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < gray.height; y++) {
    for (let x = 0; x < gray.width; x++, to += times)
      light.fill(gray.light[y * gray.width + x]!, to, to + times);
    const row = to - width;
    for (let copy = 1; copy < times; copy++, to += width) light.copyWithin(to, row, row + width);
  }
  return { width, height, light };
}

/**
 * Simulates ink that spreads or shrinks by any fraction of a pixel.
 * @returns a function of the px by which dark areas grow on each side; negative shrinks them
 */
export function spreader(gray: Gray): (px: number) => Gray {
  // each step is the input of the next
  const steps = new Map<number, Gray>([[0, gray]]);
  const whole = (px: number): Gray => {
    const known = steps.get(px);
    if (known) return known;
    const sign = Math.sign(px);
    const made = inkSpread(whole(px - sign), sign);
    steps.set(px, made);
    return made;
  };
  return (px) => {
    const sign = px < 0 ? -1 : 1;
    const full = Math.floor(Math.abs(px));
    const part = Math.abs(px) - full;
    const less = whole(sign * full);
    if (part < 1e-6) return less;
    const more = whole(sign * (full + 1)).light;
    const light = new Uint8Array(more.length);
    for (let at = 0; at < light.length; at++)
      light[at] = less.light[at]! + part * (more[at]! - less.light[at]!) + 0.5;
    return { ...less, light };
  };
}

/** Linear light (0 to 255) of the values of an sRGB channel (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return 255 * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
});

/** The reflectance of an opaque picture, 0 to 255: in white light, or in the red light of barcode scanners. */
export function reflectanceOf(picture: Picture, light: "white" | "red"): Gray {
  const { width, height, rgba } = picture;
  const reflected = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < reflected.length; at++, from += 4) {
    const red = LINEAR[rgba[from]!]!;
    reflected[at] =
      light === "red"
        ? red + 0.5
        : 0.2126 * red + 0.7152 * LINEAR[rgba[from + 1]!]! + 0.0722 * LINEAR[rgba[from + 2]!]! + 0.5;
  }
  return { width, height, light: reflected };
}
