import { BLACK, type Color, contrastRatio, WHITE } from "../../color.ts";
import type { Layer, PathCommand } from "../../drawing.ts";
import type { Lettering } from "./lettering.ts";
import { placePath } from "../style/place-path.ts";
import { allCorners, type Box, roundedBox } from "../style/shapes.ts";
import { bentArrow, mirrored } from "./bent-arrow.ts";
import { type FrameKind, type QrFrame, shownText } from "./frame.ts";
import { openLine } from "./open-line.ts";
import { type SetText, setText } from "./set-text.ts";

/** A code with its quiet zone, in modules, and where its modules are in it. */
export interface FramedCode {
  width: number;
  height: number;
  symbol: Box;
}

/** What a frame adds to a code. */
export interface LaidOutFrame {
  /** On each side of the quiet zone, in whole modules, so that the modules of the code stay on whole pixels. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /**
   * The origin is the top left corner of the framed picture.
   * @param ground what the picture lies on; clear where it is see-through
   */
  layers(ink: Color, ground: Color): Layer[];
}

/** Modules a side of the smallest code with its quiet zone: there the line of a frame is one module wide. */
const SMALLEST = 29;

/** Sizes in lines of the frame. */
const OUTSIDE = 1;
const CORNER = 2.5;
const LETTERS = 4.4;
const PADDING = 1.75;
/** Between letters and the quiet zone: accents rise over the height of letters, in Vietnamese two of them. */
const ACCENTS = 1.25;
/** Modules between the quiet zone and a line: round corners inside of the line do not reach into the zone. */
const GAP = 1;
/** The roundest inner corner, in modules, that such a gap has room for: (1 - √½) of it is cut off. */
const ROUNDEST = 3;

interface Plan extends FramedCode {
  /** Width of the lines of the frame: a whole number of modules. */
  line: number;
  set: (room: { width: number; size?: number; lines?: number }) => SetText;
  rightToLeft: boolean;
}

const NO_TEXT: SetText = { width: 0, height: 0, commands: [] };

/**
 * Lays out a frame around a code, whose size and quiet zone stay as they are. It grows with the code, so that it looks alike around all.
 * @param lettering null: its fonts are not there yet, and one line stays empty
 */
export function layOutFrame(frame: QrFrame, code: FramedCode, lettering: Lettering | null): LaidOutFrame {
  const line = Math.max(1, Math.round(Math.min(code.width, code.height) / SMALLEST));
  const plan: Plan = {
    ...code,
    line,
    rightToLeft: lettering?.rightToLeft ?? false,
    set: ({ width, size = LETTERS, lines = 3 }) =>
      lettering === null
        ? { ...NO_TEXT, height: 0.714 * size * line }
        : setText(shownText(frame), { width, size: size * line, lines }, lettering),
  };
  return LAYOUTS[frame.kind](plan);
}

const LAYOUTS: Record<FrameKind, (plan: Plan) => LaidOutFrame> = {
  label: (plan) => label(plan, "below"),
  "label-above": (plan) => label(plan, "above"),
  bubble,
  border,
  ribbon,
  arrow,
};

const path = (fill: Color, commands: PathCommand[]): Layer => ({ kind: "path", fill, commands });

const centeredAt = ({ commands }: SetText, x: number, y: number): PathCommand[] =>
  commands.map((command) => placePath(command, x, y));

/** The color of letters on an ink: that of the ground, where it can be read there. */
function lettersOn(ink: Color, ground: Color): Color {
  if (ground.alpha === 1 && contrastRatio(ink, ground) >= 4.5) return ground;
  return contrastRatio(ink, WHITE) >= contrastRatio(ink, BLACK) ? WHITE : BLACK;
}

/** A line around the code that widens to a bar with the text. */
function label(plan: Plan, side: "above" | "below"): LaidOutFrame {
  const { width, height, line, set } = plan;
  const edge = OUTSIDE * line;
  const inner = { width: width + 2 * GAP, height: height + 2 * GAP };
  const text = set({ width: inner.width - 2.4 * line });
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
        ...roundedBox(hole, allCorners(Math.min((CORNER - 1) * line, ROUNDEST)), true),
      ]),
      path(lettersOn(ink, ground), centeredAt(text, outer.x + outer.width / 2, barMiddle)),
    ],
  };
}

