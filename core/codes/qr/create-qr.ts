import type { Drawing, Picture } from "../drawing.ts";
import type { Lettering } from "./frame/lettering.ts";
import { PRINT_DOTS } from "../print/print.ts";
import type { QrDesign } from "./design.ts";
import { drawQr } from "./draw-qr.ts";
import type { ErrorCorrectionLevel, QrEncoder, QrSymbol } from "./symbol.ts";
import { isSwissQr } from "./swiss-cross.ts";
import { usedLevel } from "./used-level.ts";

export interface QrCode {
  symbol: QrSymbol;
  drawing: Drawing;
  /** The design with the error correction level and the size that were really used. */
  design: QrDesign & { level: ErrorCorrectionLevel };
}

/**
 * Content and design to symbol and drawing, at the level of `usedLevel`. The code of a Swiss QR-bill carries the Swiss cross, unless it
 * has a logo.
 * @throws DomainError `content_empty`, `content_too_long`
 */
export function createQr(
  encoder: QrEncoder,
  content: string,
  design: QrDesign,
  logo: Picture | null,
  lettering: Lettering | null = null,
): QrCode {
  const symbol = encoder.encode(content, { level: usedLevel(content, design.level, logo !== null) });
  const used = { ...design, level: symbol.level, size: sizeOf(design, symbol) };
  const onTop = logo ?? (isSwissQr(content) ? "swiss-cross" : null);
  return { symbol, drawing: drawQr(symbol, used, onTop, lettering, describedContent(content)), design: used };
}

/**
 * Size of the picture in px, which are dots if it is printed: capped at the limit of printed pictures,
 * however large its modules.
 */
function sizeOf({ size, margin, print }: QrDesign, symbol: QrSymbol): QrDesign["size"] {
  if (!print?.module) return print?.size ?? size;
  const modules = symbol.size + 2 * margin;
  return Math.min(print.module, Math.floor(PRINT_DOTS.max / modules)) * modules;
}

/** Characters of content that the description of a drawing repeats. */
const DESCRIBED = 100;

export function describedContent(content: string): string {
  const characters = Array.from(content.slice(0, 2 * DESCRIBED + 2));
  const start = characters.slice(0, DESCRIBED).join("");
  return start.length < content.length ? `${start}…` : start;
}
