import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { ConditionGroup } from "../../../core/codes/qr/robustness.ts";
import { codeBox } from "../prove/frame-problem.ts";
import { rasterize } from "../raster/rasterize.ts";
import { type Gray, grayOf, inverted, scaled } from "../scan/scan-gray.ts";
import { bent, inkSpread, noisy, outOfFocus, relit, smeared } from "./camera.ts";

/** Px per module of the sharp picture. */
const SHARP_PX = 10;
/** Px per module that a camera sees at a convenient distance. */
const SEEN_PX = 4;

/** A printed code, as luminance. */
interface PrintedCode {
  /** SHARP_PX per module. */
  sharp: Gray;
  /** Twice SEEN_PX per module. */
  fine: Gray;
  /** SEEN_PX per module, the input of most conditions. */
  seen: Gray;
  /** The same under red light, which many retail scanners use. */
  red: Gray;
}

/**
 * Modules around a code that a camera sees: its quiet zone and a frame, but not the rest of a wide canvas.
 */
const AROUND = 10;

/** @param drawing in units of a module; transparent parts show white paper */
export function printed(drawing: Drawing): PrintedCode {
  const picture = onWhite(nearCode(drawing));
  const sharp = grayOf(picture);
  const red = { ...sharp, light: sharp.light.map((_, at) => picture.rgba[4 * at]!) };
  return {
    sharp,
    fine: shrunk(sharp, 2 * SEEN_PX),
    seen: shrunk(sharp, SEEN_PX),
    red: shrunk(red, SEEN_PX),
  };
}

const shrunk = (sharp: Gray, px: number): Gray => scaled(sharp, px / SHARP_PX);

function nearCode(drawing: Drawing): Picture {
  const picture = rasterize(drawing, Math.round(SHARP_PX * drawing.width));
  const box = codeBox(drawing, SHARP_PX, SHARP_PX, true);
  const reach = AROUND * SHARP_PX;
  const [left, top] = [Math.max(0, box.left - reach), Math.max(0, box.top - reach)];
  const width = Math.min(picture.width, box.right + reach) - left;
  const height = Math.min(picture.height, box.bottom + reach) - top;
  const rgba = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 4 * ((top + y) * picture.width + left);
    rgba.set(picture.rgba.subarray(from, from + 4 * width), 4 * y * width);
  }
  return { width, height, rgba };
}

type Sight = (code: PrintedCode) => Gray;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const seen =
  (spoil: (gray: Gray) => Gray): Sight =>
  (code) =>
    spoil(code.seen);

const small =
  (px: number): Sight =>
  ({ sharp }) =>
    shrunk(sharp, px);

/** @param modules standard deviation of a Gaussian blur */
const blur = (modules: number): Sight => seen((gray) => outOfFocus(gray, modules * SEEN_PX));

/** @param modules distance that the code moves during the exposure, along each moving axis */
const motion = (modules: number, stepX: 0 | 1, stepY: 0 | 1): Sight =>
  seen((gray) => smeared(gray, (modules * SEEN_PX - 1) / 2, stepX, stepY));

const noise = (deviation: number): Sight => seen((gray) => noisy(gray, deviation));

function turned(degrees: number): Sight {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const room = Math.abs(cos) + Math.abs(sin);
  return ({ fine }) => bent(fine, room, (x, y) => [cos * x + sin * y, cos * y - sin * x]);
}

/** Distance from the camera, in code widths. */
const DISTANCE = 2;

/** @param degrees rotation of the code away from the camera, around its vertical or horizontal axis */
function tilted(degrees: number, about: "height" | "width"): Sight {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  // intersection of the tilted plane with the ray through a point of the image
  const away = (seenAt: number) => (seenAt * DISTANCE) / (DISTANCE * cos - seenAt * sin);
  const beside = (seenAt: number, place: number) => (seenAt * (DISTANCE + place * sin)) / DISTANCE;
  return ({ fine }) =>
    bent(fine, 1.3, (x, y) => {
      const place = away(about === "height" ? x : y);
      return about === "height" ? [place, beside(y, place)] : [beside(x, place), place];
    });
}

/** @param degrees arc of a bottle that the code covers */
function curved(degrees: number): Sight {
  const radius = 1 / radians(degrees);
  return ({ fine }) => bent(fine, 1, (x, y) => [Math.asin(x / radius) * radius, y]);
}

/** @param px growth of dark modules on each side, in px of the sharp picture */
const print =
  (px: number): Sight =>
  ({ sharp }) =>
    shrunk(inkSpread(sharp, px), SEEN_PX);

/** @param contrast remaining share of full contrast */
const dim = (contrast: number): Sight =>
  seen((gray) =>
    noisy(
      relit(gray, (light) => 20 + contrast * light),
      6,
    ),
  );

/**
 * A light reflection in the lower right, which has no finder pattern. @param radius share of the image size;
 * it fades over the same distance
 */
const glare = (radius: number): Sight =>
  seen((gray) =>
    relit(gray, (light, right, down) => {
      const share = 1.5 - Math.hypot(right - 0.6, down - 0.6) / radius;
      return light + (255 - light) * Math.min(1, Math.max(0, share));
    }),
  );

const SIGHTS: Record<ConditionGroup, Sight[]> = {
  small: [small(3), small(2.5), small(2), small(1.75), small(1.5)],
  blur: [blur(0.2), blur(0.3), blur(0.35), blur(0.4)],
  motion: [motion(1, 1, 0), motion(1.5, 0, 1), motion(0.9, 1, 1)],
  noise: [noise(20), noise(35), noise(50), ({ sharp }) => noisy(shrunk(sharp, 2.5), 20)],
  turned: [turned(10), turned(30), turned(45)],
  tilted: [tilted(25, "height"), tilted(40, "width"), tilted(50, "height"), tilted(55, "width")],
  curved: [curved(60), curved(90), curved(115)],
  print: [print(-2), print(-1), print(1), print(2)],
  dark: [dim(0.3), dim(0.18), dim(0.12)],
  shadow: [
    seen((gray) => relit(gray, (light, right) => light * (1 - 0.75 * right))),
    seen((gray) => relit(gray, (light, right, down) => (right + down > 1 ? light * 0.5 : light))),
  ],
  glare: [glare(0.08), glare(0.11)],
  screen: [
    seen(inverted),
    // the display's pixel grid
    seen((gray) =>
      relit(gray, (light, right, down) => light * (0.8 + 0.2 * Math.sin(right * 700) * Math.sin(down * 700))),
    ),
  ],
  red: [({ red }) => red],
};

/** All viewing conditions, grouped, easier ones first. */
export const CONDITIONS = (Object.entries(SIGHTS) as [ConditionGroup, Sight[]][]).flatMap(([group, sights]) =>
  sights.map((see) => ({ group, see })),
);
