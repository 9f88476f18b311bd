import { spawnSync } from "node:child_process";
import { choicesFrom } from "../scan/random.ts";

/**
 * Parameters of a simulated photo. Lengths are relative to a module or a side of the code, so that they suit
 * every code.
 */
export interface Photograph {
  /** Camera resolution in px per module. */
  modulePx: number;
  /** Degrees of rotation. */
  turned: number;
  /** Share of a side by which two corners move toward each other. */
  tilted: number;
  /** Cubic coefficient of ImageMagick's barrel distortion. */
  barrel: number;
  /** Standard deviation of the blur in modules. */
  blur: number;
  /** ImageMagick's -attenuate for Gaussian noise. */
  noise: number;
  /** Percent by which brightness and contrast are reduced. */
  darker: number;
  flatter: number;
  /** JPEG quality, 1 to 100. */
  quality: number;
}

/** The maximum of each degradation. */
const WORST = { turned: 45, tilted: 0.22, barrel: 0.2, blur: 0.55, noise: 1.2, darker: 45, flatter: 70 };
const TOGETHER = 3;

/** Photos from easy to hard, deterministic for a seed, each with three kinds of degradation. */
export function photographsFrom(count: number, seed: number): Photograph[] {
  const { between, pick } = choicesFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const strength = (at + 1) / count;
    const photograph = { turned: 0, tilted: 0, barrel: 0, blur: 0, noise: 0, darker: 0, flatter: 0 };
    const things = Object.keys(WORST) as (keyof typeof WORST)[];
    for (let taken = 0; taken < TOGETHER; taken++) {
      const thing = pick(things);
      things.splice(things.indexOf(thing), 1);
      photograph[thing] = WORST[thing] * strength * between(0.6, 1);
    }
    return {
      ...photograph,
      modulePx: 5 - 2.5 * strength * between(0.5, 1),
      quality: Math.round(95 - 65 * strength * between(0.5, 1)),
    };
  });
}

/** Px per module of the picture passed to ImageMagick. */
export const SHARP_PX = 8;
/** Paper around the code, as a share of its side. */
const PAPER = 0.2;

/**
 * Simulates a photo with ImageMagick only, without any code of ours.
 * @param png of a code with SHARP_PX per module
 * @param sharpPx its width
 * @returns a JPEG file
 */
export function takePhotograph(png: Uint8Array, sharpPx: number, photograph: Photograph): Uint8Array {
  const { modulePx, turned, tilted, barrel, blur, noise, darker, flatter, quality } = photograph;
  const paper = Math.round(PAPER * sharpPx);
  const seen = Math.round(((sharpPx + 2 * paper) * modulePx) / SHARP_PX);
  const near = Math.round(seen * tilted);
  const corners = [
    [0, 0, near, Math.round(near / 2)],
    [seen, 0, seen, 0],
    [seen, seen, seen, seen],
    [0, seen, near, seen - Math.round(near / 2)],
  ];
  const steps = [
    ["-background", "white", "-alpha", "remove", "-bordercolor", "white", "-border", `${paper}`],
    ["-resize", `${seen}x${seen}!`, "-virtual-pixel", "white"],
    barrel > 0 ? ["-distort", "Barrel", `0 0 ${barrel}`] : [],
    tilted > 0 ? ["-distort", "Perspective", corners.map((corner) => corner.join(" ")).join("  ")] : [],
    turned > 0 ? ["-rotate", `${turned}`] : [],
    blur > 0 ? ["-blur", `0x${blur * modulePx}`] : [],
    darker + flatter > 0 ? ["-brightness-contrast", `${-darker}x${-flatter}`] : [],
    noise > 0 ? ["-seed", "1", "-attenuate", `${noise}`, "+noise", "Gaussian"] : [],
    ["-quality", `${quality}`],
  ];
  const { stdout, stderr, status } = spawnSync("convert", ["png:-", ...steps.flat(), "jpg:-"], {
    input: png,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, MAGICK_THREAD_LIMIT: "1" },
  });
  if (status !== 0) throw new Error(`convert: ${stderr.toString()}`);
  return stdout;
}
