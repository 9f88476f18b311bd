import { type Color, flatten, WHITE } from "../color.ts";
import type { Layer, PathCommand, Picture } from "../drawing.ts";
import { fitLogo, fitLogoInSquare } from "./fit-logo.ts";
import { allCorners, disc, roundedBox } from "./style/shapes.ts";
import type { LogoBacking, QrStyle } from "./style/style.ts";

interface DrawnLogo {
  layers: Layer[];
  /** Whether it hides a module at this distance from the center of the code, in modules. */
  hides: (right: number, down: number) => boolean;
}

interface Point {
  x: number;
  y: number;
}

/**
 * A logo on the center of a code, and the area behind it. All of it stays within the given disc, for which
 * error correction can compensate.
 * @param diameter diameter of that disc, modules
 * @returns null if no part of the picture is visible
 */
export function logoLayers(
  logo: Picture,
  { x, y }: Point,
  diameter: number,
  { logoBacking }: Pick<QrStyle, "logoBacking">,
  background: Color,
): DrawnLogo | null {
  const radius = diameter / 2;
  const isSquare = logoBacking === "square" || logoBacking === "rounded";
  // the largest square in the disc; rounded off, it may be larger
  const side =
    diameter *
    (logoBacking === "rounded" ? 1 / (Math.SQRT2 - ROUNDING * (2 * Math.SQRT2 - 2)) : Math.SQRT1_2);
  const image = isSquare
    ? fitLogoInSquare(logo, x, y, side - 2 * rimOf(diameter))
    : fitLogo(logo, x, y, radius - (logoBacking === "knockout" ? KNOCKOUT_RIM : rimOf(diameter)));
  if (!image) return null;
  const ground = groundShape(logoBacking, { x, y }, radius, side);
  const layers: Layer[] = ground
    ? [{ kind: "path", fill: flatten(background, WHITE), commands: ground }]
    : [];
  return { layers: [...layers, image], hides: hiddenBy(logoBacking, radius, side) };
}

function hiddenBy(backing: LogoBacking, radius: number, side: number): DrawnLogo["hides"] {
  if (backing === "none") return () => false;
  if (backing === "circle" || backing === "knockout")
    return (right, down) => Math.hypot(right, down) < radius;
  return (right, down) => Math.max(Math.abs(right), Math.abs(down)) < side / 2;
}

/** Corner of a rounded ground, as a share of its side. */
const ROUNDING = 0.2;

/** Modules whose middle lies outside of the disc stay, and reach into it by up to as much. */
const KNOCKOUT_RIM = Math.SQRT1_2 + 0.2;

/**
 * Rim of background color between logo and modules: half a module, so that none of them runs into the logo, and a
 * little more around a large one.
 */
function rimOf(diameter: number): number {
  return Math.max(0.5, diameter * 0.03);
}

function groundShape(
  backing: LogoBacking,
  { x, y }: Point,
  radius: number,
  side: number,
): PathCommand[] | null {
  if (backing === "circle") return disc(x, y, radius);
  if (backing === "none" || backing === "knockout") return null;
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  return roundedBox(box, allCorners(backing === "rounded" ? side * ROUNDING : 0));
}
