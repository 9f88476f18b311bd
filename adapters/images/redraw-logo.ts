import type { RedrawLogo } from "../../core/brands/brand.ts";
import { looksLikeSvg } from "../../core/codes/qr/logo-file.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

/**
 * Draws logos again as PNG of at most `maxSide` px a side, and SVGs as SVG of their shapes and colors alone.
 * @param redrawSvg an SVG file as data URI of what is drawn of it; throws DomainError `logo_unreadable`
 */
export const createLogoRedrawing =
  (
    pictures: Pick<PictureReader, "toPng">,
    redrawSvg: (file: Uint8Array) => string,
    maxSide: number,
  ): RedrawLogo =>
  async (uri) => {
    const file = Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64");
    if (looksLikeSvg(file)) return redrawSvg(file);
    const { bytes } = await pictures.toPng(file, maxSide);
    return `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  };
