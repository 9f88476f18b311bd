import type { ColorGradient, ImageLayer, Layer, PathLayer } from "../drawing.ts";
import { type Matrix, placedPath } from "./matrix.ts";

/** Layers in which a picture that was drawn as shapes is those shapes. */
export const withShapes = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer): Layer[] => (layer.kind === "image" && pictureShapes(layer)) || [layer]);

/** The shapes of a picture at its position; null if it has none. */
export function pictureShapes({ picture, x, y, width }: ImageLayer): PathLayer[] | null {
  if (!picture.shapes) return null;
  // proportions stay
  const scale = width / picture.width;
  const matrix: Matrix = [scale, 0, 0, scale, x, y];
  return picture.shapes.map((shape) => ({
    ...shape,
    fill: "kind" in shape.fill ? placedGradient(shape.fill, scale, x, y) : shape.fill,
    commands: placedPath(matrix, shape.commands),
  }));
}

function placedGradient(gradient: ColorGradient, scale: number, x: number, y: number): ColorGradient {
  const [across, down] = [(at: number) => at * scale + x, (at: number) => at * scale + y];
  if (gradient.kind === "radial")
    return { ...gradient, x: across(gradient.x), y: down(gradient.y), radius: gradient.radius * scale };
  const { x1, y1, x2, y2 } = gradient;
  return { ...gradient, x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2) };
}
