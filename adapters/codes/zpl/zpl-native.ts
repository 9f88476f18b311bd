import type { BarcodeSymbol } from "../../../core/codes/barcode/symbol.ts";
import { capacityBits } from "../../../core/codes/qr/capacity.ts";
import { ALPHANUMERIC, BYTE, headerBits, NUMERIC, payloadBits } from "../../../core/codes/qr/segment.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import { DomainError } from "../../../core/errors.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { codeBox } from "../prove/frame-problem.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";

/** Largest module size that `^BY` and `^BQ` accept on all printers, dots. */
export const MOST_NATIVE_DOTS = 10;

/** Why a printer cannot draw this code itself, as a sentence; null if it can. */
export function nativeProblem(code: MadeCode): string | null {
  const reason = reasonAgainst(code);
  return reason === null ? null : `${reason}: print it as a graphic, without native.`;
}

/** Since the printer's rendering is unknown here, it is used for plain codes only, with contents that it accepts unchanged. */
function reasonAgainst({ drawing, symbol, module, asked: { content } }: MadeCode): string | null {
  const { background, layers } = drawing;
  const [first] = layers;
  if (drawing.symbol !== undefined || drawing.framed !== undefined || first?.kind !== "rects")
    return "Printers draw plain codes only, without style, frame and logo";
  if (first.fill.red > 0 || (background.alpha > 0 && background.red === 0))
    return "Printers draw their own codes black on white";
  if (module > MOST_NATIVE_DOTS)
    return `Printers draw modules of at most ${MOST_NATIVE_DOTS} dots, and these have ${module}`;
  if (!("level" in symbol)) return reasonAgainstBars(symbol);
  if (!/^\p{ASCII}*$/u.test(content))
    return "Which bytes a printer writes for letters beyond ASCII depends on its settings";
  if (!isSmallestInOneMode(content, symbol))
    return "The printer may make a larger code of this content than was laid out";
  return null;
}

function reasonAgainstBars({ format, content }: BarcodeSymbol): string | null {
  if (!COMMANDS[format]) return `Printers draw no ${format} by a command that was tested`;
  if (format !== "CODE128") return null;
  if (!/^[ -~]*$/.test(content)) return "The printer's command takes no control characters";
  // in some modes, it starts an invocation code
  return content.includes(">") ? 'Printers may take ">" in a CODE128 for a command' : null;
}

/**
 * The command with which a printer draws the same code itself, at the position of our drawing.
 * @param place position of the drawing on the label, dots
 * @throws DomainError `validation_failed` with `nativeProblem`
 */
export function nativeField(code: MadeCode, place: { left: number; top: number }): string {
  const problem = nativeProblem(code);
  if (problem !== null) throw new DomainError("validation_failed", problem);
  const { drawing, widthPx, symbol, module } = code;
  const isQr = "level" in symbol;
  const heightPx = pixelHeight(drawing, widthPx);
  const box = codeBox(drawing, widthPx / drawing.width, heightPx / drawing.height, isQr);
  const [x, y] = [place.left + box.left, place.top + box.top];
  if (isQr) return qrField(code.asked.content, symbol, module, { x, y });
  return barsField(symbol, {
    module,
    x,
    y,
    height: box.bottom - box.top,
    hasText: drawing.layers.length > 1,
  });
}

/**
 * `^BQ` starts lower by the height of `^BY`, 10 dots by default. The error correction level precedes the
 * data; `A` lets the printer choose the modes.
 */
function qrField(content: string, { level }: QrSymbol, module: number, at: { x: number; y: number }): string {
  const top = Math.max(0, at.y - 1);
  return `^BY1,2,1^FO${at.x},${top}^BQN,2,${module}^FH^FD${level}A,${escaped(content)}^FS`;
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

/** The command of a format. @param height of the bars, dots @param text whether the text stands below: Y or N */
type BarsCommand = (content: string, height: number, text: "Y" | "N") => string;

const COMMANDS: Partial<Record<BarcodeSymbol["format"], BarsCommand>> = {
  // the printer computes the check digit of these three
  EAN13: (content, height, text) => `^BEN,${height},${text},N^FD${content.slice(0, -1)}`,
  EAN8: (content, height, text) => `^B8N,${height},${text},N^FD${content.slice(0, -1)}`,
  UPC: (content, height, text) => `^BUN,${height},${text},N,Y^FD${content.slice(0, -1)}`,
  ITF: (content, height, text) => `^B2N,${height},${text},N,N^FD${content}`,
  CODE39: (content, height, text) => `^B3N,N,${height},${text},N^FD${content}`,
  CODE128: (content, height, text) => `^BCN,${height},${text},N,N,A^FH^FD${escaped(content)}`,
};

function barsField({ format, content }: BarcodeSymbol, place: BarsPlace): string {
  const { module, x, y, height, hasText } = place;
  const command = COMMANDS[format]?.(content, height, hasText ? "Y" : "N") ?? "";
  // wide bars and spaces have three modules, as in our drawing
  return `^BY${module},3,${height}^FO${x},${y}${command}^FS`;
}

/** `^FH`: an underscore and two hexadecimal digits are a byte. `^` and `~` start commands. */
const escaped = (content: string): string =>
  content.replaceAll(
    /[^ -}]|[\^_]/g,
    (character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
