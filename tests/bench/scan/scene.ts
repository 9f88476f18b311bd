import type { Picture } from "../../../core/codes/drawing.ts";
import type { Label } from "./label.ts";
import type { Choices } from "./random.ts";

/** Luminance of every pixel before exposure, nominally 0 to 255; intermediate values may lie outside. */
export interface Scene {
  width: number;
  height: number;
  light: Float32Array;
}

/** A table with clutter: patches, lines of text, stripes. */
export function emptyScene(width: number, height: number, choices: Choices): Scene {
  const { between, whole, chance } = choices;
  const scene: Scene = { width, height, light: new Float32Array(width * height).fill(between(60, 235)) };
  for (let patch = whole(0, 12); patch > 0; patch--)
    fill(
      scene,
      whole(0, width),
      whole(0, height),
      whole(10, width / 3),
      whole(10, height / 3),
      between(20, 240),
    );
  for (let line = whole(0, 10); line > 0; line--) {
    const y = whole(0, height);
    const size = whole(4, 24);
    const ink = between(10, 120);
    for (let x = whole(0, width / 2); x < width * between(0.5, 1); x += size)
      if (chance(0.8)) fill(scene, x, y + whole(0, size / 3), whole(1, size), whole(1, size), ink);
  }
  return scene;
}

function fill(
  { width, height, light }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  value: number,
): void {
  for (let row = y; row < Math.min(height, y + h); row++)
    light.fill(value, row * width + Math.min(width, x), row * width + Math.min(width, x + w));
}

export interface Placement {
  /** Target positions of the label's corners in px: top left, top right, bottom right, bottom left. */
  corners: readonly { x: number; y: number }[];
  ink: number;
  paper: number;
}

/** Draws a label into the scene, averaging nine samples per pixel. */
export function place(scene: Scene, { picture }: Label, { corners, ink, paper }: Placement): void {
  const toLabel = inverse(squareTo(corners));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(scene.height, Math.max(...ys) + 1); y++)
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(scene.width, Math.max(...xs) + 1);
      x++
    ) {
      let sum = 0;
      const under = scene.light[y * scene.width + x]!;
      for (let part = 0; part < 9; part++) {
        const [u, v] = apply(toLabel, x + ((part % 3) + 0.5) / 3, y + (Math.floor(part / 3) + 0.5) / 3);
        if (u < 0 || v < 0 || u >= 1 || v >= 1) sum += under;
        else {
          const at = Math.floor(v * picture.height) * picture.width + Math.floor(u * picture.width);
          sum += ink + ((paper - ink) * picture.rgba[4 * at]!) / 255;
        }
      }
      scene.light[y * scene.width + x] = sum / 9;
    }
}

type Matrix = readonly number[];

/** The projective map of the unit square to four corners (Heckbert 1989, §2.2.3). */
function squareTo(corners: Placement["corners"]): Matrix {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const bottom = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / bottom;
  const h = (dx1 * sy - sx * dy1) / bottom;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}
type Point = Placement["corners"][number];

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [A, B, C, D, E, F, G, H, I] = [a!, b!, c!, d!, e!, f!, g!, h!, i!];
  return [
    E * I - F * H,
    C * H - B * I,
    B * F - C * E,
    F * G - D * I,
    A * I - C * G,
    C * D - A * F,
    D * H - E * G,
    B * G - A * H,
    A * E - B * D,
  ];
}

function apply(m: Matrix, x: number, y: number): [number, number] {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
}

/** Converts luminance to a picture, clipping over- and underexposed pixels as a camera does. */
export function exposed({ width, height, light }: Scene): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < light.length; at++) {
    rgba[4 * at] = rgba[4 * at + 1] = rgba[4 * at + 2] = light[at]!;
    rgba[4 * at + 3] = 255;
  }
  return { width, height, rgba };
}
