import type { Color } from "./color.ts";
import { fillSentence } from "./sentence.ts";

/**
 * A picture of one code, quiet zone included, before its printed size is chosen.
 * Lengths are user units (one module in a QR drawing, one design pixel in a barcode drawing);
 * the origin is the top left corner and y grows downward. Renderers scale it; none of them adds anything.
 */
export interface Drawing {
  width: number;
  height: number;
  /** Fills the whole drawing, quiet zone included; alpha 0 leaves it clear. */
  background: Color;
  /** Accessible text: SVG `<title>` and `<desc>`, PDF title and subject. */
  title: string;
  description: DrawingDescription;
  /** Painted in this order. */
  layers: Layer[];
  /** The area of the modules without the quiet zone; absent if the modules are the only layer. */
  symbol?: DrawingPart;
  /** The area of the code with its quiet zone; set only for a code in a frame. */
  framed?: DrawingPart;
  /** Size of each corner that may be clear, user units; set only for rounded backgrounds. */
  corner?: number;
}

/** The painted part of a drawing. */
export type Painting = Pick<Drawing, "width" | "height" | "background" | "layers">;

/** A part of a drawing, in user units. */
interface DrawingPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The description of a drawing with its values, so that a page can translate it. */
export interface DrawingDescription {
  code: keyof typeof drawingMessages;
  values: { format: string; content: string; text?: string };
  message: string;
}

/** Descriptions of drawings; the web catalog includes them. */
export const drawingMessages = {
  "drawing.qr": "QR code with the content {content}",
  "drawing.qr_framed": "QR code with the content {content}, in a frame with the text {text}",
  "drawing.barcode": "{format} barcode with the content {content}",
} as const;

export const describeDrawing = (
  code: DrawingDescription["code"],
  values: DrawingDescription["values"],
): DrawingDescription => ({ code, values, message: fillSentence(drawingMessages[code], values) });

export type Layer = RectsLayer | PathLayer | ImageLayer;

/** Many axis-parallel rectangles of one color: runs of dark modules, bars. Edges are drawn crisp, never blurred. */
export interface RectsLayer {
  kind: "rects";
  fill: Color;
  /** x, y, width and height of each rectangle, concatenated. They do not overlap. */
  rects: Float64Array;
}

/** Filled shapes with curves: styled modules, the ground behind a logo, outlined text, the shapes of an SVG logo. */
export interface PathLayer {
  kind: "path";
  fill: Color | ColorGradient;
  commands: PathCommand[];
  /** Fill rule. Omitted: nonzero. */
  rule?: "evenodd";
}

/** A gradient between opaque colors, interpolated per channel; the end colors extend beyond its ends. */
export type ColorGradient = (
  | { kind: "linear"; x1: number; y1: number; x2: number; y2: number }
  | { kind: "radial"; x: number; y: number; radius: number }
) & {
  from: Color;
  to: Color;
  /** All colors in ascending order of `at`, from 0 to 1, both ends included. Omitted: `from` and `to` only. */
  stops?: readonly GradientStop[];
};

export interface GradientStop {
  at: number;
  color: Color;
}

/** The colors of a gradient by how far they are from its beginning, 0, to its end, 1. */
export const stopsOf = ({ from, to, stops }: ColorGradient): readonly GradientStop[] =>
  stops ?? [
    { at: 0, color: from },
    { at: 1, color: to },
  ];

export type PathCommand =
  | { op: "M"; x: number; y: number }
  | { op: "L"; x: number; y: number }
  | { op: "Q"; x1: number; y1: number; x: number; y: number }
  | { op: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { op: "Z" };

/** The logo: the whole picture scaled into the given box. A drawing has at most one. */
export interface ImageLayer {
  kind: "image";
  x: number;
  y: number;
  width: number;
  height: number;
  picture: Picture;
}

/** Decoded pixels: rows from the top, 4 bytes (red, green, blue, alpha; not premultiplied) a pixel. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
  /** The same as shapes, in px of it: what SVG, PDF and EPS draw in its place. Only of a logo that was one. */
  shapes?: readonly PathLayer[];
}
