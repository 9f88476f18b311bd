import { readPictureHead } from "../../../../core/codes/picture-head.ts";
import { LOGO_PIXELS } from "../../../../core/codes/qr/logo-file.ts";
import { checkImageFile, imageProblem, type ImageProblem } from "../../../../core/images/image-file.ts";

/**
 * The shorter side is reduced to this size, px: at a zoom of five, it matches the size that the server
 * stores.
 */
const SHORTER_SIDE = 2000;

/** A chosen picture, ready to be drawn. */
export interface OpenPicture {
  bitmap: ImageBitmap;
  /** Upload type of the cropped part: JPEG has no transparency. */
  type: "image/jpeg" | "image/png";
}

/** Decodes a file by its content, whatever its name: upright, first frame. */
export async function openPicture(file: Blob): Promise<OpenPicture | { problem: ImageProblem }> {
  const bytes = new Uint8Array(await file.slice(0, file.size).arrayBuffer());
  const head = readPictureHead(bytes);
  const problem =
    file.size === 0
      ? imageProblem("empty")
      : checkImageFile({ type: `image/${head?.type}`, size: file.size });
  if (problem) return { problem };
  if (head?.size && head.size.width * head.size.height > LOGO_PIXELS) {
    return { problem: imageProblem("too_many_pixels") };
  }
  try {
    const bitmap = await smaller(await createImageBitmap(new Blob([bytes])));
    return { bitmap, type: head?.type === "jpeg" ? "image/jpeg" : "image/png" };
  } catch {
    return { problem: imageProblem("broken") };
  }
}

async function smaller(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = SHORTER_SIDE / Math.min(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: "high",
  });
  bitmap.close();
  return small;
}
