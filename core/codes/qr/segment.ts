/** The modes by which text is written, from dense to plain. Kanji mode is not used: few readers know Shift JIS. */
export type SegmentMode = 0 | 1 | 2;
export const NUMERIC = 0;
export const ALPHANUMERIC = 1;
export const BYTE = 2;

/** A part of the content that is written in one mode. */
export interface Segment {
  mode: SegmentMode;
  text: string;
  /** Characters, or bytes of UTF-8 in byte mode. */
  length: number;
}

/** Bits of the character count for version 1 to 9, 10 to 26 and 27 to 40 (ISO/IEC 18004 table 3). */
const COUNT_BITS: Record<SegmentMode, [number, number, number]> = {
  [NUMERIC]: [10, 12, 14],
  [ALPHANUMERIC]: [9, 11, 13],
  [BYTE]: [8, 16, 16],
};

/** Bits in front of each segment: mode indicator and character count. */
export function headerBits(mode: SegmentMode, version: number): number {
  return 4 + COUNT_BITS[mode][version < 10 ? 0 : version < 27 ? 1 : 2];
}

/** Bits of the characters themselves (ISO/IEC 18004 §7.4.3 to 7.4.5). */
export function payloadBits(mode: SegmentMode, length: number): number {
  if (mode === BYTE) return length * 8;
  if (mode === ALPHANUMERIC) return 11 * (length >> 1) + 6 * (length & 1);
  const rest = length % 3;
  return 10 * ((length - rest) / 3) + (rest === 0 ? 0 : 3 * rest + 1);
}
