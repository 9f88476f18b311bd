import type { Color } from "./color.ts";
import { fillSentence } from "./sentence.ts";

/**
 * A picture of one code, quiet zone included, before its printed size is chosen.
 * Lengths are user units (one module in a QR drawing, one design pixel in a barcode drawing);
 * the origin is the top left corner and y grows downwards. Renderers scale it; none of them adds anything.
 */
export interface Drawing {
  width: number;
  height: number;
  /** Fills the whole drawing, quiet zone included; alpha 0 leaves it clear. */
  background: Color;
  /** What a screen reader reads out: SVG `<title>` and `<desc>`, PDF title and subject. */
  title: string;
  description: DrawingDescription;
  /** Painted in this order. */
  layers: Layer[];
  /** Where the modules are, quiet zone excluded; only of a code whose modules are not its one layer. */
  symbol?: DrawingPart;
  /** Where the code is with its quiet zone; only of one in a frame. */
  framed?: DrawingPart;
  /** User units of each corner, in both directions, that may be clear; only of one whose background has round corners. */
  corner?: number;
}

/** What is painted of a drawing. */
export type Painting = Pick<Drawing, "width" | "height" | "background" | "layers">;

/** A part of a drawing, in user units. */
interface DrawingPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a drawing shows, with its values, so that a page can say it in another language. */
export interface DrawingDescription {
  code: keyof typeof drawingMessages;
  values: { format: string; content: string; text?: string };
  message: string;
}

/** Descriptions of drawings; the web catalog spreads them in. */
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
  /** x, y, width, height of each rectangle, one after the other. They do not overlap. */
  rects: Float64Array;
}

/** Filled shapes with curves: modules of a style, the ground behind a logo, outlined text. Fill rule: nonzero. */
interface PathLayer {
  kind: "path";
  fill: Color | ColorGradient;
  commands: PathCommand[];
}

/** From one opaque color to another, mixed channel by channel; before its beginning and behind its end the color stays. */
export type ColorGradient =
  | { kind: "linear"; x1: number; y1: number; x2: number; y2: number; from: Color; to: Color }
  | { kind: "radial"; x: number; y: number; radius: number; from: Color; to: Color };

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
}