/** A speech bubble below the code, as wide as its modules, that points at them. */
function bubble({ height, symbol, line, set }: Plan): LaidOutFrame {
  const side = Math.max(0, 2 * line - Math.floor(symbol.x));
  const x = side + symbol.x - Math.min(symbol.x, line);
  const box = { x, width: symbol.width + 2 * Math.min(symbol.x, line) };
  const text = set({ width: box.width - 2 * PADDING * line });
  const tip = height;
  const y = tip + Math.round(1.5 * line);
  const bubbleHeight = Math.ceil(text.height + 2 * PADDING * line);
  const below = Math.max(line, Math.min(Math.floor(x), 2 * line));
  const middle = box.x + box.width / 2;
  const reach = 1.9 * line;
  return {
    left: side,
    right: side,
    top: 0,
    bottom: y - height + bubbleHeight + below,
    layers: (ink, ground) => [
      path(ink, [
        ...roundedBox(
          { ...box, y, height: bubbleHeight },
          allCorners(Math.min(bubbleHeight / 2, 2.2 * line)),
        ),
        { op: "M", x: middle, y: tip },
        { op: "L", x: middle + reach, y: y + line / 2 },
        { op: "L", x: middle - reach, y: y + line / 2 },
        { op: "Z" },
      ]),
      path(lettersOn(ink, ground), centeredAt(text, middle, y + bubbleHeight / 2)),
    ],
  };
}

/** A line around the code that leaves room for the text below. */
function border({ width, height, line, set }: Plan): LaidOutFrame {
  const edge = OUTSIDE * line;
  const around = edge + line + GAP;
  const inner = { x: around - GAP, width: width + 2 * GAP };
  const corner = CORNER * line;
  const text = set({ width: inner.width - 2 * corner, size: 3.7 });
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
        openLine(outer, hole, corner, Math.min(corner - line, ROUNDEST), [middle - room, middle + room]),
      ),
      path(ink, centeredAt(text, middle, lineTop + line / 2)),
    ],
  };
}

/** A ribbon below the code, whose ends are folded back. */
function ribbon({ width, height, line, set }: Plan): LaidOutFrame {
  const edge = OUTSIDE * line;
  const end = edge + 3 * line;
  const [fold, drop] = [1.6 * line, line];
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
    { op: "L", x: outside + Math.sign(inside - outside) * 1.5 * line, y: (top + bottom) / 2 },
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
      path(shade(ink, 0.3), [...tail(edge, left + fold), ...tail(total - edge, right - fold)]),
      path(shade(ink, 0.6), [...corner(left, left + fold), ...corner(right, right - fold)]),
      path(ink, roundedBox(front, allCorners(0))),
      path(lettersOn(ink, ground), centeredAt(text, total / 2, front.y + band / 2)),
    ],
  };
}

/** A color with so much of black in it, or of white where it is dark itself. */
function shade(color: Color, share: number): Color {
  const isDark = contrastRatio(color, WHITE) > 11;
  const mix = (channel: number) => Math.round(channel + ((isDark ? 255 : 0) - channel) * share * 0.7);
  return { red: mix(color.red), green: mix(color.green), blue: mix(color.blue), alpha: color.alpha };
}

/** The text below the code, and an arrow from its end up to the code. */
function arrow({ height, symbol, line, set, rightToLeft }: Plan): LaidOutFrame {
  const [gap, reach, rise] = [1.4 * line, 4.2 * line, 4.2 * line];
  const text = set({ width: symbol.width + 2 * Math.min(symbol.x, line) - gap - reach, size: 4.2 });
  const below = Math.ceil(Math.max(2 * line, text.height / 2 + line));
  const middle = height + Math.ceil(Math.max(rise - line / 2, text.height / 2 + ACCENTS * line));
  const whole = text.width + gap + reach;
  const center = symbol.x + symbol.width / 2;
  const start = center - whole / 2;
  // to the right of the text, or to the left of one that runs from right to left
  const mirror = (x: number) => (rightToLeft ? 2 * center - x : x);
  const tail = { x: start + text.width + gap, y: middle };
  const tip = { x: start + whole - 1.4 * line, y: height };
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
