import { describeDrawing, type Picture } from "../../../core/codes/drawing.ts";
import { base64 } from "../files/base64.ts";
import { renderSvg } from "../files/render-svg.ts";
import { storedZlib } from "../files/stored-zlib.ts";

/**
 * A vector logo as an SVG data URI, written anew so that it contains only its shapes and colors.
 * @param picture must have shapes
 */
export function svgLogoUri({ width, height, shapes = [] }: Picture): string {
  const drawing = {
    width,
    height,
    background: { red: 255, green: 255, blue: 255, alpha: 0 },
    title: "",
    description: describeDrawing("drawing.qr", { format: "", content: "" }),
    layers: [...shapes],
  };
  const svg = renderSvg(drawing, width, storedZlib);
  return `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svg))}`;
}
