import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { ConditionGroup } from "../../../core/codes/qr/robustness.ts";
import { codeBox } from "../prove/frame-problem.ts";
import { rasterise } from "../raster/rasterise.ts";
import { type Gray, grayOf, inverted, scaled } from "../scan/scan-gray.ts";
import { bent, inkSpread, noisy, outOfFocus, relit, smeared } from "./camera.ts";

/** Px a module of the sharp picture. */
const SHARP_PX = 10;
/** Px a module that a camera sees of a code at an easy distance. */
const SEEN_PX = 4;

/** A printed code, as luminance. */
interface PrintedCode {
  /** With SHARP_PX a module. */
  sharp: Gray;
  /** With twice SEEN_PX. */
  fine: Gray;
  /** With SEEN_PX, as most conditions begin. */
  seen: Gray;
  /** The same as red light shows it, which many scanners at tills have. */
  red: Gray;
}

/** Modules around a code that belong to what a camera sees: its quiet zone and a frame, not the rest of a wide canvas. */
const AROUND = 10;

/** @param drawing in units of a module; on white paper where it is clear */
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
  const picture = rasterise(drawing, Math.round(SHARP_PX * drawing.width));
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

/** @param modules that the code moves by while the picture is taken, along each side that moves */
const motion = (modules: number, stepX: 0 | 1, stepY: 0 | 1): Sight =>
  seen((gray) => smeared(gray, (modules * SEEN_PX - 1) / 2, stepX, stepY));

const noise = (deviation: number): Sight => seen((gray) => noisy(gray, deviation));

function turned(degrees: number): Sight {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const room = Math.abs(cos) + Math.abs(sin);
  return ({ fine }) => bent(fine, room, (x, y) => [cos * x + sin * y, cos * y - sin * x]);
}

/** Sides of a code between it and the camera. */
const DISTANCE = 2;

/** @param degrees that the code is turned away from the camera, about its height or its width */
function tilted(degrees: number, about: "height" | "width"): Sight {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  // where the ray through a point of the picture meets the tilted plane
  const away = (seenAt: number) => (seenAt * DISTANCE) / (DISTANCE * cos - seenAt * sin);
  const beside = (seenAt: number, place: number) => (seenAt * (DISTANCE + place * sin)) / DISTANCE;
  return ({ fine }) =>
    bent(fine, 1.3, (x, y) => {
      const place = away(about === "height" ? x : y);
      return about === "height" ? [place, beside(y, place)] : [beside(x, place), place];
    });
}

/** @param degrees of a bottle that the code goes around */
function curved(degrees: number): Sight {
  const radius = 1 / radians(degrees);
  return ({ fine }) => bent(fine, 1, (x, y) => [Math.asin(x / radius) * radius, y]);
}

/** @param px of SHARP_PX that dark modules grow by on each side */
const print =
  (px: number): Sight =>
  ({ sharp }) =>
    shrunk(inkSpread(sharp, px), SEEN_PX);

/** @param contrast that is left of full light */
const dim = (contrast: number): Sight =>
  seen((gray) =>
    noisy(
      relit(gray, (light) => 20 + contrast * light),
      6,
    ),
  );

/** A lamp in the lower right of the code, where no eye is. @param radius in sides of the picture; it fades over as much again */
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
    // the grid of its pixels
    seen((gray) =>
      relit(gray, (light, right, down) => light * (0.8 + 0.2 * Math.sin(right * 700) * Math.sin(down * 700))),
    ),
  ],
  red: [({ red }) => red],
};

/** What a code is seen in, easy conditions of a group first. */
export const CONDITIONS = (Object.entries(SIGHTS) as [ConditionGroup, Sight[]][]).flatMap(([group, sights]) =>
  sights.map((see) => ({ group, see })),
);
