import { deflateSync } from "node:zlib";
import { encodePng } from "../files/encode-png.ts";
import { svgLogoUri } from "./svg-logo-uri.ts";
import { svgPicture } from "./svg-picture.ts";

/**
 * Redraws an SVG logo, keeping only what is visible.
 * @returns `uri`: a data URI of its shapes and colors; `png`: the pixels that they cover
 * @throws DomainError `logo_unreadable`
 */
export function redrawSvg(file: Uint8Array): { uri: string; png: () => Uint8Array } {
  const picture = svgPicture(file);
  return { uri: svgLogoUri(picture), png: () => encodePng(picture, deflateSync) };
}
