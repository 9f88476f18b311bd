import type { Color } from "../../../core/codes/color.ts";
import {
  type ColorGradient,
  type Layer,
  type Painting,
  type Picture,
  stopsOf,
} from "../../../core/codes/drawing.ts";
import { pictureShapes } from "../../../core/codes/svg/picture-shapes.ts";
import { blendPixel } from "./blend.ts";
import { fillPath, type PaintPixel } from "./fill-path.ts";
import { type IndexedPicture, indexableLayers, rasterizeIndexed, snap } from "./rasterize-indexed.ts";
import { resample } from "./resample.ts";

/**
 * The single source of pixels for preview, download, command line and tests. Rectangles have hard edges on
 * whole pixels, paths have antialiased ones; a transparent background stays transparent.
 *
 * @param widthPx whole px, exactly the picture's width; the height follows from the drawing's aspect ratio,
 * rounded
 */
export function rasterize(drawing: Painting, widthPx: number): Picture {
  const indexed = indexableLayers(drawing);
  const picture = expand(rasterizeIndexed(drawing, widthPx, indexed));
  const scaleX = picture.width / drawing.width;
  const scaleY = picture.height / drawing.height;
  for (const layer of drawing.layers.slice(indexed)) paint(picture, layer, scaleX, scaleY);
  return picture;
}

/** The same pixels, 4 bytes each. */
function expand({ width, height, palette, bands }: IndexedPicture): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const pixels = new Uint32Array(rgba.buffer);
  const colors = palette.map(asPixel);
  let row = 0;
  for (const { rows, indices } of bands) {
    const start = row * width;
    for (let x = 0; x < width; x++) pixels[start + x] = colors[indices[x]!]!;
    for (let copy = 1; copy < rows; copy++) pixels.copyWithin(start + copy * width, start, start + width);
    row += rows;
  }
  return { width, height, rgba };
}

/** A color as a pixel of 4 bytes, as in a `Picture`. */
export function asPixel({ red, green, blue, alpha }: Color): number {
  const bytes = Uint8ClampedArray.of(red, green, blue, alpha * 255);
  return new Uint32Array(bytes.buffer)[0]!;
}

function paint(picture: Picture, layer: Layer, scaleX: number, scaleY: number): void {
  const { width, height, rgba } = picture;
  if (layer.kind === "image") {
    const isEnlarged = layer.width * scaleX > layer.picture.width;
    const shapes = isEnlarged ? pictureShapes(layer) : null;
    if (shapes) {
      for (const shape of shapes) paint(picture, shape, scaleX, scaleY);
      return;
    }
    const left = snap(layer.x * scaleX);
    const top = snap(layer.y * scaleY);
    paintPicture(
      picture,
      resample(
        layer.picture,
        Math.max(1, snap((layer.x + layer.width) * scaleX) - left),
        Math.max(1, snap((layer.y + layer.height) * scaleY) - top),
      ),
      left,
      top,
    );
    return;
  }
  if (layer.kind === "path" && "kind" in layer.fill) {
    const { fill } = layer;
    const stops = stopsOf(fill);
    const shareAt = gradientShare(fill);
    const blend: PaintPixel = (x, y, coverage) => {
      const way = shareAt((x + 0.5) / scaleX, (y + 0.5) / scaleY);
      let next = 1;
      while (next < stops.length - 1 && stops[next]!.at < way) next++;
      const [from, to] = [stops[next - 1]!, stops[next]!];
      const share = within((way - from.at) / (to.at - from.at));
      const mix = (start: number, end: number) => start + (end - start) * share;
      const red = mix(from.color.red, to.color.red);
      const green = mix(from.color.green, to.color.green);
      const blue = mix(from.color.blue, to.color.blue);
      blendPixel(rgba, (y * width + x) * 4, red, green, blue, coverage);
    };
    fillPath(layer.commands, { scaleX, scaleY, width, height, rule: layer.rule }, blend);
    return;
  }
  const { red, green, blue, alpha } = layer.fill as Color;
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const pixel = asPixel(layer.fill as Color);
  const blend = (x: number, y: number, coverage: number) => {
    const at = y * width + x;
    // most pixels of a shape are covered wholly
    if (alpha * coverage === 1) pixels[at] = pixel;
    else blendPixel(rgba, at * 4, red, green, blue, alpha * coverage);
  };
  if (layer.kind === "path") {
    fillPath(layer.commands, { scaleX, scaleY, width, height, rule: layer.rule }, blend);
    return;
  }
  for (let at = 0; at < layer.rects.length; at += 4) {
    const [left, top] = [layer.rects[at]!, layer.rects[at + 1]!];
    const right = Math.min(width, snap((left + layer.rects[at + 2]!) * scaleX));
    const bottom = Math.min(height, snap((top + layer.rects[at + 3]!) * scaleY));
    for (let y = Math.max(0, snap(top * scaleY)); y < bottom; y++)
      for (let x = Math.max(0, snap(left * scaleX)); x < right; x++) blend(x, y, 1);
  }
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Position of a point along a gradient, 0 at its start and 1 at its end. */
function gradientShare(fill: ColorGradient): (x: number, y: number) => number {
  if (fill.kind === "radial") return (x, y) => within(Math.hypot(x - fill.x, y - fill.y) / fill.radius);
  const [acrossX, acrossY] = [fill.x2 - fill.x1, fill.y2 - fill.y1];
  const square = acrossX ** 2 + acrossY ** 2;
  return (x, y) => within(((x - fill.x1) * acrossX + (y - fill.y1) * acrossY) / square);
}

function paintPicture(onto: Picture, { width, height, rgba }: Picture, left: number, top: number): void {
  const firstX = Math.max(0, -left);
  const lastX = Math.min(width, onto.width - left);
  const lastY = Math.min(height, onto.height - top);
  for (let y = Math.max(0, -top); y < lastY; y++)
    for (let x = firstX; x < lastX; x++) {
      const from = (y * width + x) * 4;
      const to = ((top + y) * onto.width + left + x) * 4;
      blendPixel(onto.rgba, to, rgba[from]!, rgba[from + 1]!, rgba[from + 2]!, rgba[from + 3]! / 255);
    }
}
