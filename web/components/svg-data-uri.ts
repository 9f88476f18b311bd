import { renderSvg } from "../../adapters/codes/render-svg.ts";
import type { Drawing } from "../../core/codes/drawing.ts";

const RESERVED: Record<string, string> = { "%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'" };

/** A drawing as the address of an image: the very SVG that a download would hold. */
export const svgDataUri = (drawing: Drawing): string =>
  `data:image/svg+xml,${renderSvg(drawing, 512)
    .trim()
    .replaceAll(/[%#<>"]/g, (character) => RESERVED[character] ?? character)}`;
