import type { Box } from "../../style/shapes.ts";
import { openLine } from "../open-line.ts";
import {
  ACCENTS,
  centeredAt,
  CORNER,
  GAP,
  type LaidOutFrame,
  OUTSIDE,
  path,
  type Plan,
  MAX_INNER_RADIUS,
} from "./frame-layout.ts";

/** Font size in lines of the frame, smaller than elsewhere: the line beside the text draws attention to it. */
const TEXT_SIZE = 3.7;

/** A line around the code that leaves room for the text below. */
export function border({ width, height, line, set }: Plan): LaidOutFrame {
  const edge = OUTSIDE * line;
  const around = edge + line + GAP;
  const inner = { x: around - GAP, width: width + 2 * GAP };
  const corner = CORNER * line;
  const text = set({ width: inner.width - 2 * corner, size: TEXT_SIZE });
  const top = around;
  const half = Math.ceil(Math.max(text.height / 2, line / 2) + ACCENTS * line);
  const lineTop = top + height + half - Math.floor(line / 2);
  const outer: Box = { x: edge, y: edge, width: inner.width + 2 * line, height: lineTop + line - edge };
  const hole: Box = { x: inner.x, y: inner.x, width: inner.width, height: lineTop - inner.x };
  const middle = outer.x + outer.width / 2;
  const room = text.width === 0 ? 0 : text.width / 2 + line;
  return {
    left: around,
    right: around,
    top,
    bottom: Math.ceil(lineTop + line / 2 - top - height + Math.max(text.height, line) / 2 + edge),
    layers: (ink) => [
      path(
        ink,
        openLine(outer, hole, corner, Math.min(corner - line, MAX_INNER_RADIUS), [
          middle - room,
          middle + room,
        ]),
      ),
      path(ink, centeredAt(text, middle, lineTop + line / 2)),
    ],
  };
}
