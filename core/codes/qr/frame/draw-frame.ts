import type { Lettering } from "./lettering.ts";
import { type FrameKind, type QrFrame, shownText } from "./frame.ts";
import { arrow } from "./layouts/arrow.ts";
import { border } from "./layouts/border.ts";
import { bubble } from "./layouts/bubble.ts";
import {
  CORNER,
  type FramedCode,
  type LaidOutFrame,
  LETTERS,
  OUTSIDE,
  type Plan,
} from "./layouts/frame-layout.ts";
import { label } from "./layouts/label.ts";
import { ribbon } from "./layouts/ribbon.ts";
import { type SetText, setText } from "./set-text.ts";

/** Modules a side of the smallest code with its quiet zone, around which the line of a frame is one module wide. */
const SMALLEST_CODE = 29;

/** Height of capital letters of the fonts, in font sizes. */
const CAPITAL_HEIGHT = 0.714;

const NO_TEXT: SetText = { width: 0, height: 0, commands: [] };

/**
 * Lays out a frame around a code. The code keeps its size and quiet zone. Lines and letters grow with the code, so that all frames look alike.
 * @param lettering null while the fonts are loading: room is left for one line of text
 */
export function layOutFrame(
  frame: QrFrame,
  code: FramedCode,
  lettering: Lettering | null,
): LaidOutFrame & {
  /** Radius of a background whose corner centers match those of the frame's lines. */
  corner: number;
} {
  const line = Math.max(1, Math.round(Math.min(code.width, code.height) / SMALLEST_CODE));
  const plan: Plan = {
    ...code,
    line,
    rightToLeft: lettering?.rightToLeft ?? false,
    set: ({ width, size = LETTERS, lines = 3 }) =>
      lettering === null
        ? { ...NO_TEXT, height: CAPITAL_HEIGHT * size * line }
        : setText(shownText(frame), { width, size: size * line, lines }, lettering),
  };
  return { ...LAYOUTS[frame.kind](plan), corner: (OUTSIDE + CORNER) * line };
}

const LAYOUTS: Record<FrameKind, (plan: Plan) => LaidOutFrame> = {
  label: (plan) => label(plan, "below"),
  "label-above": (plan) => label(plan, "above"),
  bubble,
  border,
  ribbon,
  arrow,
};
