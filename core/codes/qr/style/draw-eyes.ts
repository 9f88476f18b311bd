import type { PathCommand } from "../../drawing.ts";
import { allCorners, type Box, type Corners, cutBox, roundedBox } from "./shapes.ts";
import type { EyeShape } from "./style.ts";

/** Modules a side of a finder pattern, of the light ring in it and of its ball (ISO/IEC 18004 §6.3.3). */
export const EYE = 7;
const RING = 5;
const BALL = 3;

/** Positions of the three eyes, each with the corner that points outward: 0 is the top left, then clockwise. */
export const eyePlaces = (size: number) =>
  [
    { x: 0, y: 0, outer: 0 },
    { x: size - EYE, y: 0, outer: 1 },
    { x: 0, y: size - EYE, outer: 3 },
  ] as const;
type EyePlace = ReturnType<typeof eyePlaces>[number];

const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });

/** The frame of an eye: one module wide everywhere, so that a line through it still crosses 1, 1, 3, 1 and 1 modules. */
export function eyeFrame(shape: EyeShape, { x, y, outer }: EyePlace): PathCommand[] {
  const [around, inside] = [square(x, y, EYE), square(x + 1, y + 1, RING)];
  const { cut, corner } = FRAMES[shape];
  // parallel to the outer edge: a curve loses the width of the frame, a cut (2 - √2) of it
  const innerCorner = Math.max(0, corner - (cut ? 2 - Math.SQRT2 : 1));
  const form = cut ? cutBox : roundedBox;
  return [
    ...form(around, cornersOf(shape, corner, outer)),
    ...form(inside, cornersOf(shape, innerCorner, outer), true),
  ];
}

/** The ball of an eye, in the middle of a frame of the same shape or of another. */
export function eyeBall(shape: EyeShape, frame: EyeShape, { x, y, outer }: EyePlace): PathCommand[] {
  const { cut, corner } = BALLS[shape];
  const scale = ballScale(shape, frame);
  const rim = (EYE - BALL * scale) / 2;
  const box = square(x + rim, y + rim, BALL * scale);
  return (cut ? cutBox : roundedBox)(box, cornersOf(shape, corner * scale, outer));
}

interface Form {
  /** Whether its corners are straight cuts; else they are round. */
  cut: boolean;
  /** Length of its corners, modules. */
  corner: number;
}

/**
 * The roundest that readers find: zbar fits straight lines to the sides of a frame, which a full circle (3.5) does not have.
 * With circles of 3 and round balls it misses one code in three at 4 px a module, with 2.9 one in three at 4 or 5 px, with
 * 2.8 none. zxing misses one version in four with leaves of 3. Of 115 codes of versions 1 to 30, leaves of 2.75 cost it 6, of
 * 2.5 none.
 */
const FRAMES: Record<EyeShape, Form> = {
  square: { cut: false, corner: 0 },
  rounded: { cut: false, corner: 2 },
  circle: { cut: false, corner: 2.75 },
  leaf: { cut: false, corner: 2.5 },
  "cut-corner": { cut: true, corner: 2 },
};
const BALLS: Record<EyeShape, Form> = {
  square: { cut: false, corner: 0 },
  rounded: { cut: false, corner: 0.85 },
  circle: { cut: false, corner: BALL / 2 },
  leaf: { cut: false, corner: 1.2 },
  "cut-corner": { cut: true, corner: 0.9 },
};

/** How many of a shape's four corners are rounded or cut. */
const CORNERS: Record<EyeShape, number> = { square: 0, rounded: 4, circle: 4, leaf: 2, "cut-corner": 1 };

/**
 * jsQR also measures an eye along its diagonal, and prefers an accidental pattern among the modules if that
 * is not 1:1:3:1:1. A round ball in a square frame is too short there, a square one in a round frame too
 * long. This size splits the error between the diagonal and the straight lines.
 */
const ballScale = (ball: EyeShape, frame: EyeShape): number =>
  Math.sqrt(
    diagonal(FRAMES[frame], EYE / 2, CORNERS[frame]) / diagonal(BALLS[ball], BALL / 2, CORNERS[ball]),
  );

/** From the middle of a box to its corners on average, as a multiple of half its side: 1 for a circle, √2 for a square. */
function diagonal({ cut, corner }: Form, half: number, corners: number): number {
  const lost = corner * (cut ? Math.SQRT1_2 : Math.SQRT2 - 1);
  return Math.SQRT2 - (lost * corners) / 4 / half;
}

/** A leaf has its two points next to the outer corner; a cut is at the outer corner only. */
function cornersOf(shape: EyeShape, length: number, outer: number): Corners {
  const at = (isShaped: (corner: number) => boolean): Corners => {
    const of = (corner: number) => (isShaped(corner) ? length : 0);
    return [of(0), of(1), of(2), of(3)];
  };
  if (shape === "leaf") return at((corner) => (corner - outer) % 2 === 0);
  if (shape === "cut-corner") return at((corner) => corner === outer);
  return allCorners(length);
}
