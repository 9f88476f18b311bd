import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "../../core/codes/drawing.ts";
import {
  checkLogoFile,
  LOGO_PIXELS,
  LOGO_SIDE,
  logoProblem,
  logoRefusal,
  sniffLogoType,
} from "../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../core/errors.ts";

/**
 * The bytes of a logo file as pixels, at most LOGO_SIDE px a side: the first frame of an animation, turned as its camera
 * says, in sRGB.
 *
 * @throws DomainError `logo_unreadable`, saying what is wrong with the file
 */
export async function loadPictureNode(bytes: Uint8Array): Promise<Picture> {
  const problem = checkLogoFile({ type: sniffLogoType(bytes) ?? "", size: bytes.length });
  if (problem) throw logoRefusal(problem);
  try {
    const image = sharp(bytes, { failOn: "error", limitInputPixels: LOGO_PIXELS });
    const { data, info } = await image
      .autoOrient()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
  } catch (cause) {
    const tooMany = cause instanceof Error && cause.message.includes("exceeds pixel limit");
    throw logoRefusal(
      tooMany ? logoProblem("too_many_pixels", { pixels: LOGO_PIXELS / 1e6 }) : logoProblem("broken"),
      cause,
    );
  }
}

/**
 * As `loadPictureNode`, from a file.
 *
 * @throws DomainError `logo_unreadable`; a missing, closed or too large file is told before it is read
 */
export async function loadPictureFile(path: string): Promise<Picture> {
  let bytes: Uint8Array;
  try {
    const { size } = await stat(path);
    const tooLarge = checkLogoFile({ type: "image/png", size });
    if (tooLarge) throw logoRefusal(tooLarge);
    bytes = await readFile(path);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    throw logoRefusal(logoProblem(missing ? "missing" : "closed", { name: path }), cause);
  }
  return loadPictureNode(bytes);
}
