import type { Picture } from "../../../core/codes/drawing.ts";
import {
  checkLogoFile,
  checkLogoShape,
  logoPixelSize,
  logoProblem,
  logoRefusal,
  looksLikeSvg,
  sniffLogoType,
  SVG_HEAD,
} from "../../../core/codes/qr/logo-file.ts";

/**
 * Decodes a logo file in the browser to pixels, at most LOGO_SIDE px per side, and an SVG also to shapes: the
 * first frame of an animation, with its orientation applied.
 *
 * @throws DomainError `logo_unreadable` with the problem of the file
 */
export async function loadPicture(file: Blob): Promise<Picture> {
  const head = new Uint8Array(await file.slice(0, SVG_HEAD).arrayBuffer());
  if (looksLikeSvg(head)) {
    // loaded with the first SVG
    const { svgPicture } = await import("../svg/svg-picture.ts");
    return svgPicture(new Uint8Array(await file.arrayBuffer()));
  }
  const type = sniffLogoType(head);
  const problem = checkLogoFile({ type: type ?? "", size: file.size });
  if (problem) throw logoRefusal(problem);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch (cause) {
    throw logoRefusal(logoProblem("broken"), cause);
  }
  try {
    const misshapen = checkLogoShape(bitmap);
    if (misshapen) throw logoRefusal(misshapen);
    return pixelsOf(bitmap);
  } finally {
    bitmap.close();
  }
}

function pixelsOf(bitmap: ImageBitmap): Picture {
  const { width, height } = logoPixelSize(bitmap);
  const context = canvasContext(width, height);
  if (!context) throw logoRefusal(logoProblem("broken"));
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

/** Workers have no document. */
function canvasContext(
  width: number,
  height: number,
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null {
  if (typeof document === "undefined")
    return new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d", { willReadFrequently: true });
}
