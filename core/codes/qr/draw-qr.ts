import { BLACK, flatten, WHITE, parseColor, type Color } from "../color.ts";
import { describeDrawing, type Drawing, type Layer, type PathCommand, type Picture } from "../drawing.ts";
import { darkRectangles } from "./dark-rectangles.ts";
import { qrPixelSize, type QrDesign } from "./design.ts";
import { fitLogo } from "./fit-logo.ts";
import { widestLogo } from "./logo-budget.ts";
import { modulePixels } from "./module-pixels.ts";
import type { QrSymbol } from "./symbol.ts";

/**
 * Draws a symbol: its dark modules as rectangles, then, where there is a logo, a disc of background color with the
 * logo in it. The user unit is one module. A canvas that is not square centers the code. Pixels that do not make up
 * a whole module widen the quiet zone.
 * @param logo decoded pixels, or null
 * @param described how its description names the content
 */
export function drawQr(symbol: QrSymbol, design: QrDesign, logo: Picture | null, described = ""): Drawing {
  const foreground = parseColor(design.foreground) ?? BLACK;
  const background = parseColor(design.background) ?? WHITE;
  const { width: widthPx, height: heightPx } = qrPixelSize(design);
  const unitPx = modulePixels(Math.min(widthPx, heightPx), symbol.size + 2 * design.margin);
  const width = widthPx / unitPx;
  const height = heightPx / unitPx;
  // on whole pixels as well: renderers do not agree which way half a pixel goes
  const offset = (sidePx: number) => Math.floor((sidePx - symbol.size * unitPx) / 2 + 1e-9) / unitPx;
  const [left, top] = [offset(widthPx), offset(heightPx)];
  const layers: Layer[] = [{ kind: "rects", fill: foreground, rects: darkRectangles(symbol, left, top) }];
  if (logo) {
    const diameter = (widestLogo(symbol) * design.logoSize) / 100;
    const [x, y] = [left + symbol.size / 2, top + symbol.size / 2];
    layers.push(...logoLayers(logo, x, y, diameter, background));
  }
  const description = describeDrawing("drawing.qr", { format: "QR Code", content: described });
  return { width, height, background, title: "QR code", description, layers };
}

/**
 * Rim of background color between logo and modules: half a module, so that none of them runs into the logo, and a
 * little more around a large one.
 */
function rimOf(diameter: number): number {
  return Math.max(0.5, diameter * 0.03);
}

function logoLayers(logo: Picture, x: number, y: number, diameter: number, background: Color): Layer[] {
  const radius = diameter / 2;
  const image = fitLogo(logo, x, y, radius - rimOf(diameter));
  if (!image) return [];
  return [{ kind: "path", fill: flatten(background, WHITE), commands: disc(x, y, radius) }, image];
}

/** Length of the control arms with which four cubic curves come nearest to a circle of radius 1. */
const ARM = 0.5522847498;

function disc(x: number, y: number, radius: number): PathCommand[] {
  const arm = radius * ARM;
  const right = x + radius;
  const left = x - radius;
  const top = y - radius;
  const bottom = y + radius;
  return [
    { op: "M", x: right, y },
    { op: "C", x1: right, y1: y + arm, x2: x + arm, y2: bottom, x, y: bottom },
    { op: "C", x1: x - arm, y1: bottom, x2: left, y2: y + arm, x: left, y },
    { op: "C", x1: left, y1: y - arm, x2: x - arm, y2: top, x, y: top },
    { op: "C", x1: x + arm, y1: top, x2: right, y2: y - arm, x: right, y },
    { op: "Z" },
  ];
}
