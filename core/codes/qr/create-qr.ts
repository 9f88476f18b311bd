import { DomainError } from "../../errors.ts";
import type { Drawing, Picture } from "../drawing.ts";
import type { QrDesign } from "./design.ts";
import { drawQr } from "./draw-qr.ts";
import {
  ERROR_CORRECTION_LEVELS,
  type ErrorCorrectionLevel,
  type QrEncoder,
  type QrSymbol,
} from "./symbol.ts";

export interface QrCode {
  symbol: QrSymbol;
  drawing: Drawing;
  /** The design with the error correction level that was really used. */
  design: QrDesign;
}

/**
 * Content and design to symbol and drawing. With a logo the error correction level rises to H, or to the highest
 * level that still holds the content (D3, design §5); without one it is the level of the design.
 * @throws DomainError `content_empty`, `content_too_long`
 */
export function createQr(
  encoder: QrEncoder,
  content: string,
  design: QrDesign,
  logo: Picture | null,
): QrCode {
  const symbol = logo
    ? encodeAtHighestLevel(encoder, content, design.level)
    : encoder.encode(content, design);
  const used = { ...design, level: symbol.level };
  return { symbol, drawing: drawQr(symbol, used, logo, caption(content)), design: used };
}

function encodeAtHighestLevel(encoder: QrEncoder, content: string, lowest: ErrorCorrectionLevel): QrSymbol {
  const levels = ERROR_CORRECTION_LEVELS.slice(ERROR_CORRECTION_LEVELS.indexOf(lowest) + 1);
  for (const level of levels.toReversed()) {
    try {
      return encoder.encode(content, { level });
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "content_too_long")) throw error;
    }
  }
  return encoder.encode(content, { level: lowest });
}

/** Characters of content that the description of a drawing repeats. */
const DESCRIBED = 100;

function caption(content: string) {
  const characters = Array.from(content.slice(0, 2 * DESCRIBED + 2));
  const start = characters.slice(0, DESCRIBED).join("");
  const cut = start.length < content.length ? `${start}…` : start;
  return { title: "QR code", description: `QR code with the content ${cut}` };
}
