import type { RedrawLogo } from "../../core/brands/brand.ts";
import { looksLikeSvg } from "../../core/codes/qr/logo-file.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

/** Largest SVG that is stored, characters of its data URI. Lists of brands hold their logos. */
const SVG_URI_LENGTH = 100_000;

/**
 * Draws logos again as PNG of at most `maxSide` px a side, and SVGs as their shapes, or as PNG where these take too much room.
 * @param redrawSvg what is drawn of an SVG file, as data URI of its shapes and as PNG; throws DomainError `logo_unreadable`
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
