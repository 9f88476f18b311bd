import { constants } from "node:fs";
import { open, stat } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "../../../core/codes/drawing.ts";
import {
  checkLogoFile,
  checkLogoShape,
  LOGO_BYTES,
  LOGO_PIXELS,
  LOGO_SIDE,
  logoProblem,
  logoRefusal,
  looksLikeSvg,
  sniffLogoType,
} from "../../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../../core/errors.ts";
import { isDataUri } from "./data-uri.ts";
import { isCostlyPicture } from "../../../core/codes/picture-cost.ts";

/** No valid logo takes this long, but costly ones would. */
const SECONDS = 10;

/**
 * Decodes a logo file to pixels, at most LOGO_SIDE px per side, and an SVG also to shapes: the first frame of
 * an animation, with its orientation applied, in sRGB.
 *
 * @throws DomainError `logo_unreadable` with the problem of the file
 */
export async function loadPictureNode(bytes: Uint8Array): Promise<Picture> {
  if (looksLikeSvg(bytes)) {
    const { svgPicture } = await import("../svg/svg-picture.ts");
    return svgPicture(bytes);
  }
  const problem = checkLogoFile({ type: sniffLogoType(bytes) ?? "", size: bytes.length });
  if (problem) throw logoRefusal(problem);
  if (isCostlyPicture(bytes)) throw logoRefusal(logoProblem("slow", { seconds: SECONDS }));
  try {
    // reads only the header
    const misshapen = checkLogoShape(await sharp(bytes, { limitInputPixels: false }).metadata());
    if (misshapen) throw logoRefusal(misshapen);
    const image = sharp(bytes, { failOn: "error", limitInputPixels: LOGO_PIXELS });
    const { data, info } = await image
      .autoOrient()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
  } catch (cause) {
    throw cause instanceof DomainError ? cause : logoRefusal(logoProblem("broken"), cause);
  }
}

/**
 * Like `loadPictureNode`, from a file.
 *
 * @param path or a base64 data URI
 * @throws DomainError `logo_unreadable`; a file that is missing, unreadable, too large or not a regular file
 * is rejected before it is read
 */
export async function loadPictureFile(path: string): Promise<Picture> {
  if (isDataUri(path)) return loadPictureNode(Buffer.from(path.slice(path.indexOf(",") + 1), "base64"));
  let bytes: Uint8Array;
  try {
    bytes = await readRegularFile(path);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    throw logoRefusal(logoProblem(missing ? "missing" : "closed", { name: path }), cause);
  }
  return loadPictureNode(bytes);
}

/**
 * Reads at most one byte more than the size limit, whatever size the file reports: a device has no end, and a
 * pipe may never return a byte.
 */
async function readRegularFile(path: string): Promise<Uint8Array> {
  if (!(await stat(path)).isFile()) throw new Error("not a regular file");
  // non-blocking, in case the file was replaced by a pipe meanwhile
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw new Error("not a regular file");
    const bytes = Buffer.alloc(LOGO_BYTES + 1);
    let size = 0;
    while (size < bytes.length) {
      const { bytesRead } = await file.read(bytes, size, bytes.length - size);
      if (bytesRead === 0) break;
      size += bytesRead;
    }
    const tooLarge = checkLogoFile({ type: "image/png", size });
    if (tooLarge) throw logoRefusal(tooLarge);
    return bytes.subarray(0, size);
  } finally {
    await file.close();
  }
}
