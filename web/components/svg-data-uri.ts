import { renderSvg } from "../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../adapters/codes/files/stored-zlib.ts";
import type { Drawing } from "../../core/codes/drawing.ts";

const RESERVED: Record<string, string> = { "%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'" };

/** A drawing as a data URI of an image: the SVG of a download, except that its logo is not compressed. */
export const svgDataUri = (drawing: Drawing): string =>
  `data:image/svg+xml,${renderSvg(drawing, 512, storedZlib)
    .trim()
    .replaceAll(/[%#<>"]/g, (character) => RESERVED[character] ?? character)}`;
