import sharp from "sharp";
import {
  LOGO_PIXELS,
  logoMessages,
  logoProblem,
  logoRefusal,
  sniffLogoType,
} from "../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../core/errors.ts";
import type { PictureReader } from "../../core/ports/picture-reader.ts";

export const sharpPictureReader: PictureReader = {
  async toPng(bytes, maxSide) {
    if (sniffLogoType(bytes) === null) {
      throw new DomainError("unsupported_media_type", logoMessages["logo.type"]);
    }
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: LOGO_PIXELS })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (cause) {
      const tooMany = cause instanceof Error && cause.message.includes("exceeds pixel limit");
      throw logoRefusal(
        tooMany ? logoProblem("too_many_pixels", { pixels: LOGO_PIXELS / 1e6 }) : logoProblem("broken"),
        cause,
      );
    }
  },
};
