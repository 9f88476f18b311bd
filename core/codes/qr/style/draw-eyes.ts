import type { PathCommand } from "../../drawing.ts";
import { allCorners, type Box, type Corners, cutBox, roundedBox } from "./shapes.ts";
import type { EyeShape } from "./style.ts";

/** Modules a side of a finder pattern, of the light ring in it and of its ball (ISO/IEC 18004 §6.3.3). */
export const EYE = 7;
const RING = 5;
const BALL = 3;

/** Where the three eyes are, each with the corner that points out of the code: 0 is the top left, then clockwise. */
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

export function eyeBall(shape: EyeShape, { x, y, outer }: EyePlace): PathCommand[] {
  const { cut, corner } = BALLS[shape];
  return (cut ? cutBox : roundedBox)(square(x + 2, y + 2, BALL), cornersOf(shape, corner, outer));
}

/** Lengths of their corners, modules. */
const FRAMES: Record<EyeShape, { cut: boolean; corner: number }> = {
  square: { cut: false, corner: 0 },
  rounded: { cut: false, corner: 2 },
  circle: { cut: false, corner: EYE / 2 },
  leaf: { cut: false, corner: 3 },
  "cut-corner": { cut: true, corner: 2 },
};
const BALLS: Record<EyeShape, { cut: boolean; corner: number }> = {
  square: { cut: false, corner: 0 },
  rounded: { cut: false, corner: 0.85 },
  circle: { cut: false, corner: BALL / 2 },
  leaf: { cut: false, corner: BALL / 2 },
  "cut-corner": { cut: true, corner: 0.9 },
};

/** A leaf has its two points beside the outer corner; a cut is at the outer corner alone. */
function cornersOf(shape: EyeShape, length: number, outer: number): Corners {
  const at = (isShaped: (corner: number) => boolean): Corners => {
    const of = (corner: number) => (isShaped(corner) ? length : 0);
    return [of(0), of(1), of(2), of(3)];
  };
  if (shape === "leaf") return at((corner) => (corner - outer) % 2 === 0);
  if (shape === "cut-corner") return at((corner) => corner === outer);
  return allCorners(length);
}
