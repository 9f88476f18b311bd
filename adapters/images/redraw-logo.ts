import type { RedrawLogo } from "../../core/brands/brand.ts";
import { looksLikeSvg } from "../../core/codes/qr/logo-file.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

/**
 * Draws logos again as PNG of at most `maxSide` px a side, SVGs as well.
 * @param svgPng an SVG file as PNG; throws DomainError `logo_unreadable`
 */
export const createLogoRedrawing =
  (
    pictures: Pick<PictureReader, "toPng">,
    svgPng: (file: Uint8Array) => Uint8Array,
    maxSide: number,
  ): RedrawLogo =>
  async (uri) => {
    const file = Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64");
    const { bytes } = await pictures.toPng(looksLikeSvg(file) ? svgPng(file) : file, maxSide);
    return `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  };
