import { type Color, contrastRatio, WHITE } from "../../../color.ts";
import type { PathCommand } from "../../../drawing.ts";
import { allCorners, type Box, roundedBox } from "../../style/shapes.ts";
import {
  centeredAt,
  type LaidOutFrame,
  lettersOn,
  OUTSIDE,
  PADDING,
  path,
  type Plan,
} from "./frame-layout.ts";

// Sizes in lines of the frame.

/** How much longer the tails are than the band, on each side. */
const TAIL = 3;
/** Width of the fold between band and tail. */
const FOLD = 1.6;
/** Depth of the notch at the end of a tail. */
const NOTCH = 1.5;

const TAIL_SHADE = 0.3;
const FOLD_SHADE = 0.6;
/** The largest share of black or white in a shade. */
const MAX_SHADE = 0.7;
/** A color with more contrast to white is dark: black would not be seen in it. */
const DARK_CONTRAST = 11;

/** A ribbon below the code, whose ends are folded back. */
export function ribbon({ width, height, line, set }: Plan): LaidOutFrame {
  const edge = OUTSIDE * line;
  const end = edge + TAIL * line;
  const [fold, drop] = [FOLD * line, line];
  const text = set({ width: width - 2 * PADDING * line });
  const band = Math.ceil(text.height + 2 * PADDING * line);
  const total = width + 2 * end;
  const front: Box = { x: end, y: height, width, height: band };
  const [top, bottom] = [height + drop, height + drop + band];
  const tail = (outside: number, inside: number): PathCommand[] => [
    { op: "M", x: outside, y: top },
    { op: "L", x: inside, y: top },
    { op: "L", x: inside, y: bottom },
    { op: "L", x: outside, y: bottom },
    { op: "L", x: outside + Math.sign(inside - outside) * NOTCH * line, y: (top + bottom) / 2 },
    { op: "Z" },
  ];
  const corner = (outside: number, inside: number): PathCommand[] => [
    { op: "M", x: outside, y: height + band },
    { op: "L", x: inside, y: height + band },
    { op: "L", x: inside, y: bottom },
    { op: "Z" },
  ];
  const [left, right] = [front.x, front.x + width];
  return {
    left: end,
    right: end,
    top: 0,
    bottom: band + drop + 2 * edge,
    layers: (ink, ground) => [
      path(shade(ink, TAIL_SHADE), [...tail(edge, left + fold), ...tail(total - edge, right - fold)]),
      path(shade(ink, FOLD_SHADE), [...corner(left, left + fold), ...corner(right, right - fold)]),
      path(ink, roundedBox(front, allCorners(0))),
      path(lettersOn(ink, ground), centeredAt(text, total / 2, front.y + band / 2)),
    ],
  };
}

/** Mixes black into a color, or white into a dark one. @param share of MAX_SHADE, 0 to 1 */
function shade(color: Color, share: number): Color {
  const isDark = contrastRatio(color, WHITE) > DARK_CONTRAST;
  const mix = (channel: number) => Math.round(channel + ((isDark ? 255 : 0) - channel) * share * MAX_SHADE);
  return { red: mix(color.red), green: mix(color.green), blue: mix(color.blue), alpha: color.alpha };
}
