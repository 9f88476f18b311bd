import { BLACK, type Color, parseColor } from "../../color.ts";
import type { ColorGradient, Layer, PathCommand } from "../../drawing.ts";
import { placePath } from "./place-path.ts";
import { EYE, eyeBall, eyeFrame, eyePlaces } from "./draw-eyes.ts";
import { type Grid, moduleShapes } from "./draw-modules.ts";
import { alignmentCenters } from "../encode/layout.ts";
import { allCorners, type Box, roundedBox } from "./shapes.ts";
import type { Gradient, ModuleShape, QrStyle } from "./style.ts";
import type { QrSymbol } from "../symbol.ts";

type Ink = Color | ColorGradient;

const inkOf = (written: string | null): Ink | null =>
  written === null ? null : (parseColor(written) ?? BLACK);

/**
 * The modules and eyes of a styled code: one path per ink. Alignment patterns stay whole whatever the shape
 * of the modules is, since readers measure them as they do the eyes.
 * @param place of the symbol in the drawing
 */
export function styledLayers(symbol: QrSymbol, place: Box, style: QrStyle, foreground: Color): Layer[] {
  const ink: Ink = style.gradient ? gradientOver(style.gradient, place) : foreground;
  const paths = new Map<Ink, PathCommand[]>();
  const colors = { frame: inkOf(style.eyeFrameColor), ball: inkOf(style.eyeBallColor) };
  const paint = (fill: Ink, commands: PathCommand[]) => {
    const path = paths.get(fill) ?? [];
    paths.set(fill, path);
    for (const command of commands) path.push(placePath(command, place.x, place.y));
  };
  const isRinged = !JOINED.has(style.modules);
  const rings = isRinged ? wholeAlignments(symbol) : [];
  paint(ink, moduleShapes(style.modules, dataGrid(symbol, rings), symbol.size));
  for (const { x, y } of rings) paint(ink, alignmentRing(x, y, SHARP.has(style.modules)));
  for (const eye of eyePlaces(symbol.size)) {
    const around = { x: place.x + eye.x, y: place.y + eye.y, width: EYE, height: EYE };
    const own = style.eyeGradient && gradientOver(style.eyeGradient, around);
    paint(colors.frame ?? own ?? ink, eyeFrame(style.eyeFrame, eye));
    paint(colors.ball ?? own ?? ink, eyeBall(style.eyeBall, style.eyeFrame, eye));
  }
  return Array.from(paths, ([fill, commands]) => ({ kind: "path", fill, commands }));
}

/** Shapes that join modules, and so leave alignment patterns whole. */
const JOINED = new Set<ModuleShape>(["square", "rounded", "connected"]);
/** Shapes with corners, of those that separate modules. */
const SHARP = new Set<ModuleShape>(["diamonds", "small-squares"]);

interface Point {
  x: number;
  y: number;
}

/** The centers of alignment patterns that are fully visible and not replaced by an eye. */
function wholeAlignments({ version, size, modules }: QrSymbol): Point[] {
  const centers = alignmentCenters(version);
  const [first, last] = [centers[0], centers.at(-1)];
  return centers
    .flatMap((y) => centers.map((x) => ({ x, y })))
    .filter(({ x, y }) => {
      const isEye = (x === first && (y === first || y === last)) || (x === last && y === first);
      return (
        !isEye &&
        [-2, 0, 2].every(
          (step) =>
            modules[(y + step) * size + x + step] === 1 && modules[(y - step) * size + x + step] === 1,
        )
      );
    });
}

/** A frame one module wide around a light ring, and one module in the middle of it (ISO/IEC 18004 §6.3.6). */
function alignmentRing(x: number, y: number, isSharp: boolean): PathCommand[] {
  const box = (side: number): Box => ({
    x: x + (1 - side) / 2,
    y: y + (1 - side) / 2,
    width: side,
    height: side,
  });
  const [outer, inner, middle] = isSharp ? [0, 0, 0] : [1.3, 0.4, 0.5];
  return [
    ...roundedBox(box(5), allCorners(outer)),
    ...roundedBox(box(3), allCorners(inner), true),
    ...roundedBox(box(1), allCorners(middle)),
  ];
}

/** The dark modules that are neither in an eye nor in one of these alignment patterns. */
function dataGrid({ size, modules }: QrSymbol, rings: Point[]): Grid {
  const dark = modules.slice();
  const clear = (left: number, top: number, side: number) => {
    for (let row = top; row < top + side; row++) dark.fill(0, row * size + left, row * size + left + side);
  };
  for (const { x, y } of eyePlaces(size)) clear(x, y, EYE);
  for (const { x, y } of rings) clear(x - 2, y - 2, 5);
  return (column, row) =>
    column >= 0 && row >= 0 && column < size && row < size && dark[row * size + column] === 1;
}

/** A linear one goes from edge to edge, a radial one from the middle to the corners. */
function gradientOver({ kind, angle, from, to }: Gradient, { x, y, width, height }: Box): ColorGradient {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const colors = { from: parseColor(from) ?? BLACK, to: parseColor(to) ?? BLACK };
  if (kind === "radial")
    return { kind, x: middleX, y: middleY, radius: Math.hypot(width, height) / 2, ...colors };
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = (Math.abs(cos) * width + Math.abs(sin) * height) / 2;
  return {
    kind,
    x1: middleX - cos * reach,
    y1: middleY - sin * reach,
    x2: middleX + cos * reach,
    y2: middleY + sin * reach,
    ...colors,
  };
}
