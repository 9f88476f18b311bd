import type { Picture } from "../../../core/codes/drawing.ts";
import { checkLogoShape, LOGO_SIDE, logoProblem, logoRefusal } from "../../../core/codes/qr/logo-file.ts";
import { drawSvg } from "../../../core/codes/svg/draw-svg.ts";
import { rasterize } from "../raster/rasterize.ts";
import { readSvgTree } from "./read-svg-tree.ts";

const CLEAR = { red: 255, green: 255, blue: 255, alpha: 0 };

/**
 * An SVG file as shapes and as their pixels, LOGO_SIDE px on its longer side.
 * @throws DomainError `logo_unreadable` with the unsupported feature
 */
export function svgPicture(bytes: Uint8Array): Picture {
  const shapes = drawSvg(readSvgTree(bytes), LOGO_SIDE);
  const misshapen = checkLogoShape(shapes);
  if (misshapen) throw logoRefusal(misshapen);
  const picture = rasterize({ ...shapes, background: CLEAR }, Math.max(1, Math.round(shapes.width)));
  if (picture.rgba.every((value, at) => at % 4 !== 3 || value === 0))
    throw logoRefusal(logoProblem("svg_empty"));
  return { ...picture, shapes: shapes.layers };
}
