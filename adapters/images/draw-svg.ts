import sharp from "sharp";
import { logoMessages, logoProblem, logoRefusal } from "../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../core/errors.ts";
import { inTurn } from "../../core/in-turn.ts";
import type { ReadPicture } from "../../core/ports/picture-reader.ts";
import { tooManyPictures } from "./too-many-pictures.ts";

/** Bytes: drawings of a logo have some thousands. */
const MOST_BYTES = 512 * 1024;
/** Pixels that the drawing may have before it is made smaller. */
const MOST_PIXELS = 40e6;
const SECONDS = 10;

/** What makes XML larger than it is, or has it read something else. */
const UNSAFE = /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<xi:include/i;

const inItsTurn = inTurn(1, 8, tooManyPictures);

/**
 * Draws an SVG as PNG of at most `maxSide` px a side, with librsvg: scripts do not run, and nothing is loaded from anywhere.
 * @throws DomainError `unsupported_media_type`, `too_large`, or `logo_unreadable` where it cannot be drawn
 */
export async function drawSvg(bytes: Uint8Array, maxSide: number): Promise<ReadPicture> {
  if (bytes.length > MOST_BYTES) throw new DomainError("too_large", "The SVG is larger than 512 kB");
  const text = new TextDecoder().decode(bytes);
  if (UNSAFE.test(text) || !/<svg[\s>]/.test(text)) {
    throw new DomainError("unsupported_media_type", logoMessages["logo.type"]);
  }
  return inItsTurn(async () => {
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
      // drawn at the size it is kept in, not enlarged from a small one
      const density = Math.min(2400, Math.max(1, (72 * maxSide) / Math.max(width, height)));
      const { data, info } = await sharp(bytes, { density, limitInputPixels: MOST_PIXELS })
        .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
        .png()
        .timeout({ seconds: SECONDS })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (cause) {
      throw logoRefusal(logoProblem("broken"), cause);
    }
  });
}
