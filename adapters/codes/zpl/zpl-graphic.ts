import type { Bits } from "../raster/bits.ts";

/** Largest graphic that `^GF` accepts, bytes; larger ones are split into strips. */
const MOST_BYTES = 99_999;

/**
 * Black dots as graphic fields (`^GF`), without the white margins. The rows are hexadecimal digits in ZPL II
 * compression: a letter gives the number of repetitions of the next digit, a comma fills the rest of the row
 * with white, a colon repeats the row above. The exclamation mark for a black rest is not used, since some
 * label viewers fill it with the digit 1.
 * @param bits positioned at the label's top left corner
 * @returns no fields if there is no black dot
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

/** A part of the dots: bytes from left to right, rows from top to bottom; right and bottom are exclusive. */
interface ByteBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Bounds of all black dots, rounded outward to whole bytes. */
function inkBox({ bytes, stride, height }: Bits): ByteBox | null {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first === -1) return null;
  const box: ByteBox = { left: stride, top: Math.floor(first / stride), right: 0, bottom: 0 };
  for (let y = box.top; y < height; y++) {
    const [start, end] = [y * stride, (y + 1) * stride];
    let [left, right] = [start, end];
    while (left < end && bytes[left] === 0) left++;
    if (left === end) continue;
    while (bytes[right - 1] === 0) right--;
    box.left = Math.min(box.left, left - start);
    box.right = Math.max(box.right, right - start);
    box.bottom = y + 1;
  }
  return box;
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

/** Hexadecimal digits of each byte value. */
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

/** Largest count in two letters: z for 400, Y for 19. */
const MOST_REPEATS = 419;

/** G to Y stand for 1 to 19, g to z for 20 to 400 in steps of 20; two letters add up. */
function packedRun(digit: string, length: number): string {
  if (length > MOST_REPEATS) return packedRun(digit, MOST_REPEATS) + packedRun(digit, length - MOST_REPEATS);
  if (length < 3) return digit.repeat(length);
  const [twenties, ones] = [Math.floor(length / 20), length % 20];
  return `${letter("f", twenties)}${letter("F", ones)}${digit}`;
}

/** @param before the letter before the one that stands for 1 */
const letter = (before: string, count: number): string =>
  count === 0 ? "" : String.fromCharCode(before.charCodeAt(0) + count);
