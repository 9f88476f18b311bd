import { BLACK, type Color, contrastRatio, WHITE } from "../../../color.ts";
import type { Layer, PathCommand } from "../../../drawing.ts";
import { placePath } from "../../style/place-path.ts";
import type { Box } from "../../style/shapes.ts";
import type { SetText } from "../set-text.ts";

/** A code with its quiet zone, in modules, and the position of its modules. */
export interface FramedCode {
  width: number;
  height: number;
  symbol: Box;
}

/** Everything that a frame adds to a code. */
export interface LaidOutFrame {
  /** On each side of the quiet zone, in whole modules, so that the modules of the code stay on whole pixels. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /**
   * The origin is the top left corner of the framed picture.
   * @param ground color behind the picture; transparent if there is none
   */
  layers(ink: Color, ground: Color): Layer[];
}

/** Input of a layout. */
export interface Plan extends FramedCode {
  /** Width of the lines of the frame, a whole number of modules. */
  line: number;
  /** Sets the text in lines of at most `width` modules. @param room `size` in lines of the frame */
  set: (room: { width: number; size?: number; lines?: number }) => SetText;
  rightToLeft: boolean;
}

// Sizes are multiples of the width of a line of the frame, unless they say otherwise.

/** Distance of the outermost line from the edge of the picture. */
export const OUTSIDE = 1;
/** Radius of outer corners. */
export const CORNER = 2.5;
/** Font size. */
export const LETTERS = 4.4;
/** Padding between letters and the edge of their box. */
export const PADDING = 1.75;
/** Between letters and the quiet zone: accents are above the height of letters, in Vietnamese two of them. */
export const ACCENTS = 1.25;
/** Modules between the quiet zone and a line, so that its round inner corners stay outside of the zone. */
export const GAP = 1;
/** Largest radius, in modules, of an inner corner for which GAP is enough: (1 - √½) of it is cut off. */
export const MAX_INNER_RADIUS = 3;

/** WCAG's least contrast of text. */
const MIN_CONTRAST = 4.5;

export const path = (fill: Color, commands: PathCommand[]): Layer => ({ kind: "path", fill, commands });

export const centeredAt = ({ commands }: SetText, x: number, y: number): PathCommand[] =>
  commands.map((command) => placePath(command, x, y));

/** The color of letters on the ink: the color of the ground if its contrast is high enough, otherwise black or white. */
export function lettersOn(ink: Color, ground: Color): Color {
  if (ground.alpha === 1 && contrastRatio(ink, ground) >= MIN_CONTRAST) return ground;
  return contrastRatio(ink, WHITE) >= contrastRatio(ink, BLACK) ? WHITE : BLACK;
}
