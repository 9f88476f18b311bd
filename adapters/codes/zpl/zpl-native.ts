import type { BarcodeSymbol } from "../../../core/codes/barcode/symbol.ts";
import { capacityBits } from "../../../core/codes/qr/capacity.ts";
import { ALPHANUMERIC, BYTE, headerBits, NUMERIC, payloadBits } from "../../../core/codes/qr/segment.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import { DomainError } from "../../../core/errors.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { codeBox } from "../prove/frame-problem.ts";
import { pixelHeight } from "../raster/rasterise-indexed.ts";

/** Largest module size that `^BY` and `^BQ` accept on all printers, dots. */
const MOST_DOTS = 10;

const refused = (reason: string) =>
  new DomainError("validation_failed", `${reason}: print it as a graphic, without native.`);

/**
 * The command with which a printer draws the same code itself, at the position of our drawing. Since the
 * printer's rendering is unknown here, it is used for plain codes only, with contents that it accepts
 * unchanged.
 * @param place position of the drawing on the label, dots
 * @throws DomainError `validation_failed`
 */
export function nativeField(code: MadeCode, place: { left: number; top: number }): string {
  const { drawing, widthPx, symbol, module } = code;
  const { background, layers } = drawing;
  const isQr = "level" in symbol;
  const [first] = layers;
  if (drawing.symbol !== undefined || drawing.framed !== undefined || first?.kind !== "rects")
    throw refused("Printers draw plain codes only, without style, frame and logo");
  if (first.fill.red > 0 || (background.alpha > 0 && background.red === 0))
    throw refused("Printers draw their own codes black on white");
  if (module > MOST_DOTS)
    throw refused(`Printers draw modules of at most ${MOST_DOTS} dots, and these have ${module}`);
  const heightPx = pixelHeight(drawing, widthPx);
  const box = codeBox(drawing, widthPx / drawing.width, heightPx / drawing.height, isQr);
  const [x, y] = [place.left + box.left, place.top + box.top];
  if (isQr) return qrField(code.asked.content, symbol, module, { x, y });
  return barsField(symbol, { module, x, y, height: box.bottom - box.top, hasText: layers.length > 1 });
}

/**
 * `^BQ` starts lower by the height of `^BY`, 10 dots by default. The error correction level precedes the
 * data; `A` lets the printer choose the modes.
 */
function qrField(content: string, symbol: QrSymbol, module: number, at: { x: number; y: number }): string {
  if (!/^\p{ASCII}*$/u.test(content))
    throw refused("Which bytes a printer writes for letters beyond ASCII depends on its settings");
  if (!isSmallestInOneMode(content, symbol))
    throw refused("The printer may make a larger code of this content than was laid out");
  const top = Math.max(0, at.y - 1);
  return `^BY1,2,1^FO${at.x},${top}^BQN,2,${module}^FH^FD${symbol.level}A,${escaped(content)}^FS`;
}

/**
 * Whether the content needs this version even if it is encoded in a single mode, as the simplest encoder
 * does.
 */
function isSmallestInOneMode(content: string, { version, level }: QrSymbol): boolean {
  const mode = /^\d*$/.test(content) ? NUMERIC : /^[0-9A-Z $%*+\-./:]*$/.test(content) ? ALPHANUMERIC : BYTE;
  return headerBits(mode, version) + payloadBits(mode, content.length) <= capacityBits(version, level);
}

interface BarsPlace {
  module: number;
  x: number;
  y: number;
  height: number;
  hasText: boolean;
}

function barsField({ format, content }: BarcodeSymbol, place: BarsPlace): string {
  const { module, x, y, height, hasText } = place;
  const text = hasText ? "Y" : "N";
  // wide bars and spaces have three modules, as in our drawing
  const at = `^BY${module},3,${height}^FO${x},${y}`;
  switch (format) {
    // the printer computes the check digit of these three
    case "EAN13":
      return `${at}^BEN,${height},${text},N^FD${content.slice(0, -1)}^FS`;
    case "EAN8":
      return `${at}^B8N,${height},${text},N^FD${content.slice(0, -1)}^FS`;
    case "UPC":
      return `${at}^BUN,${height},${text},N,Y^FD${content.slice(0, -1)}^FS`;
    case "ITF":
      return `${at}^B2N,${height},${text},N,N^FD${content}^FS`;
    case "CODE39":
      return `${at}^B3N,N,${height},${text},N^FD${content}^FS`;
    case "CODE128":
      if (!/^[ -~]*$/.test(content)) throw refused("The printer's command takes no control characters");
      // in some modes, it starts an invocation code
      if (content.includes(">")) throw refused('Printers may take ">" in a CODE128 for a command');
      return `${at}^BCN,${height},${text},N,N,A^FH^FD${escaped(content)}^FS`;
    default:
      throw refused(`Printers draw no ${format} by a command that was tested`);
  }
}

/** `^FH`: an underscore and two hexadecimal digits are a byte. `^` and `~` start commands. */
const escaped = (content: string): string =>
  content.replaceAll(
    /[^ -}]|[\^_]/g,
    (character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
