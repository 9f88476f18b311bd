import sharp, { type Sharp } from "sharp";
import {
  checkLogoShape,
  LOGO_PIXELS,
  logoProblem,
  logoRefusal,
  sniffLogoType,
} from "../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../core/errors.ts";
import { limitConcurrency } from "../../core/limit-concurrency.ts";
import { isCostlyPicture } from "../../core/codes/picture-cost.ts";
import type { PictureReader, ReadPicture } from "../../core/ports/picture-reader.ts";
import { tooManyPictures } from "./too-many-pictures.ts";

interface Limits {
  /** Largest number of pixels of a picture before it is resized. */
  pixels?: number;
  /** Time limit per picture. */
  seconds?: number;
  /** Number of concurrently processed pictures. */
  running?: number;
  /** Length of the queue; each waiting picture's file is in memory. */
  waiting?: number;
}

const NO_PICTURE = "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP";

/**
 * Reads pictures with sharp (libvips), and only those whose first bytes are JPEG, PNG, GIF or WebP: never
 * SVG, never a path or URL.
 */
export function createSharpPictureReader({
  pixels = LOGO_PIXELS,
  seconds = 10,
  running = 2,
  waiting = 32,
}: Limits = {}): PictureReader & { close(): void } {
  let closed = false;
  const limited = limitConcurrency(running, waiting, tooManyPictures);

  function refusal(cause: unknown): DomainError {
    if (cause instanceof DomainError) return cause;
    const said = cause instanceof Error ? cause.message : "";
    if (said.startsWith("timeout")) return logoRefusal(logoProblem("slow", { seconds }), cause);
    return logoRefusal(logoProblem("broken"), cause);
  }

  /** Re-encoding drops metadata; the camera's orientation is applied to the pixels. */
  async function read(bytes: Uint8Array, draw: (picture: Sharp) => Sharp): Promise<ReadPicture> {
    const type = sniffLogoType(bytes);
    if (type === null) throw new DomainError("unsupported_media_type", NO_PICTURE);
    if (isCostlyPicture(bytes)) throw logoRefusal(logoProblem("slow", { seconds }));
    return limited(async () => {
      if (closed) throw tooManyPictures();
      try {
        // reads only the header
        const problem = checkLogoShape(await sharp(bytes, { limitInputPixels: false }).metadata(), pixels);
        if (problem) throw logoRefusal(problem);
        const picture = draw(sharp(bytes, { limitInputPixels: pixels }).autoOrient());
        const { data, info } = await picture.timeout({ seconds }).toBuffer({ resolveWithObject: true });
        return { bytes: data, width: info.width, height: info.height };
      } catch (cause) {
        throw refusal(cause);
      }
    });
  }

  return {
    toPng: (bytes, maxSide) =>
      read(bytes, (picture) =>
        picture.resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true }).png(),
      ),
    toSquare: (bytes, side) =>
      read(bytes, (picture) =>
        picture
          // a picture that is not square is cropped around its most salient part
          .resize({ width: side, height: side, fit: "cover", position: sharp.strategy.attention })
          .webp({ quality: 85 }),
      ),
    /** Rejects waiting pictures, so that the process ends once the running ones are done. */
    close() {
      closed = true;
    },
  };
}
