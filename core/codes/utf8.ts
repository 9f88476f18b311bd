/** Bytes of the text in UTF-8 (RFC 3629 §3); half a surrogate pair counts as the replacement character. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(index + 1))) index++;
  }
  return bytes;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

/**
 * The text in UTF-8.
 * @param length that of `utf8Length`
 */
export function utf8Bytes(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      bytes[at++] = unit;
      continue;
    }
    const point = text.codePointAt(index)!;
    const isHalf = point >= 0xd800 && point < 0xe000;
    const value = isHalf ? REPLACEMENT : point;
    if (point > 0xffff) index++;
    const following = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;
    bytes[at++] = (FIRST_BYTE[following]! | (value >> (6 * following))) & 0xff;
    for (let left = following - 1; left >= 0; left--) bytes[at++] = 0x80 | ((value >> (6 * left)) & 0x3f);
  }
  return bytes;
}

const REPLACEMENT = 0xfffd;
/** Indexed by the number of bytes that follow. */
const FIRST_BYTE = [0, 0xc0, 0xe0, 0xf0];
