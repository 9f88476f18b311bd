import type { QRCodeSegment } from "qrcode";
import type { SymbolPlan } from "../../../core/codes/qr/plan-symbol.ts";
import { BYTE, NUMERIC, type Segment } from "../../../core/codes/qr/segment.ts";

/**
 * "What follows is UTF-8": mode indicator 0111, then assignment number 26 in 8 bits (ISO/IEC 18004 §7.4.2), in the
 * shape of a `qrcode` segment: an indicator, a character count, no characters.
 */
const UTF8_MARKER = {
  mode: { bit: 0b0111, ccBits: [8, 8, 8] },
  getLength: () => 26,
  getBitsLength: () => 0,
  write: () => {},
};
const UTF8_MARKER_BITS = 12;

/**
 * The segments of a plan as the `qrcode` package takes them. Where text goes beyond ASCII and the version has room to
 * spare, they begin with the marker for UTF-8 (docs/decisions/0003-eci.md).
 */
export function toPackageSegments({ segments, spareBits }: SymbolPlan): QRCodeSegment[] {
  const list = segments.map(toPackageSegment);
  return spareBits >= UTF8_MARKER_BITS && segments.some(isBeyondAscii) ? withMarker(list) : list;
}

const utf8 = new TextEncoder();

function toPackageSegment({ mode, text }: Segment): QRCodeSegment {
  if (mode === BYTE) return { mode: "byte", data: utf8.encode(text) };
  return { mode: mode === NUMERIC ? "numeric" : "alphanumeric", data: text };
}

function isBeyondAscii({ mode, text, length }: Segment): boolean {
  return mode === BYTE && length !== text.length;
}

/**
 * The package builds its own segments from those it is given, by `reduce`, and knows none for a marker: this list
 * puts it in front of what was built. A test reads the marker back, in case another release builds them differently.
 */
function withMarker(list: QRCodeSegment[]): QRCodeSegment[] {
  const build = list.reduce.bind(list) as (...args: unknown[]) => unknown[];
  return Object.defineProperty(list, "reduce", {
    value: (...args: unknown[]) => [UTF8_MARKER, ...build(...args)],
  });
}
