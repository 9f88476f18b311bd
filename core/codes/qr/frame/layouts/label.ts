import { allCorners, roundedBox } from "../../style/shapes.ts";
import {
  centeredAt,
  CORNER,
  GAP,
  type LaidOutFrame,
  lettersOn,
  OUTSIDE,
  PADDING,
  path,
  type Plan,
  MAX_INNER_RADIUS,
} from "./frame-layout.ts";

/** Between the text and the ends of its bar, in lines of the frame. */
const SIDE_MARGIN = 1.2;

/** A line around the code that widens to a bar with the text. */
export function label(plan: Plan, side: "above" | "below"): LaidOutFrame {
  const { width, height, line, set } = plan;
  const edge = OUTSIDE * line;
  const inner = { width: width + 2 * GAP, height: height + 2 * GAP };
  const text = set({ width: inner.width - 2 * SIDE_MARGIN * line });
  const bar = Math.ceil(text.height + 2 * PADDING * line - line / 2);
  const around = edge + line + GAP;
  const beside = edge + bar + GAP;
  const [top, bottom] = side === "below" ? [around, beside] : [beside, around];
  const outer = { x: edge, y: edge, width: inner.width + 2 * line, height: inner.height + line + bar };
  const hole = { x: around - GAP, y: top - GAP, ...inner };
  const barMiddle = side === "below" ? hole.y + hole.height + bar / 2 : edge + bar / 2;
  return {
    left: around,
    right: around,
    top,
    bottom,
    layers: (ink, ground) => [
      path(ink, [
        ...roundedBox(outer, allCorners(CORNER * line)),
        ...roundedBox(hole, allCorners(Math.min((CORNER - 1) * line, MAX_INNER_RADIUS)), true),
      ]),
      path(lettersOn(ink, ground), centeredAt(text, outer.x + outer.width / 2, barMiddle)),
    ],
  };
}
