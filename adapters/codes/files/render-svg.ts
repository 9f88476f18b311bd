import type { Color } from "../../../core/codes/color.ts";
import {
  type ColorGradient,
  type Drawing,
  type Layer,
  type Picture,
  type RectsLayer,
  stopsOf,
} from "../../../core/codes/drawing.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import { withShapes } from "../../../core/codes/svg/picture-shapes.ts";
import { base64 } from "./base64.ts";
import { encodePng, type Deflate } from "./encode-png.ts";
import { pathData, short } from "./svg-path.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";

/**
 * Renders a drawing as an SVG 1.1 file: paths only; a logo as paths if it consists of them, otherwise as an
 * embedded PNG. No external resources, no scripts.
 *
 * @param widthPx the `width` at which a program shows it; the shapes stay exact at any size
 * @param deflate compresses the logo
 * @param printed size on paper, used instead of `widthPx`; null: none
 */
export function renderSvg(
  drawing: Drawing,
  widthPx: number,
  deflate: Deflate,
  printed: PrintedSize | null = null,
): string {
  const { width, height, background, title, description, layers } = drawing;
  const size = printed
    ? { width: `${micrometers(printed.width)}mm`, height: `${micrometers(printed.height)}mm` }
    : { width: widthPx, height: pixelHeight(drawing, widthPx) };
  const box = `M0 0h${short(width)}v${short(height)}h${short(-width)}z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`,
    ` viewBox="0 0 ${short(width)} ${short(height)}" preserveAspectRatio="none" role="img">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(description.message)}</desc>`,
    background.alpha > 0 ? `<path${fill(background)} d="${box}"/>` : "",
    ...withShapes(layers).map((layer, index) => element(layer, `g${index}`, deflate)),
    "</svg>\n",
  ].join("");
}

const micrometers = (mm: number): number => Math.round(mm * 1000) / 1000;

/** @param id id of its gradient, if it has one */
function element(layer: Layer, id: string, deflate: Deflate): string {
  if (layer.kind === "rects")
    return `<path${fill(layer.fill)} shape-rendering="crispEdges" d="${rectsPath(layer.rects)}"/>`;
  if (layer.kind === "path") {
    const path = `${layer.rule ? ` fill-rule="${layer.rule}"` : ""} d="${pathData(layer.commands)}"`;
    if (!("kind" in layer.fill)) return `<path${fill(layer.fill)}${path}/>`;
    return `<defs>${gradient(layer.fill, id)}</defs><path fill="url(#${id})"${path}/>`;
  }
  const { x, y, width, height, picture } = layer;
  return (
    `<image x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"` +
    ` preserveAspectRatio="none" href="${pngDataUri(picture, deflate)}"/>`
  );
}

function gradient(shade: ColorGradient, id: string): string {
  const place =
    shade.kind === "linear"
      ? { x1: shade.x1, y1: shade.y1, x2: shade.x2, y2: shade.y2 }
      : { cx: shade.x, cy: shade.y, r: shade.radius };
  const where = Object.entries(place).map(([name, value]) => ` ${name}="${short(value)}"`);
  const stops = stopsOf(shade).map(({ at, color }) => {
    const offset = at > 0 ? ` offset="${at < 1 ? short(at) : 1}"` : "";
    return `<stop${offset} stop-color="${hex(color)}"/>`;
  });
  const name = `${shade.kind}Gradient`;
  return `<${name} id="${id}" gradientUnits="userSpaceOnUse"${where.join("")}>${stops.join("")}</${name}>`;
}

/** One subpath per rectangle, each relative to the start of the previous one. */
function rectsPath(rects: RectsLayer["rects"]): string {
  const path: string[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < rects.length; at += 4) {
    const [left, top] = [round(rects[at]!), round(rects[at + 1]!)];
    const width = round(round(rects[at]! + rects[at + 2]!) - left);
    const height = round(round(rects[at + 1]! + rects[at + 3]!) - top);
    path.push(`m${short(left - x)}${pair(top - y)}h${short(width)}v${short(height)}h${short(-width)}z`);
    [x, y] = [left, top];
  }
  return path.join("");
}

const pictures = new WeakMap<Picture, Map<Deflate, string>>();

/** Cached, since a batch draws the same logo on every code. */
function pngDataUri(picture: Picture, deflate: Deflate): string {
  const encoded = pictures.get(picture) ?? new Map<Deflate, string>();
  pictures.set(picture, encoded);
  const known = encoded.get(deflate);
  if (known !== undefined) return known;
  const png = encodePng(picture, deflate);
  const uri = `data:image/png;base64,${base64(png)}`;
  encoded.set(deflate, uri);
  return uri;
}

function fill(color: Color): string {
  return ` fill="${hex(color)}"${color.alpha < 1 ? ` fill-opacity="${short(color.alpha)}"` : ""}`;
}

function hex({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Three decimals of a module or of a design pixel are finer than any printer. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A number that follows another one: a minus sign already separates them. */
function pair(value: number): string {
  const text = short(value);
  return text.startsWith("-") ? text : ` ${text}`;
}

/** Drops characters that XML 1.0 §2.2 does not allow, even as a character reference. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
