import type { Color } from "../../../core/codes/color.ts";
import type {
  ColorGradient,
  Drawing,
  ImageLayer,
  Layer,
  PathCommand,
  PathLayer,
  Picture,
} from "../../../core/codes/drawing.ts";
import type { PageBox } from "../../../core/codes/print/page.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import { asCubics } from "../raster/path-cubics.ts";

/** The named resources of pages (PDF 1.7 §7.8.3), each written once. */
export interface PdfResources {
  /** @param path identifies a picture, which may be loaded more than once */
  picture: (layer: Pick<ImageLayer, "picture">, path?: string) => string;
  shading: (gradient: ColorGradient) => string;
  opacity: (alpha: number) => string;
  /** `k` writes all colors as grays in black ink alone. */
  ink: Press["ink"];
}

/** Formats a number for PDF: without an exponent, with a limited number of decimals. */
export const pdfNumber = (value: number, decimals = 4): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toFixed(decimals)));

/** @param decimals lengths in mm or modules need few, factors need more */
export const pdfNumbers = (values: readonly number[], decimals = 4): string =>
  values.map((value) => pdfNumber(value, decimals)).join(" ");

/** A path without its painting operator (§8.5.2). */
export const pdfPath = (commands: readonly PathCommand[]): string =>
  asCubics([...commands])
    .map(pdfStep)
    .join("\n");

function pdfStep(step: ReturnType<typeof asCubics>[number]): string {
  if (step.op === "Z") return "h";
  if (step.op === "M") return `${pdfNumbers([step.x, step.y])} m`;
  if (step.op === "L") return `${pdfNumbers([step.x, step.y])} l`;
  return `${pdfNumbers([step.x1, step.y1, step.x2, step.y2, step.x, step.y])} c`;
}

/** Writes all rectangles of a layer as one path, so that viewers show no hairlines between them. */
function rectangles(rects: Float64Array): string {
  const lines: string[] = [];
  for (let at = 0; at < rects.length; at += 4)
    lines.push(`${pdfNumbers([...rects.subarray(at, at + 4)])} re`);
  return lines.join("\n");
}

/** The operator that sets the fill color (§8.6.8). */
const pdfFill = ({ red, green, blue }: Color, ink: PdfResources["ink"]): string =>
  ink === "k" ? `${pdfNumber(green / 255)} g` : `${pdfNumbers([red / 255, green / 255, blue / 255])} rg`;

/**
 * A drawing as content of a page, in its own units, y downward; its place on the page turns and scales the coordinates.
 */
export function pdfDrawing({ width, height, background, layers }: Drawing, resources: PdfResources): string {
  const ground = filled(background, `0 0 ${pdfNumbers([width, height])} re`, resources);
  return [ground, ...layers.map((layer) => pdfLayer(layer, resources))]
    .filter((part) => part !== "")
    .join("\n");
}

/** Draws a picture in a box; pictures fill the unit square from the bottom up. */
export const pdfPicture = ({ x, y, width, height }: PageBox, name: string): string =>
  `q ${pdfNumbers([width, 0, 0, -height, x, y + height])} cm /${name} Do Q`;

/** The shapes of a picture, which fill the unit square as pixels would. */
export const pdfShapes = (
  { width, height }: Picture,
  shapes: readonly PathLayer[],
  resources: PdfResources,
): string =>
  [
    `${pdfNumbers([1 / width, 0, 0, -1 / height, 0, 1], 9)} cm`,
    ...shapes.map((shape) => pdfLayer(shape, resources)),
  ].join("\n");

function pdfLayer(layer: Layer, resources: PdfResources): string {
  if (layer.kind === "image") {
    return pdfPicture(layer, resources.picture(layer));
  }
  if (layer.kind === "rects") return filled(layer.fill, rectangles(layer.rects), resources);
  const rule = layer.rule === "evenodd" ? "*" : "";
  if ("kind" in layer.fill)
    return `q ${pdfPath(layer.commands)} W${rule} n /${resources.shading(layer.fill)} sh Q`;
  return filled(layer.fill, pdfPath(layer.commands), resources, rule);
}

/** @param rule `*` fills by the even-odd rule (§8.5.3.3) */
function filled(color: Color, path: string, resources: PdfResources, rule: "" | "*" = ""): string {
  if (color.alpha === 0) return "";
  const paint = `${pdfFill(color, resources.ink)} ${path} f${rule}`;
  return color.alpha === 1 ? paint : `q /${resources.opacity(color.alpha)} gs ${paint} Q`;
}
