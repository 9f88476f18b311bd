import type { PathLayer } from "../drawing.ts";
import { boundsOf } from "./flatten.ts";
import { readLength } from "./length.ts";
import { IDENTITY } from "./matrix.ts";
import { paintSvg } from "./paint-svg.ts";
import type { Extent } from "./shapes.ts";
import { indexedFile, type SvgFile } from "./svg-file.ts";
import type { SvgNode } from "./svg-node.ts";
import { complexRefusal, emptyRefusal } from "./svg-refusal.ts";
import { readViewBox, type ViewBox, viewportMatrix } from "./viewport.ts";

/** Filled shapes in a box, out of which they do not reach. */
export interface SvgShapes extends Extent {
  layers: PathLayer[];
}

/** Reciprocal of the largest error of flattened curves, relative to the longer side. */
const PRECISION = 8000;
/** Rows of pixels in all layers, and edges in all rows, at 512 px: what takes longer to paint is refused. */
const MAX_ROWS = 400_000;
const MAX_CROSSINGS = 600_000;

/**
 * Converts an SVG file to filled paths and colors. Nothing else is kept: no scripts, addresses, styles or
 * texts.
 * @param side length of the longer side of the result, a whole number
 * @throws DomainError `logo_unreadable`, with the unsupported feature, or if it is too complex
 */
export function drawSvg(root: SvgNode, side: number): SvgShapes {
  const file = indexedFile(root);
  const box = rootBox(root) ?? contentBox(file);
  const shape = rootShape(root, box);
  const scale = side / Math.max(shape.width, shape.height);
  // whole units, as pixels are, so that both are of the same shape
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  const size = { width: whole(shape.width), height: whole(shape.height) };
  const matrix = viewportMatrix(box, { x: 0, y: 0, ...size }, "none");
  const layers = paintSvg(file, matrix, box, side / PRECISION);
  if (layers.length === 0) throw emptyRefusal();
  assertQuick(layers, side);
  return { ...size, layers };
}

/** The visible part of a file: its viewBox, or its size in user units; null if it has neither. */
function rootBox({ attributes }: SvgNode): ViewBox | null {
  const viewBox = readViewBox(attributes["viewBox"]);
  if (viewBox !== null) return viewBox;
  const size = rootSize(attributes);
  return size && { x: 0, y: 0, ...size };
}

function rootSize(attributes: SvgNode["attributes"]): Extent | null {
  const side = (name: "width" | "height"): number | null => {
    const text = attributes[name]?.trim() ?? "auto";
    if (text === "auto" || text.endsWith("%")) return null;
    const length = readLength(text, name, 0);
    return length > 0 ? length : null;
  };
  const [width, height] = [side("width"), side("height")];
  return width === null || height === null ? null : { width, height };
}

/** The shape of the picture: that of the view box, unless the file says that it is to be stretched. */
function rootShape({ attributes }: SvgNode, box: ViewBox): Extent {
  const isStretched = attributes["preserveAspectRatio"]?.trim().startsWith("none") ?? false;
  return (isStretched ? rootSize(attributes) : null) ?? box;
}

/** Units for 100% if a file has no size. */
const UNSIZED = 100;

/** The box around all that is drawn. */
function contentBox(file: SvgFile): ViewBox {
  const all = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 };
  const layers = paintSvg(file, IDENTITY, { ...all, percent: UNSIZED }, 0.01);
  const bounds = boundsOf(layers.flatMap(({ commands }) => commands));
  if (bounds === null || bounds.left === bounds.right || bounds.top === bounds.bottom) throw emptyRefusal();
  const { left, top, right, bottom } = bounds;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Counts what painting takes before it begins. */
function assertQuick(layers: readonly PathLayer[], side: number): void {
  let [rows, crossings] = [0, 0];
  for (const { commands } of layers) {
    const bounds = boundsOf(commands);
    if (bounds) rows += bounds.bottom - bounds.top + 1;
    let y = 0;
    for (const command of commands) {
      if (command.op === "Z") continue;
      if (command.op === "C") crossings += Math.abs(command.y1 - y) + Math.abs(command.y2 - command.y1);
      crossings += Math.abs(command.y - (command.op === "C" ? command.y2 : y));
      y = command.y;
    }
  }
  if (Math.max(rows / MAX_ROWS, crossings / MAX_CROSSINGS) > side / 512) throw complexRefusal();
}
