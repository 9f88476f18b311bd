import type { RedrawLogo } from "../../core/brands/brand.ts";
import { looksLikeSvg } from "../../core/codes/qr/logo-file.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

/** Largest stored SVG, characters of its data URI. Lists of brands include their logos. */
const SVG_URI_LENGTH = 100_000;

/**
 * Re-encodes logos as PNG of at most `maxSide` px per side, and SVGs as their shapes, or as PNG if these are
 * too large.
 * @param redrawSvg the visible content of an SVG file, as a data URI of its shapes and as PNG; throws
 * DomainError `logo_unreadable`
 */
export const createLogoRedrawing =
  (
    pictures: Pick<PictureReader, "toPng">,
    redrawSvg: (file: Uint8Array) => { uri: string; png: () => Uint8Array },
    maxSide: number,
  ): RedrawLogo =>
  async (uri) => {
    const file = Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64");
    const redrawn = looksLikeSvg(file) ? redrawSvg(file) : null;
    if (redrawn && redrawn.uri.length <= SVG_URI_LENGTH) return redrawn.uri;
    const { bytes } = await pictures.toPng(redrawn ? redrawn.png() : file, maxSide);
    return `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  };
