import type { RedrawLogo } from "../../core/brands/brand.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

/** Draws logos again as PNG of at most `maxSide` px a side. */
export const createLogoRedrawing =
  (pictures: Pick<PictureReader, "toPng">, maxSide: number): RedrawLogo =>
  async (uri) => {
    const { bytes } = await pictures.toPng(Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64"), maxSide);
    return `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  };
