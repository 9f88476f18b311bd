import { bentArrow, mirrored } from "../bent-arrow.ts";
import { ACCENTS, centeredAt, type LaidOutFrame, path, type Plan } from "./frame-layout.ts";

// Sizes in lines of the frame.

const TEXT_SIZE = 4.2;
/** Between the text and the arrow. */
const TEXT_GAP = 1.4;
/** Width and height of the arrow. */
const REACH = 4.2;
const RISE = 4.2;
/** From the tip of the arrow to the end of its width: the head is wider than its line. */
const HEAD_INSET = 1.4;

/** The text below the code, and an arrow from its end up to the code. */
export function arrow({ height, symbol, line, set, rightToLeft }: Plan): LaidOutFrame {
  const [gap, reach, rise] = [TEXT_GAP * line, REACH * line, RISE * line];
  const text = set({ width: symbol.width + 2 * Math.min(symbol.x, line) - gap - reach, size: TEXT_SIZE });
  const below = Math.ceil(Math.max(2 * line, text.height / 2 + line));
  const middle = height + Math.ceil(Math.max(rise - line / 2, text.height / 2 + ACCENTS * line));
  const whole = text.width + gap + reach;
  const center = symbol.x + symbol.width / 2;
  const start = center - whole / 2;
  // to the right of the text, or to the left of one that runs from right to left
  const mirror = (x: number) => (rightToLeft ? 2 * center - x : x);
  const tail = { x: start + text.width + gap, y: middle };
  const tip = { x: start + whole - HEAD_INSET * line, y: height };
  return {
    left: 0,
    right: 0,
    top: 0,
    bottom: middle - height + below,
    layers: (ink) => [
      path(ink, centeredAt(text, mirror(start + text.width / 2), middle)),
      path(
        ink,
        bentArrow(tail, tip, line).map((command) => mirrored(command, mirror)),
      ),
    ],
  };
}
