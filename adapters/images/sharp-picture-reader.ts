import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { DomainError } from "../../core/errors.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

const ACCEPTED = ["image/jpeg", "image/png", "image/gif", "image/webp"];
/** A picture of 0.75 MB can unfold to 256 million pixels: refuse before that. */
const MAX_PIXELS = 40_000_000;

export const sharpPictureReader: PictureReader = {
  async toPng(bytes, maxSide) {
    const kind = await fileTypeFromBuffer(bytes);
    if (kind === undefined || !ACCEPTED.includes(kind.mime)) {
      throw new DomainError(
        "unsupported_media_type",
        "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP",
      );
    }
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (cause) {
      const message = "This image cannot be read. Please choose another file.";
      throw new DomainError("logo_unreadable", message, { cause });
    }
  },
};
