import type { PageBox } from "../codes/print/page.ts";
import type { LabelShape } from "./template.ts";

/** Rotations of a label's content, degrees clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Side of the label on which the code stands, beside the lines of text. */
export const CODE_SIDES = ["left", "right", "top", "bottom"] as const;
export type CodeSide = (typeof CODE_SIDES)[number];

/** Steps in the search for the largest rectangle beside the hole of a disc. */
const STEPS = 64;

/**
 * The printable part of a label: the largest rectangle within its shape and margin, mm from its top left corner.
 * On a disc it lies below the hole.
 */
export function labelRoom({ kind, width, height, hole }: LabelShape, margin: number): PageBox {
  if (kind === "rectangle") return inset({ x: 0, y: 0, width, height }, margin);
  if (kind === "ellipse") {
    const [across, down] = [(width - 2 * margin) / Math.SQRT2, (height - 2 * margin) / Math.SQRT2];
    return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down };
  }
  const radius = Math.min(width, height) / 2 - margin;
  const from = hole + margin;
  let best = { half: 0, down: 0 };
  for (let step = 1; step < STEPS; step++) {
    const down = ((radius - from) * step) / STEPS;
    const half = Math.sqrt(radius ** 2 - (from + down) ** 2);
    if (half * down > best.half * best.down) best = { half, down };
  }
  return { x: width / 2 - best.half, y: height / 2 + from, width: 2 * best.half, height: best.down };
}

const inset = ({ x, y, width, height }: PageBox, margin: number): PageBox => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});

/** Default margin for labels of this size, mm: printers feed sheets with an accuracy of about a millimeter. */
export const defaultMargin = ({ width, height }: Pick<LabelShape, "width" | "height">): number =>
  Math.min(1.5, Math.min(width, height) / 10);

/** Largest share of the label's width or height for the code, if the label has text as well. */
const CODE_SHARE = { beside: 0.5, stacked: 0.7 } as const;

/** Room for the code, mm. */
export const codeRoom = (
  room: { width: number; height: number },
  side: CodeSide | null,
): { width: number; height: number } => {
  if (side === null) return { width: room.width, height: room.height };
  return side === "left" || side === "right"
    ? { width: room.width * CODE_SHARE.beside, height: room.height }
    : { width: room.width, height: room.height * CODE_SHARE.stacked };
};

/** Gap between the code and the text, mm. */
const GAP = 1;

/**
 * Positions of code and text in the room of a label, mm from the room's top left corner.
 * @param code its width and height, mm
 * @param side null centers the code: there is no text
 */
export function placeCode(
  room: { width: number; height: number },
  code: { width: number; height: number },
  side: CodeSide | null,
): { code: { x: number; y: number }; text: PageBox } {
  const middle = { x: (room.width - code.width) / 2, y: (room.height - code.height) / 2 };
  const [beside, below] = [code.width + GAP, code.height + GAP];
  const across = { y: 0, width: room.width - beside, height: room.height };
  const down = { x: 0, width: room.width, height: room.height - below };
  if (side === "left") return { code: { x: 0, y: middle.y }, text: { x: beside, ...across } };
  if (side === "right")
    return { code: { x: room.width - code.width, y: middle.y }, text: { x: 0, ...across } };
  if (side === "top") return { code: { x: middle.x, y: 0 }, text: { y: below, ...down } };
  if (side === "bottom")
    return { code: { x: middle.x, y: room.height - code.height }, text: { y: 0, ...down } };
  return { code: middle, text: { x: 0, y: 0, width: 0, height: 0 } };
}

/** The matrix that turns the content of a label into its place (PDF 1.7 §8.3.4), y downward, mm. */
export function turned(
  rotation: Rotation,
  { width, height }: { width: number; height: number },
): [a: number, b: number, c: number, d: number, left: number, top: number] {
  if (rotation === 90) return [0, 1, -1, 0, width, 0];
  if (rotation === 180) return [-1, 0, 0, -1, width, height];
  return rotation === 270 ? [0, -1, 1, 0, 0, height] : [1, 0, 0, 1, 0, 0];
}

/** Where a point of a label's content stands once it is turned, mm from the label's top left corner. */
export function turnedPoint(
  rotation: Rotation,
  label: { width: number; height: number },
  { x, y }: { x: number; y: number },
): { x: number; y: number } {
  const [a, b, c, d, left, top] = turned(rotation, label);
  return { x: a * x + c * y + left, y: b * x + d * y + top };
}
