import type { Bits } from "../raster/bits.ts";

/** Bytes of a graphic that `^GF` takes at most; larger ones are sent as strips. */
const MOST_BYTES = 99_999;

/**
 * Black dots as graphic fields (`^GF`), without the white around them. The rows are hexadecimal digits in the compression of ZPL II: a
 * letter says how often the digit behind it stands, a comma that the rest of the row is white, a colon that the row is the same as the
 * one above. The exclamation mark for a rest that is black is not used: some programs that show labels fill it with the digit 1.
 * @param bits at the top left corner of the label
 * @returns no field where there is no black dot
 */
export function graphicFields(bits: Bits): string[] {
  const box = inkBox(bits);
  if (box === null) return [];
  const stride = box.right - box.left;
  const rowsOfStrip = Math.floor(MOST_BYTES / stride);
  const fields: string[] = [];
  for (let top = box.top; top < box.bottom; top += rowsOfStrip) {
    const bottom = Math.min(box.bottom, top + rowsOfStrip);
    const bytes = stride * (bottom - top);
    const rows = packedRows(bits, { ...box, top, bottom });
    fields.push(`^FO${box.left * 8},${top}^GFA,${bytes},${bytes},${stride},${rows}^FS`);
  }
  return fields;
}

/** A part of the dots: bytes from left to right, rows from top to bottom; right and bottom are the first behind it. */
interface ByteBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All black dots, sides rounded to whole bytes. */
function inkBox({ bytes, stride, height }: Bits): ByteBox | null {
  const box: ByteBox = { left: stride, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0) continue;
    const [x, y] = [at % stride, Math.floor(at / stride)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  return box.right === 0 ? null : box;
}

function packedRows({ bytes, stride }: Bits, { left, top, right, bottom }: ByteBox): string {
  const rows: string[] = [];
  for (let y = top; y < bottom; y++) {
    const [start, end] = [y * stride + left, y * stride + right];
    if (y > top && isSameAsAbove(bytes, stride, start, end)) {
      rows.push(":");
      continue;
    }
    let digits = "";
    for (let at = start; at < end; at++) digits += TWO_DIGITS[bytes[at]!]!;
    rows.push(packedRow(digits));
  }
  return rows.join("");
}

/** Of each byte. */
const TWO_DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, "0"));

function isSameAsAbove(bytes: Uint8Array, stride: number, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] !== bytes[at - stride]) return false;
  return true;
}

function packedRow(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === "0") end -= 1;
  const runs = digits.slice(0, end).match(/([0-9A-F])\1*/g) ?? [];
  const packed = runs.map((run) => packedRun(run.charAt(0), run.length)).join("");
  return end < digits.length ? `${packed},` : packed;
}

/** The largest count that two letters say: z for 400, Y for 19. */
const MOST_REPEATS = 419;

/** G to Y stand for 1 to 19, g to z for 20 to 400 in steps of 20; what two of them say is added. */
function packedRun(digit: string, length: number): string {
  if (length > MOST_REPEATS) return packedRun(digit, MOST_REPEATS) + packedRun(digit, length - MOST_REPEATS);
  if (length < 3) return digit.repeat(length);
  const [twenties, ones] = [Math.floor(length / 20), length % 20];
  return `${letter("f", twenties)}${letter("F", ones)}${digit}`;
}

/** @param before the letter in front of the one that stands for 1 */
const letter = (before: string, count: number): string =>
  count === 0 ? "" : String.fromCharCode(before.charCodeAt(0) + count);
