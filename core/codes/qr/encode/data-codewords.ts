import { type BitWriter, createBitWriter } from "./bit-writer.ts";
import { blockLayout } from "../capacity.ts";
import type { SymbolPlan } from "../plan-symbol.ts";
import { ALPHANUMERIC, BYTE, headerBits, NUMERIC, type Segment, type SegmentMode } from "../segment.ts";
import type { ErrorCorrectionLevel } from "../symbol.ts";
import { utf8Bytes } from "../../utf8.ts";
import { hasUtf8Marker, UTF8_MARKER_BITS } from "../utf8-marker.ts";

/** "What follows is UTF-8": mode indicator 0111, then assignment number 26 in 8 bits (ISO/IEC 18004 §7.4.2). */
const UTF8_MARKER = (0b0111 << 8) | 26;

/** ISO/IEC 18004 table 2. */
const MODE_INDICATOR: Record<SegmentMode, number> = {
  [NUMERIC]: 0b0001,
  [ALPHANUMERIC]: 0b0010,
  [BYTE]: 0b0100,
};

/** A character's value is its place (ISO/IEC 18004 table 5). */
const ALPHANUMERIC_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** Alternating pad codewords that fill the remaining capacity (ISO/IEC 18004 §7.4.10). */
const PADDING = [0xec, 0x11];

/**
 * The codewords that hold the content, before error correction (ISO/IEC 18004 §7.4). Where text goes beyond ASCII and the
 * version has room to spare, they begin with the marker for UTF-8 (docs/decisions/0003-eci.md).
 */
export function dataCodewords(plan: SymbolPlan, version: number, level: ErrorCorrectionLevel): Uint8Array {
  const codewords = new Uint8Array(blockLayout(version, level).dataCodewords);
  const bits = createBitWriter(codewords);
  if (hasUtf8Marker(plan)) bits.put(UTF8_MARKER, UTF8_MARKER_BITS);
  for (const segment of plan.segments) {
    bits.put(MODE_INDICATOR[segment.mode], 4);
    bits.put(segment.length, headerBits(segment.mode, version) - 4);
    WRITE[segment.mode](segment, bits);
  }
  // the terminator is four zeros, or as many as fit; zeros also fill its last codeword
  const used = Math.min(codewords.length, Math.ceil((bits.length() + 4) / 8));
  for (let at = used; at < codewords.length; at++) codewords[at] = PADDING[(at - used) & 1]!;
  return codewords;
}

const WRITE: Record<SegmentMode, (segment: Segment, bits: BitWriter) => void> = {
  [NUMERIC]({ text }, bits) {
    for (let at = 0; at < text.length; at += 3) {
      const digits = text.slice(at, at + 3);
      bits.put(Number(digits), 3 * digits.length + 1);
    }
  },
  [ALPHANUMERIC]({ text }, bits) {
    const valueAt = (at: number) => ALPHANUMERIC_CHARACTERS.indexOf(text.charAt(at));
    for (let at = 0; at + 1 < text.length; at += 2) bits.put(45 * valueAt(at) + valueAt(at + 1), 11);
    if (text.length % 2 === 1) bits.put(valueAt(text.length - 1), 6);
  },
  [BYTE]({ text, length }, bits) {
    for (const byte of utf8Bytes(text, length)) bits.put(byte, 8);
  },
};
